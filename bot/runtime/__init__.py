"""What runs the features: the context, the outbox's dispatcher, timers, pools, the throttle.

It knows no feature: a deliverer or a due service is given to it.
"""

"""Runs the features: the context, the outbox's dispatcher, timers, pools, the throttle.

It knows no feature: deliverers and scheduled services are passed in.
"""

"""Runs the features: the context, the outbox's poster, timers, pools, the throttle.

It knows no feature: deliverers and scheduled services are passed in.
"""

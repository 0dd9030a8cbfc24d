"""Runs the features: context, poster, agenda, worker pools, throttle. Knows no feature by name."""

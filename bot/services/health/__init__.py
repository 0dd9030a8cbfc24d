"""Checks and repairs of a whole database, for the commands ``doctor`` and ``restore``.

A running bot does not use them.
"""

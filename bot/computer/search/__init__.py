"""Positions with all cards known, their exact solution, and imagined hands ("worlds") for cards that are not known.

The worth of a result belongs in ``stakes``.
"""

"""Positions with all cards known, their exact solution, and imagined hands ("worlds") for unknown cards.

The worth of a result belongs in ``stakes``.
"""

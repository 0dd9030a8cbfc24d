"""Positions with all cards known, their exact solution, and imagined hands ("worlds") for cards that are not known.

What a result is worth belongs in ``stakes``.
"""

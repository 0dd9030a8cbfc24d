"""Deductions from a seat's own view: sure cards, deals that look the same, the cost of conceding.

Nothing here is given a ``Deal``: anyone who sees the same can work out the same.
"""

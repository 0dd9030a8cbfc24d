"""Deductions from a seat's own view: sure cards, deals that look the same, the cost of conceding.

No function here takes a ``Deal``, so anyone with the same view can deduce the same.
"""

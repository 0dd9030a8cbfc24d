"""Deductions from a seat's own view. No function here takes a ``Deal``, so equal views give equal deductions."""

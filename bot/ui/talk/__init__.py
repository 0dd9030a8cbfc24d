"""A deal in words: the calls, the tricks, the score sheet, and why each point was scored.

It knows no more than the view of the deal that it is given.
"""

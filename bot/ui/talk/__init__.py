"""A deal told in words: the calls, the tricks, the score sheet, why each point was scored.

It knows no more than the view that it tells.
"""

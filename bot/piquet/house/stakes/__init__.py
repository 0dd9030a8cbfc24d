"""A result's worth: in points, for a settlement, for games and for rubbers.

Choices belong in ``choices`` or ``play``.
"""

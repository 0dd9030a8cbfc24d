"""The worth of a result: in points, for the settlement of a partie, for games and for rubbers.

The choice between results belongs in ``choices`` or ``play``.
"""

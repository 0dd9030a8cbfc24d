"""What a result is worth: in points, for the settlement of a partie, for games and for rubbers.

Choosing between results belongs to the wings of the decisions.
"""

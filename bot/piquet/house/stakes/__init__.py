"""A result's worth: in points, for a settlement, for games and for rubbers."""

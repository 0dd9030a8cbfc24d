"""Par of a pack: what its cards alone give elder, measured by the play of the house in both seats."""

"""Par of a pack: the points that its cards alone give elder, measured by house against house."""

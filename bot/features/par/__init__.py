"""Par of a pack: elder's points from its cards alone, measured by house against house."""

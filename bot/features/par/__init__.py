"""Par of a pack: elder's points from the cards alone, measured by house against house."""

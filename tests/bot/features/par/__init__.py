"""Par of a pack."""

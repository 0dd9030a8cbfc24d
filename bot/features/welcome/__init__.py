"""A new person's first steps, and the quickest way to a game."""

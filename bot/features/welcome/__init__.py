"""The way in: first steps for a new person, and the quickest way to a game."""

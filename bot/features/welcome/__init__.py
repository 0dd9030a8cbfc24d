"""The way in: what a person who has just met the bot can do, and the quickest way to a game."""

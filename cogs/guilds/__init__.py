"""What belongs to a server: its settings, its moderators, the bot's coming and going. See ``personal`` for a person."""

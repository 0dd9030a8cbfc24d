"""The Piquet bot: the game, what people can ask for, and what they see."""

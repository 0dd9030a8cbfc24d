"""The tests of ``bot.model``."""

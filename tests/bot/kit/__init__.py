"""The tests of ``bot.kit``."""

"""The tests of ``bot.runtime``."""

"""The tests of ``bot.features``."""

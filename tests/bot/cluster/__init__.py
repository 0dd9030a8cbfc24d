"""The tests of ``bot.cluster``."""

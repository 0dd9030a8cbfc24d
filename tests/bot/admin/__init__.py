"""The tests of ``bot.admin``."""

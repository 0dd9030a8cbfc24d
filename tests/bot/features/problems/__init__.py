"""The tests of ``bot.features.problems``."""

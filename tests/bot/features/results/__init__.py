"""The tests of ``bot.features.results``."""

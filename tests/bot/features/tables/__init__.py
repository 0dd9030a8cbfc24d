"""The tests of ``bot.features.tables``."""

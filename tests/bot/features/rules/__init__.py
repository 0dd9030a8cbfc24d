"""The tests of ``bot.features.rules``."""

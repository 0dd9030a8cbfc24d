"""The tests of ``bot.features.house``."""

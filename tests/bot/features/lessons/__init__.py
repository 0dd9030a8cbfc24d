"""The tests of ``bot.features.lessons``."""

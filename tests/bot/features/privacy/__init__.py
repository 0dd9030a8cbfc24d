"""The tests of ``bot.features.privacy``."""

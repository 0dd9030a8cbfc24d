"""The tests of ``bot.features.analysis``."""

"""The tests of ``bot.features.daily``."""

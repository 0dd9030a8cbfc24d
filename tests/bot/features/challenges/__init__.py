"""The tests of ``bot.features.challenges``."""

"""The tests of ``bot.features.parties``."""

"""The tests of ``bot.features.archive``."""

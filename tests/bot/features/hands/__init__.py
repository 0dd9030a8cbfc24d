"""The tests of ``bot.features.hands``."""

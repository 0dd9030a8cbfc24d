"""The tests of ``bot.features.clocks``."""

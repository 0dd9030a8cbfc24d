"""The tests of ``bot/services/background``."""

"""The tests of ``bot/services/core``."""

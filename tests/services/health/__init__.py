"""The tests of ``bot/services/health``."""

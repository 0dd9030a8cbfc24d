"""The tests of ``bot/services/archive``."""

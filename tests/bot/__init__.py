"""The tests of ``bot``."""

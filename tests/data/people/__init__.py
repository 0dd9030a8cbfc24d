"""The tests of ``data/people``."""

"""Deals, parties and players for game tests. The second implementation is in ``support/reference``."""

"""Deals, parties and players for game tests. ``support/reference`` has the second implementation."""

"""Counts a deal's requests for people who leave orders."""

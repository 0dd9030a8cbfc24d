"""Rows of people: their settings and names, and whom they have blocked."""

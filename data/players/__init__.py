"""Rows of people: their settings and names, how far they are in the lessons, and whom they have blocked."""

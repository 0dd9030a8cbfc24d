"""Draws cards, tables, score sheets and charts."""

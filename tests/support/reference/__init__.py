"""Piquet a second time, written from the sources and not from ``bot/piquet``, to check it against.

No module here imports the game's own scoring.
"""

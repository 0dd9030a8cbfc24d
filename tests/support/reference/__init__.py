"""A second implementation of Piquet, written from the sources and not from ``bot/piquet``, to check the engine against.

No module here imports the game's own scoring.
"""

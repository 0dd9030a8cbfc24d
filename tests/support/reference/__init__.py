"""A second implementation, written from the sources and not from ``bot/piquet``, to check the engine.

No module here imports the game's own scoring.
"""

"""A second implementation of the rules, to check the engine.

It is written from the sources and not from ``bot/piquet``, and imports no scoring from there.
"""

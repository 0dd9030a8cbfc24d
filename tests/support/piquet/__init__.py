"""Deals, parties and players for the tests of the game.

The independent second implementation is in ``support/reference``.
"""

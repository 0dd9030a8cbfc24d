"""Positions and played parties for the tests of the computer player.

Studies that measure a player are in ``tests/lab/studies``.
"""

"""Positions and played parties for the tests of the computer player."""

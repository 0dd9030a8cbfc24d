"""Positions and played parties for computer player tests."""

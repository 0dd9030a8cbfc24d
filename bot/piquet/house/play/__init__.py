"""Chooses a card to play."""

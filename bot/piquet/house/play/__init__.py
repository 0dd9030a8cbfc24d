"""Chooses a card to play. Reasons belong in ``opinion``."""

"""Chooses bids, discards, calls and answers. Reasons belong in ``opinion``."""

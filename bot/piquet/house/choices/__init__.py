"""Chooses bids, discards, calls and answers."""

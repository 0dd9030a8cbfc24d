"""Chooses what to bid, discard, call, answer and sink. Reasons belong in ``opinion``."""

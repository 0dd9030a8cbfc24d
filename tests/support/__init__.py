"""Shared helpers: message readers, Discord's limits, players, positions. Fakes are in ``fakes``."""

"""Helpers that tests share: message readers, Discord's limits, players, positions. Fakes are in ``fakes``."""

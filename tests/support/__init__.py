"""Helpers that tests share: readers of messages, Discord's limits, players, positions.

Fakes of Discord, the messenger and the engine belong in ``fakes``.
"""

"""Parties in play: challenges, hands, tables, early ends. A finished partie is opened in ``archive``."""

"""Tests of ``bot.ui.hand``: a player's hand message and its controls."""

"""Tests of ``bot.ui.kit``: what all messages are made of."""

"""Tests of ``bot.ui.pictures``: the pictures."""

"""Tests of ``bot.ui.learn``: the pages of rules and the advice."""

"""Tests of ``bot.ui.talk``: a deal in words and its score sheet."""

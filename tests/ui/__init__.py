"""Tests of ``bot.ui``: messages are drawn from made-up views and read as a person would read them."""

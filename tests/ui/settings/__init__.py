"""Tests of ``bot.ui.settings``: settings, quiet hours and time zones as people type them."""

"""Tests of ``bot.ui.table``: what everybody on a server sees."""

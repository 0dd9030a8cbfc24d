"""Tests of ``bot.ui.archive``: finished parties: record text, history, replays."""

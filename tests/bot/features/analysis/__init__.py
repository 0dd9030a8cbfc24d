"""Tests of ``bot.features.analysis``."""

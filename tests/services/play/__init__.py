"""Tests of challenges, decisions, limits and moderation."""

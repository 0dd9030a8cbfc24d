"""Tests of history, replays, profiles and leaderboards."""

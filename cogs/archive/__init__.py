"""Finished parties and what they add up to: history, replays, profiles, leaderboards. Nothing here changes a partie."""

"""Finished parties: history, replays, and records as files and as text."""

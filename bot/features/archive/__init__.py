"""Finished parties: history, replays, and records as files and text."""

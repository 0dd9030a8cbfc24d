"""Finished parties: history, replays, records as files and as text."""

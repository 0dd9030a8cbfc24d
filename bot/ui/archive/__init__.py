"""Finished parties on screen: history, replays, profiles, leaderboards, files to take along.

Parties in play belong in ``table`` and ``hand``.
"""

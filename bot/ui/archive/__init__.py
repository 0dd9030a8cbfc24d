"""Finished parties: history, replays, profiles, leaderboards, and files to download.

Parties in play belong in ``table`` and ``hand``.
"""

"""Finished parties as people look at them again: history, profiles, replays, exports.

What is stored about them is written by ``ledger``.
"""

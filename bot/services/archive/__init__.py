"""Finished parties as people look at them later: history, profiles, replays, exports.

This package only reads. The ``ledger`` writes what is stored about finished parties.
"""

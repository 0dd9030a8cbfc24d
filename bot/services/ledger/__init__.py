"""The ledger: results, ratings, leaderboards and awards, and the end of a partie, which enters them.

Profiles and histories, which read the ledger for a person, belong in ``archive``.
"""

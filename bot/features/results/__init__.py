"""Results of finished parties: the ledger, ratings, awards, leaderboards and profiles.

The statistics of a profile are fields of ``Statistics`` in ``bot/model/results``.
"""

"""Results: the ledger, ratings, awards, leaderboards, profiles and suggested levels.

``bot/model/results`` has the ``Statistics`` of a profile.
"""

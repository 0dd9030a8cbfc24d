"""Results: the ledger, ratings, awards, leaderboards, profiles, suggested levels.

``bot/model/results`` has a profile's ``Statistics``.
"""

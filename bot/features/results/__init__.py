"""Results: the ledger, ratings, awards, leaderboards and profiles (``Statistics`` in ``bot/model/results``)."""

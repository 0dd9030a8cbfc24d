"""Results of finished parties: the ledger, ratings, awards, leaderboards and profiles."""

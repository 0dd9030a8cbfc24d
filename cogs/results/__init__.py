"""Commands of leaderboards and profiles."""

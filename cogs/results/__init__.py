"""Commands for leaderboards and profiles."""

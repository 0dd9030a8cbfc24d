"""*What if?* in replays and reviews."""

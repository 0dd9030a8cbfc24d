"""Problems: positions in which the master level's best choice is clear. ``problem`` imports no player."""

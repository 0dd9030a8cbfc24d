"""Problems: positions in which master's best choice is clear. ``problem`` imports no player."""

"""Problems: positions in which master's best choice is clear. ``problem`` is light to import, needing no player."""

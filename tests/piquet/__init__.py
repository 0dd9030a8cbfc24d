"""The game: the laws one by one, the worked deals, and the engine held against a second telling of the rules."""

"""People's settings, names, blocks, lessons and answers."""

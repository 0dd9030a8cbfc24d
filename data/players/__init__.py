"""People: settings, names, blocks, lessons, answers."""

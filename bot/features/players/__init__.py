"""People: settings and blocks."""

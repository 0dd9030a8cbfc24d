"""People: their settings, and the people they have blocked."""

"""People: their settings, and whom they have blocked."""

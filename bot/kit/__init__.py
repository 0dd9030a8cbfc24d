"""Building blocks for messages of all features."""

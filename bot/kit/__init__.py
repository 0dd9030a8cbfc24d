"""Building blocks for the messages of all features."""

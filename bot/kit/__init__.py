"""Building blocks of all messages. What one feature alone uses is in its folder."""

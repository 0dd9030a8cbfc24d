"""The Piquet bot."""

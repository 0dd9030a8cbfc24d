"""The try-out in a real browser."""

"""A deal in words: what was called and played, the score sheet, and the reason of each score."""

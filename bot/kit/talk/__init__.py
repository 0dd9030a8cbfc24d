"""A deal in words: calls, play, score sheet, and the reason for each score."""

"""Puts a deal into words: the calls, the play, the score sheet, and the reason for each score."""

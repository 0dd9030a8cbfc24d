"""Puts a deal into words: calls, play, score sheet, reasons for scores."""

"""A deal in words: calls, play, score sheet, reasons for scores."""

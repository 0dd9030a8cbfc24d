"""The house at a table: its turns, its advice, its deal reviews."""

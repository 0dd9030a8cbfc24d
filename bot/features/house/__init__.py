"""The house at a table: its turns, its advice, and its review of a deal."""

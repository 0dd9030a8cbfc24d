"""Challenges: made, limited, answered and expired; their messages, the panel, and the words for the cut."""

"""A player's private hand: its text, one step for each kind of decision, and drafts that are not confirmed yet.

What everybody sees belongs in ``table``.
"""

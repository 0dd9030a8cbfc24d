"""A player's hand in a DM or an ephemeral message: what they see, what is asked, what they have chosen so far.

What everybody sees belongs in ``table``.
"""

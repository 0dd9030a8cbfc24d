"""Pictures of a hand, the table, the score sheet and the history of a rating.

A picture never stands alone: text beside it says the same, and the message goes without it if it cannot be drawn.
"""

"""The computer player at a table: its turns, its advice, its reviews.

How it plays belongs in ``bot/computer``.
"""

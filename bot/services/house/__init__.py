"""The computer player at a table: its turns, its advice, its reviews, and who thinks for it on other machines.

How it plays belongs in ``bot/computer``.
"""

"""The choice of a card to play.

The reasons in words belong in ``opinion``.
"""

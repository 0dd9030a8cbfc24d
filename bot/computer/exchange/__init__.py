"""The choice of the cards to discard.

The reasons in words belong in ``opinion``.
"""

"""The choice of the cards to discard.

Reasons for it in words belong in ``opinion``.
"""

"""The choice of a card to play.

Reasons for it in words belong in ``opinion``.
"""

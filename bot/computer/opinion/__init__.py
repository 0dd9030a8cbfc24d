"""Master's opinion of a turn, as data: its action, the worth of each choice, and the reasons.

The words for it are in ``bot/features/house``.
"""

"""What master thinks of a turn, as data: what it would do, what each choice is worth, and why.

The words for it are in ``bot/features/house``.
"""

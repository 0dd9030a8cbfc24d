"""What master thinks of a turn: what it would do, what each choice is worth, and why, as data.

The words for it are in ``bot/ui/learn``.
"""

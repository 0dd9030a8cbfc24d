"""Cards that are known: positions, the exact solver, and worlds drawn for the cards that are not known.

What a result is worth belongs in ``stakes``.
"""

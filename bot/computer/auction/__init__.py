"""The choice of a bid in Counterpique.

What a contract is worth in a rubber belongs in ``stakes``.
"""

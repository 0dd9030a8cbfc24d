"""The choice of a bid in Counterpique.

The worth of a contract in a rubber belongs in ``stakes``.
"""

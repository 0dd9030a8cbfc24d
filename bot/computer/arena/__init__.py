"""Players measured against each other, and the protocol by which another program plays against the house.

Studies that are run once belong in ``tests/studies``.
"""

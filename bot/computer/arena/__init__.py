"""Players measured against each other, and the engine protocol, by which another program plays against the house.

Measurements that are run by hand belong in ``tests/lab/studies``.
"""

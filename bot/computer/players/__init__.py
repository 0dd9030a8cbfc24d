"""The interface of a player, the greedy player, against which all others are measured, and duels between players.

The house's own players are in ``levels``, measurements that are run by hand in ``tests/lab/studies``.
"""

"""The interface of a player, duels between players, and the greedy player, against which all others are measured.

The house's own players are in ``levels``.
"""

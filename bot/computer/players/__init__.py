"""The interface of a player, and the greedy player, against which all other players are measured.

The house's own players are in ``levels``.
"""

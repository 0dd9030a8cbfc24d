"""What a player is, and the greedy player against whom all others are measured.

The house's own players are in ``levels``.
"""

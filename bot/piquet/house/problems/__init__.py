"""Problems: positions in which the master level's best choice is clear.

The module ``problem`` imports no computer player.
"""

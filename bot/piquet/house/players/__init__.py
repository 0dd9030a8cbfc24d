"""The player interface, duels, and the greedy player. House players are in ``levels``."""

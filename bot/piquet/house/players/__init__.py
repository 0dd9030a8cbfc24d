"""The player interface, duels, and the greedy player. The house's own players are in ``levels``."""

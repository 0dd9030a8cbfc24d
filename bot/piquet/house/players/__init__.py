"""The player interface, duels, and the greedy player."""

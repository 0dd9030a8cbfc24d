"""The parts for a bot of several processes: their shares, their news to each other, and thinkers on other machines.

Only the client and the command ``think`` import them.
"""

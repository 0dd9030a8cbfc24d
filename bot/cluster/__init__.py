"""What only a bot of several processes needs: their shares, news of each other, and thinkers on other machines.

Only the client and the command ``think`` import it.
"""

"""The bot as people play with it, on a simulated Discord."""

"""Positions with all cards known, their exact solution, and imagined hands ("worlds")."""

"""Exact solutions with all cards known, and imagined hands ("worlds")."""

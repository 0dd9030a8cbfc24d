"""Compares a server's daily deal with ten people and with ten thousand."""

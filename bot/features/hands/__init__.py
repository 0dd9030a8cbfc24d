"""Hands: the private message with a player's cards, decisions and orders, and its delivery."""

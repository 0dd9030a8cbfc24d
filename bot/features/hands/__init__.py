"""Hands: a player's private message with cards, decisions and orders, and its delivery."""

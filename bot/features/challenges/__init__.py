"""Challenges: making, limiting, answering and expiring; their messages, the panel, cut words."""

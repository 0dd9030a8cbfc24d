"""Challenges: making, limiting, answering, expiring; their messages, panel and cut words."""

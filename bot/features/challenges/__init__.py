"""Challenges: making, limiting, answering and expiring them; their messages, panel and cut words."""

"""Lessons: fixed deals, played step by step."""

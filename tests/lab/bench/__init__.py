"""Measures load and speed on the wire: the real bot has its own process and core, and is compared with a bare bot.

``goals`` has the target figures; ``stores`` compares SQLite with a PostgreSQL server.
"""

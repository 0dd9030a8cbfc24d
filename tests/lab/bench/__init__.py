"""Load and speed on the wire: the real bot in its own process with a core to itself, next to a bare bot.

``goals`` has the figures to reach; ``stores`` compares SQLite with a PostgreSQL server.
"""

"""The SQLite file itself: connections, transactions, schema, lock, backups, integrity.

The SQL of each table is in the modules of ``data``.
"""

"""The SQLite file itself: connections, transactions, schema, lock, backups, integrity.

The statements of each table are in the modules of ``data``.
"""

"""The SQLite file: its connections, schema, lock, backups and integrity.

Everything here works on a file; what a server keeps itself is in ``postgresql``.
"""

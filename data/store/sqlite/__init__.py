"""The SQLite file: its connections, schema, backups and checks."""

"""The PostgreSQL server: its connections, schema and locks. Importing it raises UnusableDatabase without its driver."""

from data.store.errors import UnusableDatabase

try:
    import psycopg as psycopg
except ImportError:
    raise UnusableDatabase(
        "The database is on a PostgreSQL server, and the driver for it is not installed."
        " Install it with: .venv/bin/python -m pip install -e '.[postgres]'"
    ) from None

"""The PostgreSQL server: connections, schema and locks. Importing it without the driver raises UnusableDatabase."""

from data.store.errors import UnusableDatabase

try:
    import psycopg as psycopg
except ImportError:
    raise UnusableDatabase(
        "The database is on a PostgreSQL server, and the driver for it is not installed."
        " Install it with: .venv/bin/python -m pip install -e '.[postgres]'"
    ) from None

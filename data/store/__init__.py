"""The database itself, SQLite or PostgreSQL: opening, transactions, migrations, errors."""

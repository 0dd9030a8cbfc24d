"""SQLite and PostgreSQL: opening, transactions, migrations, errors; no table's SQL."""

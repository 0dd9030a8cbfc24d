"""The database itself: opening, transactions, migrations, errors; the same for both stores.

What only SQLite needs is in ``sqlite``, what only PostgreSQL needs in ``postgresql``. The SQL of each table is in the
modules of ``data``.
"""

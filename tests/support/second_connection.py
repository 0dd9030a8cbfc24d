"""Reads a test's database over a separate connection: only commits are visible."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from tests.support.server_databases import Chosen, database_for


class Ask(Protocol):
    def __call__(self, sql: str, *values: int | str) -> list[tuple[Any, ...]]: ...


@contextmanager
def second_connection(database: Path) -> Iterator[Ask]:
    """Connects to the database at this path, or to the server database used for the path."""
    if Chosen.server:
        import psycopg  # noqa: PLC0415 - only where the store is PostgreSQL

        from data.store.postgresql.transaction import translated  # noqa: PLC0415

        with psycopg.connect(database_for(database).url, autocommit=True) as server:
            yield lambda sql, *values: server.execute(translated(sql).encode(), values).fetchall()
    else:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
            yield lambda sql, *values: file.execute(sql, values).fetchall()


def whole_tables(database: Path, tables: Iterable[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields every row in these tables, by column name, with its table's name."""
    for table in tables:
        select = f'SELECT * FROM "{table}"'  # noqa: S608 - names of the schema
        if Chosen.server:
            import psycopg  # noqa: PLC0415 - only where the store is PostgreSQL
            from psycopg.rows import dict_row  # noqa: PLC0415

            with psycopg.connect(database_for(database).url, row_factory=dict_row) as server:
                yield from ((table, row) for row in server.execute(select.encode()).fetchall())
        else:
            with closing(sqlite3.connect(database)) as file:
                file.row_factory = sqlite3.Row
                yield from ((table, dict(row)) for row in file.execute(select).fetchall())

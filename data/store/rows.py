"""Reads and writes rows as dataclasses, with a field per column.

Statements name their columns: ``*`` would break once a newer process adds a column.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import Field, fields, replace
from enum import Enum
from functools import cache, lru_cache
from operator import itemgetter
from types import NoneType
from typing import Any, ClassVar, Final, Protocol, TypeVar, get_args

from data.store.transaction import Row, Transaction, Value


class AnyRow(Protocol):
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


R = TypeVar("R", bound=AnyRow)
_MARK: Final = re.compile(r"\{(?:(\w+)\.)?columns\}")


def columns(kind: type[AnyRow], table: str = "", *, without: Collection[str] = ()) -> str:
    """Returns a dataclass's column names for a statement.

    ``table`` prefixes the names; ``without`` leaves out computed columns.
    """
    prefix = f"{table}." if table else ""
    return ", ".join(f'{prefix}"{name}"' for name, _ in _columns(kind) if name not in without)


def add_row(tx: Transaction, table: str, row: AnyRow, ending: str = "", **others: Value) -> None:
    """Inserts a row. ``others`` are values for columns without a field; ``ending`` ends the statement."""
    tx.execute(*_added(table, row, ending, others))


def added_row(tx: Transaction, table: str, row: AnyRow, ending: str, **others: Value) -> Row | None:
    """Inserts a row like ``add_row``; ``ending`` has a RETURNING clause.

    Returns the clause's row, or None if nothing was added.
    """
    return tx.fetch_one(*_added(table, row, ending, others))


def _added(table: str, row: AnyRow, ending: str, others: dict[str, Value]) -> tuple[Any, ...]:
    values = {name: getattr(row, name) for name, _ in _columns(type(row))} | others
    return f"{_insert(table, tuple(values))} {ending}", *values.values()


def put_row(tx: Transaction, table: str, row: AnyRow, *key: str, **others: Value) -> None:
    """Inserts a row, or replaces the row with equal values in the ``key`` columns."""
    add_row(tx, table, row, _replace(type(row), key, tuple(others)), **others)


def fetch_rows(tx: Transaction, kind: type[R], sql: str, *values: Value) -> list[R]:
    """Returns rows as dataclasses. ``{columns}`` or ``{table.columns}`` in the statement stands for the field names."""
    return [read_row(kind, row) for row in tx.fetch_all(_named(kind, sql), *values)]


def fetch_row(tx: Transaction, kind: type[R], sql: str, *values: Value) -> R | None:
    row = tx.fetch_one(_named(kind, sql), *values)
    return None if row is None else read_row(kind, row)


def read_row(kind: type[R], row: Row | Mapping[str, Any]) -> R:
    """Converts a row, which may have more columns, to a dataclass."""
    reader: Callable[[Row | Mapping[str, Any]], R] = _reader(kind)
    return reader(row)


def cells(row: AnyRow) -> dict[str, Value]:
    return {name: getattr(row, name) for name, _ in _columns(type(row))}


def with_changes(row: R, changes: AnyRow) -> R:
    """Copies a row, replacing each field that is not None in ``changes``."""
    given = {field.name: getattr(changes, field.name) for field in fields(changes)}
    return replace(row, **{name: value for name, value in given.items() if value is not None})


@cache
def _reader(kind: type[R]) -> Callable[[Row | Mapping[str, Any]], R]:
    # Cached: a turn reads about seventy rows.
    names, conversions = zip(*_columns(kind), strict=True)
    values = itemgetter(*names) if len(names) > 1 else lambda row: [row[names[0]]]
    converted = [(at, convert) for at, convert in enumerate(conversions) if convert]

    def read(row: Row | Mapping[str, Any]) -> R:
        found = list(values(row))
        for at, convert in converted:
            found[at] = convert(found[at])
        return kind(*found)

    return read


@cache
def _columns(kind: type[AnyRow]) -> tuple[tuple[str, Callable[[Any], Any] | None], ...]:
    return tuple((field.name, _conversion(field.type)) for field in fields(kind))


def _conversion(annotation: object) -> Callable[[Any], Any] | None:
    kinds = [one for one in get_args(annotation) or (annotation,) if one is not NoneType]
    match kinds:
        case [type() as kind] if issubclass(kind, bool | Enum):
            return kind if kind is annotation else lambda value: None if value is None else kind(value)
    return None


@lru_cache(1024)
def _named(kind: type[AnyRow], sql: str) -> str:
    return _MARK.sub(lambda mark: columns(kind, mark[1] or ""), sql)


@cache
def _insert(table: str, names: tuple[str, ...]) -> str:
    places = ", ".join("?" * len(names))
    return f"INSERT INTO {table} ({_listed(names)}) VALUES ({places})"  # noqa: S608 - names of our dataclasses


@cache
def _replace(kind: type[AnyRow], key: tuple[str, ...], others: tuple[str, ...]) -> str:
    names = [name for name, _ in _columns(kind)] + [*others]
    replaced = ", ".join(f'"{name}" = excluded."{name}"' for name in names if name not in key)
    return f"ON CONFLICT ({_listed(key)}) DO UPDATE SET {replaced}"


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)

"""Rows made from dataclasses: each field is the column of its name, so no statement depends on their order."""

from collections.abc import Sequence
from dataclasses import Field, fields
from functools import cache
from typing import Any, ClassVar, Protocol, TypeVar

from data.store.transaction import Row, Transaction, Value


class AnyRow(Protocol):
    """A dataclass of any table."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


R = TypeVar("R", bound=AnyRow)


def add_row(tx: Transaction, table: str, row: AnyRow, ending: str = "", **others: Value) -> list[Row]:
    """Inserts a row, with ``others`` in columns that are no fields of it. ``ending`` follows in the statement."""
    values = _values(row) | others
    return tx.fetch_all(f"{_insert(table, tuple(values))} {ending}", *values.values())


def put_row(tx: Transaction, table: str, row: AnyRow, *key: str, **others: Value) -> None:
    """Inserts a row, or replaces all values of the stored one that has the same ``key``."""
    values = _values(row) | others
    replaced = ", ".join(f'"{name}" = excluded."{name}"' for name in values if name not in key)
    add_row(tx, table, row, f"ON CONFLICT ({_listed(key)}) DO UPDATE SET {replaced}", **others)


def read_row(kind: type[R], row: Row) -> R:
    """The dataclass of a row that has a column for each field; the database has 0 and 1 for False and True."""
    return kind(**{name: bool(row[name]) if is_bool else row[name] for name, is_bool in _columns(kind)})


def _values(row: AnyRow) -> dict[str, Value]:
    return {name: getattr(row, name) for name, _ in _columns(type(row))}


@cache
def _columns(kind: type[AnyRow]) -> tuple[tuple[str, bool], ...]:
    return tuple((field.name, field.type is bool) for field in fields(kind))


@cache
def _insert(table: str, names: tuple[str, ...]) -> str:
    places = ", ".join("?" * len(names))
    return f"INSERT INTO {table} ({_listed(names)}) VALUES ({places})"  # noqa: S608 - names of our dataclasses


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)

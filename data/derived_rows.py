"""Finds differences between stored rows and rows derived from actions, and repairs them by compare-and-swap."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import eq
from typing import Final, TypeAlias

from data.store.transaction import Transaction, Value

Cells: TypeAlias = Mapping[str, Value]
"""A row's values by column name."""

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "parties": ("id",),
    "seats": ("partie", "seat"),
    "deals": ("partie", "number"),
    "results": ("partie", "seat"),
    "deal_results": ("partie", "number", "seat"),
    "ratings": ("user", "pool"),
    "names": ("guild", "user"),
    "places": ("guild", "what", "pool", "period", "rank", "user"),
    "crowds": ("guild", "what", "pool", "period", "level", "bucket"),
    "posts": ("partie", "number"),
    "outbox": ("id",),
}
"""Primary keys of tables with derived values."""
_PRIVATE: Final = frozenset({"orders"})
"""Columns whose values may name a card."""
_LONGEST: Final = 60
"""The most characters printed of a value."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between a stored and a derived value, or between whole rows."""

    table: str
    key: tuple[Value, ...]
    column: str
    """Empty if the whole row is missing or needless."""
    stored: Value | Cells
    """None if the row is missing."""
    derived: Value | Cells
    """None if the row is needless."""

    @property
    def where(self) -> str:
        """The table, column and row key, for example ``seats.total 7/1``."""
        return f"{self.table}.{self.column or 'row'} {self._key}"

    @property
    def _key(self) -> str:
        return "/".join(map(str, self.key))

    def __str__(self) -> str:
        key = self._key
        if not self.column:
            return f"{self.table}, {key}, row, {_row(self.stored)}, {_row(self.derived)}"
        shown = ("?", "?") if self.column in _PRIVATE else (_shown(self.stored), _shown(self.derived))
        return f"{self.table}, {key}, {self.column}, {', '.join(shown)}"


def _row(cells: object) -> str:
    return "missing" if cells is None else "present"


def _shown(value: object) -> str:
    text = "NULL" if value is None else str(value)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def compare(
    table: str, stored: Iterable[Cells], derived: Iterable[Cells], same: Callable[[Value, Value], bool] = eq
) -> Iterator[Difference]:
    before, after = _by_key(table, stored), _by_key(table, derived)
    for key in sorted(before.keys() | after.keys(), key=str):
        old, new = before.get(key), after.get(key)
        if old is None or new is None:
            yield Difference(table, key, "", old, new)
            continue
        for column, value in new.items():
            if not same(old[column], value):
                yield Difference(table, key, column, old[column], value)


def _by_key(table: str, rows: Iterable[Cells]) -> dict[tuple[Value, ...], Cells]:
    return {tuple(row[column] for column in KEYS[table]): row for row in rows}


def write(tx: Transaction, difference: Difference) -> bool:
    """Writes the derived value, or adds or deletes the row. Returns False if the stored value has since changed."""
    table, stored, derived = difference.table, difference.stored, difference.derived
    key = dict(zip(KEYS[table], difference.key, strict=True))
    if difference.column:
        assert not isinstance(stored, Mapping)  # noqa: S101 - a column has a single value
        assert not isinstance(derived, Mapping)  # noqa: S101 - a column has a single value
        where, values = _where(key | {difference.column: stored})
        sql = f'UPDATE {table} SET "{difference.column}" = ? WHERE {where} RETURNING 1'  # noqa: S608 - names of columns
        return tx.fetch_one(sql, derived, *values) is not None
    if isinstance(derived, Mapping):
        columns, marks = ", ".join(f'"{name}"' for name in derived), ", ".join("?" * len(derived))
        sql = f"INSERT INTO {table} ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING RETURNING 1"  # noqa: S608 - names of columns
        return tx.fetch_one(sql, *derived.values()) is not None
    where, values = _where(stored if isinstance(stored, Mapping) else key)
    return tx.fetch_one(f"DELETE FROM {table} WHERE {where} RETURNING 1", *values) is not None  # noqa: S608 - names of columns


def _where(cells: Cells) -> tuple[str, list[Value]]:
    tests = (f'"{name}" IS NULL' if value is None else f'"{name}" = ?' for name, value in cells.items())
    return " AND ".join(tests), [value for value in cells.values() if value is not None]

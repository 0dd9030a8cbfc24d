"""Pars: elder's average lead in points from a pack. Younger's par has the opposite sign."""

from collections.abc import Collection
from dataclasses import dataclass, field

from data.store.rows import add_row, fetch_row, fetch_rows
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ParRow:
    """A pack's par under a rule set and house rules."""

    pack: str = field(repr=False)
    """As private as a hand until its deal is over."""
    rules: str
    options: str
    total: int
    """Elder's points less younger's, summed over ``lines`` deals."""
    lines: int
    """The number of deals that the house played against itself."""
    engine: int
    """The version of the house's engine."""


def par_of(tx: Transaction, pack: str, rules: str, options: str) -> ParRow | None:
    query = "SELECT {columns} FROM pars WHERE pack = ? AND rules = ? AND options = ?"
    return fetch_row(tx, ParRow, query, pack, rules, options)


def pars_of(tx: Transaction, packs: Collection[str]) -> list[ParRow]:
    query = f"SELECT {{columns}} FROM pars WHERE pack IN ({', '.join('?' * len(packs))})"  # noqa: S608 - only placeholders
    return fetch_rows(tx, ParRow, query, *packs) if packs else []


def add_par(tx: Transaction, row: ParRow) -> None:
    """Stores a par, unless its pack and rules already have one."""
    add_row(tx, "pars", row, "ON CONFLICT (pack, rules, options) DO NOTHING")

"""Training: a person's costly decisions, asked again after some days."""

from dataclasses import dataclass

from bot.model.ids import PartieId
from data.store.rows import add_row, fetch_row, put_row
from data.store.transaction import Transaction

_KEY = ("partie", "deal", "place")


@dataclass(frozen=True, slots=True)
class TrainingRow:
    """A person's costly decision, asked again as a question."""

    partie: PartieId
    deal: int
    """The deal's number, from 0."""
    place: int
    """The action's number in the deal, from 0."""
    user: int
    question: str
    """JSON."""
    due_at: int | None
    """When the question is asked next (Unix seconds); None once solved often enough."""
    answers: int = 0
    found: int = 0
    """The number of right answers."""
    choice: int | None = None
    """The option chosen last, from 0."""


def add_position(tx: Transaction, row: TrainingRow) -> None:
    """Stores a decision, unless it is stored already."""
    add_row(tx, "training", row, "ON CONFLICT (partie, deal, place) DO NOTHING")


def put_position(tx: Transaction, row: TrainingRow) -> None:
    put_row(tx, "training", row, *_KEY)


def position(tx: Transaction, partie: PartieId, deal: int, place: int) -> TrainingRow | None:
    query = "SELECT {columns} FROM training WHERE partie = ? AND deal = ? AND place = ?"
    return fetch_row(tx, TrainingRow, query, partie, deal, place)


def places_of(tx: Transaction, partie: PartieId, deal: int, user: int) -> set[int]:
    query = 'SELECT place FROM training WHERE partie = ? AND deal = ? AND "user" = ?'
    return {*tx.fetch_column(query, partie, deal, user)}


def next_position(tx: Transaction, user: int, now: int) -> TrainingRow | None:
    query = """
        SELECT {columns} FROM training WHERE "user" = ? AND due_at <= ?
        ORDER BY due_at, partie, deal, place LIMIT 1
    """
    return fetch_row(tx, TrainingRow, query, user, now)


def number_due(tx: Transaction, user: int, now: int) -> int:
    return int(tx.fetch_value('SELECT count(*) FROM training WHERE "user" = ? AND due_at <= ?', user, now))


def next_due(tx: Transaction, user: int) -> int | None:
    return tx.fetch_number('SELECT min(due_at) FROM training WHERE "user" = ?', user)

"""Costly decisions from reviews, asked again after some days."""

from dataclasses import dataclass

from bot.model.ids import PartieId
from data.store.rows import add_row, fetch_row, put_row
from data.store.transaction import Transaction

_KEY = ("partie", "deal", "place")


@dataclass(frozen=True, slots=True)
class TrainingRow:
    """``user``'s decision in a finished partie: the action at ``place`` of ``deal``, both from 0.

    ``question`` is JSON. ``due_at`` is in Unix seconds, None once found often enough. ``answers`` counts the answers,
    ``found`` the right ones. ``choice`` is the last answer, from 0.
    """

    partie: PartieId
    deal: int
    place: int
    user: int
    question: str
    due_at: int | None
    answers: int = 0
    found: int = 0
    choice: int | None = None


def add_position(tx: Transaction, row: TrainingRow) -> None:
    """Stores a decision, unless stored already."""
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

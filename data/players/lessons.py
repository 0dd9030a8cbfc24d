"""Lesson progress, and offers of the first lesson."""

from dataclasses import dataclass

from data.store.rows import fetch_rows, put_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class LessonRow:
    user: int
    lesson: str
    step: int = 0
    """The number of completed steps."""
    mistakes: int = 0
    """The number of mistakes in the current step."""
    at: int = 0
    """When the person last acted (Unix seconds)."""
    finished_at: int | None = None
    """When the person first finished the lesson (Unix seconds), else None."""


def lessons_of(tx: Transaction, user: int) -> tuple[LessonRow, ...]:
    query = 'SELECT {columns} FROM lessons WHERE "user" = ? ORDER BY at DESC, lesson'
    return tuple(fetch_rows(tx, LessonRow, query, user))


def save_lesson(tx: Transaction, row: LessonRow) -> None:
    put_row(tx, "lessons", row, "user", "lesson")


def was_offered(tx: Transaction, user: int) -> bool:
    return tx.fetch_one('SELECT at FROM lesson_offers WHERE "user" = ?', user) is not None


def add_offer(tx: Transaction, user: int, at: int) -> None:
    tx.execute('INSERT INTO lesson_offers ("user", at) VALUES (?, ?) ON CONFLICT DO NOTHING', user, at)

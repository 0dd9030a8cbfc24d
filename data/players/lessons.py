"""Lesson progress, and offers of the first lesson."""

from dataclasses import dataclass

from data.store.rows import fetch_rows, put_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A person's progress: ``step`` completed steps of ``lesson``, with ``mistakes`` in the current one.

    ``at`` is the last action, ``finished_at`` the first finish, in Unix seconds.
    """

    user: int
    lesson: str
    step: int = 0
    mistakes: int = 0
    at: int = 0
    finished_at: int | None = None


def lessons_of(tx: Transaction, user: int) -> tuple[LessonRow, ...]:
    query = 'SELECT {columns} FROM lessons WHERE "user" = ? ORDER BY at DESC, lesson'
    return tuple(fetch_rows(tx, LessonRow, query, user))


def save_lesson(tx: Transaction, row: LessonRow) -> None:
    put_row(tx, "lessons", row, "user", "lesson")


def was_offered(tx: Transaction, user: int) -> bool:
    return tx.fetch_one('SELECT at FROM lesson_offers WHERE "user" = ?', user) is not None


def add_offer(tx: Transaction, user: int, at: int) -> None:
    tx.execute('INSERT INTO lesson_offers ("user", at) VALUES (?, ?) ON CONFLICT DO NOTHING', user, at)

"""The guided lessons: each person's progress, and the people to whom the first one was offered."""

from dataclasses import dataclass

from data.store.rows import fetch_rows, put_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class LessonRow:
    """``user`` has done ``step`` steps of the lesson named ``lesson``.

    ``mistakes`` are those in the present step. ``at`` is when they last did something in it, ``finished_at`` when they
    first finished it, None if they have not. Times are unix seconds.
    """

    user: int
    lesson: str
    step: int = 0
    mistakes: int = 0
    at: int = 0
    finished_at: int | None = None


def lessons_of(tx: Transaction, user: int) -> tuple[LessonRow, ...]:
    """The lessons that a person has begun, the latest first."""
    return tuple(fetch_rows(tx, LessonRow, 'SELECT * FROM lessons WHERE "user" = ? ORDER BY at DESC, lesson', user))


def save_lesson(tx: Transaction, row: LessonRow) -> None:
    """Saves how far a person has come in a lesson."""
    put_row(tx, "lessons", row, "user", "lesson")


def was_offered(tx: Transaction, user: int) -> bool:
    """True if the first lesson was ever offered to a person."""
    return tx.fetch_one('SELECT at FROM lesson_offers WHERE "user" = ?', user) is not None


def add_offer(tx: Transaction, user: int, at: int) -> None:
    """Remembers that the first lesson was offered to a person."""
    tx.execute('INSERT INTO lesson_offers ("user", at) VALUES (?, ?) ON CONFLICT DO NOTHING', user, at)

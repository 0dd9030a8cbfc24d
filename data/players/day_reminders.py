"""Daily reminders."""

from dataclasses import dataclass

from bot.model.changes import DayReminderSet
from data.store.rows import fetch_row, fetch_rows, put_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class DayReminder:
    """A person's reminder for a server's days (``guild`` 0: outside a server).

    The bot looks at it next at ``due_at`` (Unix seconds). ``missed`` counts reminders in a row without a deal played.
    """

    user: int
    guild: int
    due_at: int
    missed: int = 0


def reminder_of(tx: Transaction, user: int) -> DayReminder | None:
    """Returns a person's reminder, or None."""
    return fetch_row(tx, DayReminder, 'SELECT {columns} FROM day_reminders WHERE "user" = ?', user)


def put_reminder(tx: Transaction, row: DayReminder) -> None:
    """Stores a reminder."""
    put_row(tx, "day_reminders", row, "user")
    tx.note(DayReminderSet())


def remove_reminder(tx: Transaction, user: int) -> None:
    """Deletes a person's reminder."""
    tx.execute('DELETE FROM day_reminders WHERE "user" = ?', user)


def due_reminders(tx: Transaction, now: int, most: int) -> list[DayReminder]:
    """Returns up to ``most`` reminders due at ``now``, the longest overdue first."""
    query = 'SELECT {columns} FROM day_reminders WHERE due_at <= ? ORDER BY due_at, "user" LIMIT ?'
    return fetch_rows(tx, DayReminder, query, now, most)


def next_reminder(tx: Transaction) -> int | None:
    """Returns when the next reminder is due (Unix seconds), or None."""
    return tx.fetch_number("SELECT min(due_at) FROM day_reminders")

"""Who is reminded of the deal of the day."""

from dataclasses import dataclass

from bot.model.changes import DayReminderSet
from data.store.rows import fetch_row, fetch_rows, put_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class DayReminder:
    """A person who asked to be reminded of the days of a server; ``guild`` is 0 for the days without one.

    ``due_at`` is when the bot looks at it next, in Unix seconds. ``missed`` counts the reminders in a row that brought
    no deal.
    """

    user: int
    guild: int
    due_at: int
    missed: int = 0


def reminder_of(tx: Transaction, user: int) -> DayReminder | None:
    """A person's reminder; None unless they asked for one."""
    return fetch_row(tx, DayReminder, 'SELECT {columns} FROM day_reminders WHERE "user" = ?', user)


def put_reminder(tx: Transaction, row: DayReminder) -> None:
    """Saves a person's reminder."""
    put_row(tx, "day_reminders", row, "user")
    tx.note(DayReminderSet())


def remove_reminder(tx: Transaction, user: int) -> None:
    """Deletes a person's reminder, if there is one."""
    tx.execute('DELETE FROM day_reminders WHERE "user" = ?', user)


def due_reminders(tx: Transaction, now: int, most: int) -> list[DayReminder]:
    """Up to ``most`` reminders due at ``now``, the longest overdue first."""
    query = 'SELECT {columns} FROM day_reminders WHERE due_at <= ? ORDER BY due_at, "user" LIMIT ?'
    return fetch_rows(tx, DayReminder, query, now, most)


def next_reminder(tx: Transaction) -> int | None:
    """When the next reminder is due, in Unix seconds; None without any."""
    due: int | None = tx.fetch_value("SELECT min(due_at) FROM day_reminders")
    return due

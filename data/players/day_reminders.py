"""Daily reminders for people who asked for them."""

from dataclasses import dataclass

from bot.model.changes import DayReminderSet
from data.store.rows import fetch_row, fetch_rows, put_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class DayReminder:
    user: int
    guild: int
    """0 for people outside servers."""
    due_at: int
    """Unix seconds."""
    missed: int = 0
    """Counts reminders in a row without a deal played afterwards."""


def reminder_of(tx: Transaction, user: int) -> DayReminder | None:
    return fetch_row(tx, DayReminder, 'SELECT {columns} FROM day_reminders WHERE "user" = ?', user)


def put_reminder(tx: Transaction, row: DayReminder) -> None:
    put_row(tx, "day_reminders", row, "user")
    tx.note(DayReminderSet())


def remove_reminder(tx: Transaction, user: int) -> None:
    tx.execute('DELETE FROM day_reminders WHERE "user" = ?', user)


def due_reminders(tx: Transaction, now: int, most: int) -> list[DayReminder]:
    query = 'SELECT {columns} FROM day_reminders WHERE due_at <= ? ORDER BY due_at, "user" LIMIT ?'
    return fetch_rows(tx, DayReminder, query, now, most)


def next_reminder(tx: Transaction) -> int | None:
    return tx.fetch_number("SELECT min(due_at) FROM day_reminders")

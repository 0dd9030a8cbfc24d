"""Vacations and weekly rest days."""

from bot.model.clock_pauses import RestDays, Vacation
from bot.model.ids import PartieId
from data.store.rows import add_row, columns, fetch_row, fetch_rows, put_row, read_row
from data.store.transaction import Transaction


def vacations_since(tx: Transaction, user: int, since: int) -> tuple[Vacation, ...]:
    """Returns a person's vacations with an end after ``since``, the earliest first."""
    query = 'SELECT {columns} FROM vacations WHERE "user" = ? AND ends_at > ? ORDER BY began_at'
    return tuple(fetch_rows(tx, Vacation, query, user, since))


def save_vacation(tx: Transaction, vacation: Vacation) -> None:
    put_row(tx, "vacations", vacation, "user", "began_at")


def rest_at(tx: Transaction, user: int, since: int) -> RestDays | None:
    """Returns the rest days a person had at ``since``, or None if no days were chosen."""
    query = 'SELECT {columns} FROM rest_days WHERE "user" = ? AND from_at <= ? ORDER BY from_at DESC LIMIT 1'
    return fetch_row(tx, RestDays, query, user, since)


def rests_of(tx: Transaction, user: int) -> list[RestDays]:
    return fetch_rows(tx, RestDays, 'SELECT {columns} FROM rest_days WHERE "user" = ? ORDER BY from_at', user)


def rests_at(tx: Transaction, partie_id: PartieId) -> list[tuple[int, RestDays]]:
    """Returns (seat, rest days) for each choice of rest days by a partie's players, the earliest first."""
    query = f"""
        SELECT seats.seat, {columns(RestDays, "rest_days")} FROM seats JOIN rest_days ON rest_days."user" = seats."user"
        WHERE seats.partie = ? ORDER BY from_at
    """  # noqa: S608 - a constant
    return [(row["seat"], read_row(RestDays, row)) for row in tx.fetch_all(query, partie_id)]


def save_rest(tx: Transaction, rest: RestDays) -> None:
    tx.execute('DELETE FROM rest_days WHERE "user" = ? AND from_at >= ?', rest.user, rest.from_at)
    add_row(tx, "rest_days", rest)


def drop_later(tx: Transaction, user: int, now: int) -> None:
    tx.execute('DELETE FROM rest_days WHERE "user" = ? AND from_at > ?', user, now)

"""The outbox: messages still to be sent, each stored in the same transaction as the event that it reports."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from bot.model.changes import NoticeAdded
from bot.model.ids import NOBODY, PRIVATE, PartieId
from bot.model.outbox_messages import DeleteMessage, MoveTable, OpenTable, OutboxMessage, TellResult, parse_message
from data.store.rows import columns, fetch_rows, read_row
from data.store.transaction import Row, Transaction


class Place(StrEnum):
    """The place of a message: the table, the hand of a seat, or the channel that the partie belongs to."""

    TABLE = "table"
    HAND0 = "hand0"
    HAND1 = "hand1"
    CHANNEL = "channel"


@dataclass(frozen=True, slots=True)
class Backlog:
    """The ``number`` of notices with this many ``attempts``, and when the first of them is due.

    Those that are ``held`` wait for a known reason: the bot has left the server, the player's DMs are closed, or the
    bot could not open or move the table.
    """

    attempts: int
    held: bool
    due_at: int
    number: int


DueNotice: TypeAlias = tuple[PartieId, int, int]
"""A notice as (partie, id, first decision). A partly delivered notice keeps its id for the rest."""
_SEATS = {Place.HAND0: 0, Place.HAND1: 1}
NO_SEAT = -2


@dataclass(frozen=True, slots=True)
class Notice:
    """A message about a partie's decisions ``first_seq`` to ``last_seq`` (inclusive), due at a place at ``due_at``.

    Once ``tried`` it is not widened any more, since it may have arrived. Its id is never reused, and is its nonce.
    ``widened`` is how often it was, so that one that changed while its message was on its way is told from one that
    did not.
    """

    id: int
    partie: PartieId
    place: Place
    message: OutboxMessage
    first_seq: int
    last_seq: int
    tried: bool
    attempts: int
    due_at: int
    post_channel: int | None
    widened: int = 0


_COLUMNS: Final = f"kind, {columns(Notice, without=('message',))}"


class NewNotice(NamedTuple):
    """A message about the decisions ``first_seq`` to ``last_seq`` (inclusive), due at a place at ``due_at``."""

    place: Place
    message: OutboxMessage
    first_seq: int
    last_seq: int
    due_at: int


def enqueue(
    tx: Transaction,
    partie_id: PartieId,
    place: Place,
    message: OutboxMessage,
    *,
    first_seq: int,
    last_seq: int,
    due_at: int,
) -> None:
    """Puts one message about these decisions into the outbox, as ``enqueue_all`` does."""
    enqueue_all(tx, partie_id, [NewNotice(place, message, first_seq, last_seq, due_at)])


def enqueue_all(tx: Transaction, partie_id: PartieId, notices: Sequence[NewNotice]) -> None:
    """Puts these messages into the outbox. No two of them are the same message for the same place.

    If the same message is waiting for the same place, not yet tried, it is widened to these decisions. Unless it is
    being retried, it is due at the earlier of both times; at the table, when the new decisions are. Nothing is stored
    for the hand of the house or of a forgotten person, or for the table and channel of a private partie, which has
    neither. Exceptions are the deletion of a message, because the hands delete those of the table too, and the result,
    for the challenge in a DM.
    """
    if not notices:
        return
    insert = f"""
        INSERT INTO outbox (partie, place, kind, first_seq, last_seq, tried, attempts, due_at)
        WITH added (place, kind, first_seq, last_seq, due_at, seat, on_server) AS (
            VALUES {", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(notices))}
        )
        SELECT parties.id, added.place, added.kind, added.first_seq, added.last_seq, 0, 0, added.due_at
        FROM added JOIN parties ON parties.id = ?
        WHERE COALESCE(parties.house, -1) <> added.seat AND (parties.guild <> ? OR added.on_server = 0)
            AND NOT EXISTS (
                SELECT 1 FROM seats WHERE partie = parties.id AND seats.seat = added.seat AND "user" <= ?
            )
        ON CONFLICT (partie, place, kind) WHERE tried = 0 DO UPDATE SET
            first_seq = CASE WHEN excluded.first_seq < outbox.first_seq
                THEN excluded.first_seq ELSE outbox.first_seq END,
            last_seq = CASE WHEN excluded.last_seq > outbox.last_seq
                THEN excluded.last_seq ELSE outbox.last_seq END,
            due_at = CASE
                WHEN outbox.attempts = 0 AND (outbox.place = 'table' OR excluded.due_at < outbox.due_at)
                THEN excluded.due_at ELSE outbox.due_at END,
            widened = outbox.widened + 1
    """  # noqa: S608 - only marks for values
    values = [value for notice in notices for value in _added(notice)]
    tx.execute(insert, *values, partie_id, PRIVATE, NOBODY)
    tx.note(NoticeAdded(partie_id))


def _added(notice: NewNotice) -> tuple[str, str, int, int, int, int, int]:
    place, message, first_seq, last_seq, due_at = notice
    on_server = place in (Place.TABLE, Place.CHANNEL) and message != TellResult()
    seat = NO_SEAT if isinstance(message, DeleteMessage) else _SEATS.get(place, NO_SEAT)
    return place, str(message), first_seq, last_seq, due_at, seat, int(on_server)


def waiting(tx: Transaction, partie_id: PartieId) -> list[Notice]:
    """The notices of a partie, due or not, in the order of their ids."""
    rows = tx.fetch_all(f"SELECT {_COLUMNS} FROM outbox WHERE partie = ? ORDER BY id", partie_id)  # noqa: S608 - a constant
    return [_notice(row) for row in rows]


def mark_tried(tx: Transaction, notice: int, post_channel: int | None) -> Notice | None:
    """Marks a notice as tried before it is sent to ``post_channel``; returns None if it is gone.

    Later decisions then become a new notice. The channel of the first try is kept.
    """
    update = f"""
        UPDATE outbox SET tried = 1, post_channel = CASE tried WHEN 0 THEN ? ELSE post_channel END
        WHERE id = ? RETURNING {_COLUMNS}
    """  # noqa: S608 - a constant
    row = tx.fetch_one(update, post_channel, notice)
    return None if row is None else _notice(row)


def delete(tx: Transaction, notice: int) -> bool:
    """Deletes a notice that has arrived or is not needed any more. Returns False if another process already did."""
    return tx.fetch_one("DELETE FROM outbox WHERE id = ? RETURNING id", notice) is not None


def delete_unless_widened(tx: Transaction, notice: Notice) -> bool:
    """Deletes a notice that has arrived, unless it was widened since it was read: then it is told again.

    Returns whether it was deleted now.
    """
    unless_widened = "DELETE FROM outbox WHERE id = ? AND widened = ? RETURNING id"
    return tx.fetch_one(unless_widened, notice.id, notice.widened) is not None


def delete_unless_outdated(tx: Transaction, notice: Notice, seq: int) -> bool:
    """Deletes a notice that has arrived, unless it was widened, or the partie has gone on from ``seq``, since it was
    read. Returns whether it was deleted now.
    """
    delete = """
        DELETE FROM outbox WHERE id = ? AND widened = ?
            AND EXISTS (SELECT 1 FROM parties WHERE parties.id = outbox.partie AND parties.seq = ?)
        RETURNING id
    """
    return tx.fetch_one(delete, notice.id, notice.widened, seq) is not None


def drop(tx: Transaction, partie_id: PartieId, place: Place, message: OutboxMessage) -> None:
    """Deletes a message, tried or not, because another one replaces it."""
    tx.execute("DELETE FROM outbox WHERE partie = ? AND place = ? AND kind = ?", partie_id, place, str(message))


def drop_delayed(tx: Transaction, partie_id: PartieId, place: Place, message: OutboxMessage, now: int) -> None:
    """Deletes an untried message that is due after ``now``, because its reason is gone."""
    delete = """
        DELETE FROM outbox
        WHERE partie = ? AND place = ? AND kind = ? AND tried = 0 AND attempts = 0 AND due_at > ?
    """
    tx.execute(delete, partie_id, place, str(message), now)


def delete_until(tx: Transaction, notice: int, last_seq: int) -> None:
    """Deletes a notice up to ``last_seq``; decisions added to it later remain."""
    if tx.fetch_one("DELETE FROM outbox WHERE id = ? AND last_seq <= ? RETURNING id", notice, last_seq) is None:
        tx.execute("UPDATE outbox SET first_seq = ? WHERE id = ?", last_seq + 1, notice)


def delete_shown(tx: Transaction, partie_id: PartieId, place: Place, kinds: Sequence[OutboxMessage], seq: int) -> None:
    """Deletes messages of these kinds for a place that shows the partie as of ``seq`` already."""
    marks = ", ".join("?" * len(kinds))
    delete = f"DELETE FROM outbox WHERE partie = ? AND place = ? AND kind IN ({marks}) AND last_seq <= ?"  # noqa: S608
    tx.execute(delete, partie_id, place, *map(str, kinds), seq)


def delete_on_live_hand(
    tx: Transaction, partie_id: PartieId, place: Place, kind: OutboxMessage, seq: int, hand_message: int
) -> bool:
    """Deletes a message of this kind for a hand that shows the partie as of ``seq`` already, if ``hand_message`` is its
    live message. Returns whether there was one to delete.
    """
    delete = """
        DELETE FROM outbox WHERE partie = ? AND place = ? AND kind = ? AND last_seq <= ? AND EXISTS (
            SELECT 1 FROM seats WHERE seats.partie = outbox.partie AND seats.seat = ? AND seats.hand_message = ?
        )
        RETURNING id
    """
    return tx.fetch_one(delete, partie_id, place, str(kind), seq, _SEATS[place], hand_message) is not None


def delay(tx: Transaction, notice: int, due_at: int) -> None:
    """Counts a failed attempt and schedules the next one for ``due_at``."""
    tx.execute("UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = ?", due_at, notice)


def set_due(tx: Transaction, notice: int, due_at: int) -> None:
    """Makes a notice due at ``due_at``."""
    tx.execute("UPDATE outbox SET due_at = ? WHERE id = ?", due_at, notice)


def hasten_all(tx: Transaction, partie_id: PartieId, now: int) -> None:
    """Makes all notices of a partie due at ``now``."""
    tx.execute("UPDATE outbox SET due_at = ? WHERE partie = ? AND due_at > ?", now, partie_id, now)
    tx.note(NoticeAdded(partie_id))


def hasten_table(tx: Transaction, partie_id: PartieId, now: int) -> None:
    """Makes the notices for the table of a partie due at ``now``."""
    tx.execute("UPDATE outbox SET due_at = ? WHERE partie = ? AND place = 'table' AND due_at > ?", now, partie_id, now)
    tx.note(NoticeAdded(partie_id))


def tables_without_access(tx: Transaction, after: int) -> list[tuple[PartieId, int, int]]:
    """The parties whose table could not be opened or moved and is retried after this time, with server and channel."""
    query = """
        SELECT DISTINCT outbox.partie, parties.guild, parties.channel
        FROM outbox JOIN parties ON parties.id = outbox.partie
        WHERE outbox.kind IN (?, ?) AND outbox.attempts > 0 AND outbox.due_at > ?
    """
    return tx.fetch_tuples(query, str(OpenTable()), str(MoveTable()), after)


def put_off(tx: Transaction, partie_id: PartieId, place: Place, due_at: int) -> None:
    """Delays all notices of a place until ``due_at``, because they wait behind one that is due then."""
    update = "UPDATE outbox SET due_at = ? WHERE partie = ? AND place = ? AND due_at < ?"
    tx.execute(update, due_at, partie_id, place, due_at)


def next_due(tx: Transaction) -> int | None:
    """The time at which the next notice is due, None if the outbox is empty."""
    due: int | None = tx.fetch_value("SELECT min(due_at) FROM outbox")
    return due


def due(tx: Transaction, now: int) -> tuple[list[DueNotice], list[DueNotice]]:
    """The notices due at ``now``, the longest overdue first, in two lists: for tables and hands, and for channels."""
    tables: list[DueNotice] = []
    channels: list[DueNotice] = []
    query = "SELECT partie, id, first_seq, place FROM outbox WHERE due_at <= ? ORDER BY due_at, partie"
    for partie_id, notice, first_seq, place in tx.fetch_all(query, now):
        (channels if place == Place.CHANNEL else tables).append((partie_id, notice, first_seq))
    return tables, channels


def backlog(tx: Transaction, now: int, until: int) -> list[Backlog]:
    """Counts the notices due at ``now``, and those that were tried before and are due again by ``until``."""
    query = """
        SELECT attempts, held, min(due_at) AS due_at, count(*) AS number FROM (
        SELECT outbox.attempts, outbox.due_at, CASE
            WHEN guilds.left_at IS NOT NULL OR users.dms_closed = 1 THEN 1
            WHEN outbox.kind IN (?, ?) AND outbox.attempts > 0 THEN 1 ELSE 0 END AS held
        FROM outbox JOIN parties ON parties.id = outbox.partie
        LEFT JOIN guilds ON guilds.id = parties.guild
        LEFT JOIN seats ON seats.partie = outbox.partie AND outbox.place = 'hand' || seats.seat
        LEFT JOIN users ON users.id = seats.user
        WHERE outbox.due_at <= ? AND (outbox.attempts > 0 OR outbox.due_at <= ?)
        ) AS waiting GROUP BY attempts, held
    """
    return fetch_rows(tx, Backlog, query, str(OpenTable()), str(MoveTable()), until, now)


def _notice(row: Row) -> Notice:
    return read_row(Notice, {**dict(row), "message": parse_message(row["kind"])})

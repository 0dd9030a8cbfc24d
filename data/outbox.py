"""The outbox: messages to send. An event and its messages are stored in one transaction."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from bot.model.changes import NoticeAdded
from bot.model.ids import NOBODY, PRIVATE, PartieId
from bot.model.outbox_messages import OutboxMessage, PostAwards, SendNew, Show, parse_message
from data.parties import PartieRow
from data.store.rows import columns, fetch_rows, read_row
from data.store.transaction import Row, Transaction


class Place(StrEnum):
    TABLE = "table"
    HAND0 = "hand0"
    HAND1 = "hand1"
    CHANNEL = "channel"
    """The channel of the challenge."""


HANDS: Final = (Place.HAND0, Place.HAND1)


@dataclass(frozen=True, slots=True)
class Backlog:
    """A group of waiting notices with equal ``attempts`` and ``held``."""

    attempts: int
    held: bool
    """Whether the notices wait for a known reason: the bot is gone, DMs are closed, or no table could be opened."""
    due_at: int
    """When the first notice is due."""
    number: int


NO_SEAT = -2
"""The seat of a notice for a table or channel. It differs from -1, which stands for no house."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to send about decisions ``first_seq`` to ``last_seq``."""

    id: int
    """Never reused; also Discord's nonce."""
    partie: PartieId
    place: Place
    message: OutboxMessage
    first_seq: int
    last_seq: int
    tried: bool
    """Whether the message may have arrived. Later decisions then become a new notice."""
    attempts: int
    due_at: int
    post_channel: int | None
    """The channel of the first try."""
    widened: int = 0
    """Counts changes of the untried notice, to reveal a change during a send."""


_COLUMNS: Final = f"kind, {columns(Notice, without=('message',))}"


class NewNotice(NamedTuple):
    place: Place
    message: OutboxMessage
    first_seq: int
    last_seq: int
    due_at: int


def enqueue(tx: Transaction, row: PartieRow, place: Place, message: OutboxMessage, now: int) -> None:
    enqueue_all(tx, row.id, [NewNotice(place, message, row.seq, row.seq, now)])


def enqueue_for_hands(tx: Transaction, row: PartieRow, message: OutboxMessage, now: int) -> None:
    enqueue_all(tx, row.id, [NewNotice(place, message, row.seq, row.seq, now) for place in HANDS])


def refresh_hand(tx: Transaction, row: PartieRow, seat: int, now: int) -> None:
    """Enqueues a redraw of a player's hand message, even if it already shows the latest decision."""
    enqueue_all(tx, row.id, [NewNotice(HANDS[seat], Show(), row.seq + 1, row.seq + 1, now)])


def enqueue_all(tx: Transaction, partie_id: PartieId, notices: Sequence[NewNotice]) -> None:
    """Enqueues messages, merging each with an untried message of its kind at its place.

    A merged message covers both messages' decisions. It is due at the earlier time; at a table, at the new time; after
    a failed attempt, at its retry. Ignores messages for the house, forgotten people, and a private partie's table.
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
    on_server = place is Place.TABLE or isinstance(message, PostAwards)
    seat = HANDS.index(place) if place in HANDS else NO_SEAT
    return place, str(message), first_seq, last_seq, due_at, seat, int(on_server)


def waiting(tx: Transaction, partie_id: PartieId) -> list[Notice]:
    rows = tx.fetch_all(f"SELECT {_COLUMNS} FROM outbox WHERE partie = ? ORDER BY id", partie_id)  # noqa: S608 - a constant
    return [_notice(row) for row in rows]


def mark_tried(tx: Transaction, notice: int, post_channel: int | None) -> Notice | None:
    """Marks a notice as tried; the first try stores ``post_channel``. Returns the notice, or None if it was deleted."""
    update = f"""
        UPDATE outbox SET tried = 1, post_channel = CASE tried WHEN 0 THEN ? ELSE post_channel END
        WHERE id = ? RETURNING {_COLUMNS}
    """  # noqa: S608 - a constant
    row = tx.fetch_one(update, post_channel, notice)
    return None if row is None else _notice(row)


# Deleting and rescheduling notices.


def done(tx: Transaction, notice: Notice, *, seq: int | None = None) -> bool:
    """Deletes a notice once sent or needless.

    Returns False and keeps the notice if a decision was added after it was read or, with ``seq``, if the partie has
    later decisions.
    """
    delete = """
        DELETE FROM outbox WHERE id = ? AND widened = ?
            AND (? = -1 OR EXISTS (SELECT 1 FROM parties WHERE parties.id = outbox.partie AND parties.seq = ?))
        RETURNING id
    """
    at = -1 if seq is None else seq
    return tx.fetch_one(delete, notice.id, notice.widened, at, at) is not None


def drop_shown(
    tx: Transaction, partie_id: PartieId, place: Place, message: OutboxMessage, seq: int, *, live: int | None = None
) -> bool:
    """Deletes a hand notice about decisions up to ``seq``, already shown by the hand message.

    With ``live``, the hand message must still have this id. Returns whether a notice was deleted.
    """
    delete = """
        DELETE FROM outbox WHERE partie = ? AND place = ? AND kind = ? AND last_seq <= ? AND (? = -1 OR EXISTS (
            SELECT 1 FROM seats WHERE seats.partie = outbox.partie AND seats.seat = ? AND seats.hand_message = ?
        ))
        RETURNING id
    """
    at = -1 if live is None else live
    return tx.fetch_one(delete, partie_id, place, str(message), seq, at, HANDS.index(place), at) is not None


def drop_delayed_send(tx: Transaction, partie_id: PartieId, seat: int, now: int) -> None:
    """Cancels an untried new hand message due after ``now``, because the player has already acted."""
    delete = """
        DELETE FROM outbox
        WHERE partie = ? AND place = ? AND kind = ? AND tried = 0 AND attempts = 0 AND due_at > ?
    """
    tx.execute(delete, partie_id, HANDS[seat], str(SendNew()), now)


def postpone(tx: Transaction, notice: Notice, due_at: int, *, failed: bool = True, alone: bool = False) -> None:
    """Postpones a notice to ``due_at``, with all notices of its partie and place unless ``alone``.

    If ``failed``, counts an attempt.
    """
    tx.execute("UPDATE outbox SET attempts = attempts + ?, due_at = ? WHERE id = ?", int(failed), due_at, notice.id)
    if not alone:
        behind = "UPDATE outbox SET due_at = ? WHERE partie = ? AND place = ? AND due_at < ?"
        tx.execute(behind, due_at, notice.partie, notice.place, due_at)


def make_due(tx: Transaction, partie_id: PartieId, now: int, only: Place | None = None) -> None:
    """Makes a partie's notices due at ``now``; with ``only``, just the notices for that place."""
    place = only or ""
    update = "UPDATE outbox SET due_at = ? WHERE partie = ? AND due_at > ? AND (? = '' OR place = ?)"
    tx.execute(update, now, partie_id, now, place, place)
    tx.note(NoticeAdded(partie_id))


# What is due.


def tables_without_access(tx: Transaction, after: int) -> list[tuple[PartieId, int, int]]:
    """Returns (partie, server, channel) for tables refused by Discord, with a retry due after ``after``."""
    query = """
        SELECT DISTINCT outbox.partie, parties.guild, parties.channel
        FROM outbox JOIN parties ON parties.id = outbox.partie
        WHERE outbox.place = ? AND outbox.kind = ? AND outbox.attempts > 0 AND outbox.due_at > ?
    """
    return tx.fetch_tuples(query, Place.TABLE, str(SendNew()), after)


def next_due(tx: Transaction) -> int | None:
    return tx.fetch_number("SELECT min(due_at) FROM outbox")


def due(tx: Transaction, now: int) -> tuple[list[PartieId], list[PartieId]]:
    """Returns parties with due table or hand notices, and parties with due channel notices.

    In both lists, the longest overdue comes first.
    """
    tables: dict[PartieId, None] = {}
    channels: dict[PartieId, None] = {}
    query = "SELECT partie, place FROM outbox WHERE due_at <= ? ORDER BY due_at, partie"
    for partie_id, place in tx.fetch_all(query, now):
        (channels if place == Place.CHANNEL else tables)[partie_id] = None
    return [*tables], [*channels]


def backlog(tx: Transaction, now: int, until: int) -> list[Backlog]:
    """Counts notices due by ``now``, and retries due by ``until``."""
    query = """
        SELECT attempts, held, min(due_at) AS due_at, count(*) AS number FROM (
        SELECT outbox.attempts, outbox.due_at, CASE
            WHEN guilds.left_at IS NOT NULL OR users.dms_closed = 1 THEN 1
            WHEN outbox.place = ? AND outbox.kind = ? AND outbox.attempts > 0 THEN 1 ELSE 0 END AS held
        FROM outbox JOIN parties ON parties.id = outbox.partie
        LEFT JOIN guilds ON guilds.id = parties.guild
        LEFT JOIN seats ON seats.partie = outbox.partie AND outbox.place = 'hand' || seats.seat
        LEFT JOIN users ON users.id = seats.user
        WHERE outbox.due_at <= ? AND (outbox.attempts > 0 OR outbox.due_at <= ?)
        ) AS waiting GROUP BY attempts, held
    """
    return fetch_rows(tx, Backlog, query, Place.TABLE, str(SendNew()), until, now)


def _notice(row: Row) -> Notice:
    return read_row(Notice, {**dict(row), "message": parse_message(row["kind"])})

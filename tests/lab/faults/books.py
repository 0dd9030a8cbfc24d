"""Reads the committed state of a running or killed bot, and checks it against the table's messages."""

import sqlite3
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Protocol, TypeVar

from bot.features.results.service import feats, is_rubicon
from bot.model.ids import PartieId
from bot.model.outbox_messages import SendNew
from bot.piquet import record
from bot.piquet.record import RecordedPartie
from data import outbox, parties, posts
from data.outbox import Notice
from data.parties import PartieRow, SeatRow
from data.posts import Post
from data.store.address import Address, ServerAddress
from data.store.sqlite.connections import SqliteTransaction
from data.store.transaction import Transaction, Work
from tests.fakes.process.scenario import UNTOLD
from tests.support.discord.table_checks import check_post, check_sheets, record_of
from tests.support.hanging import hanging
from tests.support.secret_watch import KeptSecret, kept_secrets

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    row: PartieRow
    seats: tuple[SeatRow, SeatRow]
    game: RecordedPartie
    posts: list[Post]
    waiting: list[Notice]


class Reader(Protocol):
    def read(self, work: Work[T]) -> T: ...

    def close(self) -> None: ...


class FileReader:
    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(path, isolation_level=None)
        self._file.row_factory = sqlite3.Row
        self._file.execute("PRAGMA query_only = 1")
        self.close: Callable[[], None] = self._file.close

    def read(self, work: Work[T]) -> T:
        self._file.execute("BEGIN")
        try:
            return work(SqliteTransaction(self._file))
        finally:
            self._file.execute("ROLLBACK")


class ServerReader:
    """A connection to the database server, reopened after each server restart."""

    def __init__(self, address: ServerAddress) -> None:
        # Only where there is a server, there is a driver.
        from data.store.postgresql.connections import Link  # noqa: PLC0415

        self._link = Link(address, reads=True)
        self.close: Callable[[], None] = self._link.close

    def read(self, work: Work[T]) -> T:
        return self._link.run(work).result


class Books:
    """Reads a database over a separate connection until ``close``. Only commits are visible."""

    def __init__(self, address: Address) -> None:
        self._reader: Reader = ServerReader(address) if isinstance(address, ServerAddress) else FileReader(address)
        self.close = self._reader.close

    def ask(self, sql: str, *values: int | str) -> list[tuple[int, ...]]:
        return self._reader.read(lambda tx: [tuple(row) for row in tx.fetch_all(sql, *values)])

    def secrets(self) -> list[KeptSecret]:
        return self._reader.read(kept_secrets)

    def partie(self, number: int) -> Entry:
        partie = PartieId(number)

        def work(tx: Transaction) -> Entry:
            row = parties.get_partie(tx, partie)
            assert row is not None
            game = record.read(record_of(tx, partie))
            return Entry(
                row,
                parties.seats(tx, partie),
                game,
                posts.posts(tx, partie),
                [notice for notice in outbox.waiting(tx, partie) if not _is_delayed(notice, row)],
            )

        return self._reader.read(work)

    def breaches(self) -> list[tuple[int, str]]:
        return self._reader.read(hanging)

    def untold(self, partie: PartieId) -> int:
        return len(self.ask(f"{UNTOLD} AND partie = ?", partie))


def _is_delayed(notice: Notice, row: PartieRow) -> bool:
    """A hand message for a player who acted recently is sent only if they do not decide soon."""
    untried = not notice.tried and not notice.attempts
    return notice.message == SendNew() and untried and notice.due_at > row.since


def told_wrongly(entry: Entry, standing: Mapping[int, str]) -> str:
    """Returns "" if the table reported each decision, and its consequences, once and in order; else the error.

    ``standing`` has the partie's table messages by message id, oldest first.
    """
    try:
        _check_told(entry, standing)
    except AssertionError as wrong:
        where = traceback.extract_tb(wrong.__traceback__)[-1].line
        return f"partie {entry.row.id} is not told as it was played: {str(wrong) or where}"
    return ""


def awarded_wrongly(entry: Entry, told: Sequence[int]) -> str:
    """Returns "" if the channel reported each notable deal once and in order; else the error.

    ``told`` has the reported deals' numbers from 1, oldest first. Server records are left out, because they depend on
    other parties.
    """
    apart = entry.row.table_channel not in (None, entry.row.channel)
    worth = [
        number
        for number, deal in enumerate(entry.game.deals, 1)
        if deal.over and feats(deal.rules, deal.reckoning.items, deal.game)
    ]
    if is_rubicon(entry.game.outcome) and len(entry.game.deals) not in worth:
        worth.append(len(entry.game.deals))
    # Deals against the house are not announced.
    due = worth if apart and entry.row.house is None else []
    return "" if list(told) == due else f"partie {entry.row.id}: the channel was told of {told}, and not of {due}"


def _check_told(entry: Entry, standing: Mapping[int, str]) -> None:
    assert not entry.waiting, f"never told: {entry.waiting}"
    kept = [(post.message, post.first_seq, post.last_seq) for post in entry.posts]
    assert list(standing) == [message for message, _, _ in kept], f"{kept} were kept, and there stand {standing}"
    talks = [post for post in entry.posts if post.first_seq <= post.last_seq]
    told = [(-1, -1), *((post.first_seq, post.last_seq) for post in talks)]
    assert all(after[0] == before[1] + 1 for before, after in pairwise(told)), f"told with gaps: {told}"
    assert told[-1][1] + 1 == entry.row.seq, f"told until {told[-1][1]} of {entry.row.seq}"
    for post in talks:
        check_post(entry.game, post, standing[post.message])
    check_sheets(entry.game, 0, "\n".join(standing[post.message] for post in talks))

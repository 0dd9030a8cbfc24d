"""Records of parties that are over, to be taken along: of one, or of all of a person's."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.piquet.record import RecordedPartie, Spelt, read, write_spelt
from bot.piquet.rules import Rules
from bot.services.archive.history import HistoryKey
from bot.services.archive.replays import Reader, ended
from bot.services.core.context import Context
from bot.services.core.replay import stored_rules
from data import parties, results
from data.parties import PartieId, PartieRow
from data.store.transaction import Transaction

__all__ = ["Collected", "Exported", "all_of", "one"]

BITE = 20
"""So many parties are read in one go: nobody waits longer behind them than behind a few clicks."""


@dataclass(frozen=True, slots=True)
class Exported:
    """A partie that is over: its record, a line of JSON; the same played through; the names of the seats."""

    partie: PartieId
    record: str
    game: RecordedPartie
    names: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Collected:
    """The records of somebody's parties, one on a line, the oldest first; whether they are all that he has."""

    records: bytes
    parties: int
    whole: bool


@dataclass(frozen=True, slots=True)
class _Kept:
    """What is kept of a partie, in the words of the record."""

    rules: Rules
    names: tuple[str, str]
    deals: tuple[Spelt, ...]

    def line(self) -> str:
        """The record as a line of JSON, its end included."""
        return json.dumps(write_spelt(self.rules, self.names, self.deals), ensure_ascii=False) + "\n"


async def one(context: Context, partie_id: PartieId, reader: Reader) -> Exported:
    """A partie for a file. Raises NoSuchPartie or PartieInPlay."""
    kept = await context.database.read(lambda tx: _kept(tx, ended(tx, partie_id, reader)))
    return await asyncio.to_thread(_exported, partie_id, kept)


async def all_of(context: Context, user: int, room: int) -> Collected:
    """All parties of a person that are over, or the newest of them, as many as have room in so many bytes."""
    found: list[bytes] = []
    before: HistoryKey | None = None
    while bite := await context.database.read(partial(_bite, user=user, before=before)):
        for line in await asyncio.to_thread(_spelt, bite):
            if len(line) > room:
                return _collected(found, whole=False)
            found.append(line)
            room -= len(line)
        before = bite[-1][0]
    return _collected(found, whole=True)


def _collected(newest_first: list[bytes], *, whole: bool) -> Collected:
    return Collected(b"".join(reversed(newest_first)), len(newest_first), whole)


def _spelt(bite: Sequence[tuple[HistoryKey, _Kept]]) -> list[bytes]:
    return [kept.line().encode() for _, kept in bite]


def _bite(tx: Transaction, user: int, before: HistoryKey | None) -> list[tuple[HistoryKey, _Kept]]:
    found = results.of_user(tx, user, before=before, most=BITE)
    own = Reader(user, None)
    return [((one.ended_at, one.partie), _kept(tx, ended(tx, one.partie, own))) for one in found]


def _exported(partie_id: PartieId, kept: _Kept) -> Exported:
    line = kept.line()
    return Exported(partie_id, line, read(line), kept.names)


def _kept(tx: Transaction, row: PartieRow) -> _Kept:
    first, second = parties.seats(tx, row.id)
    texts: dict[int, list[str]] = {}
    for action in parties.actions_of(tx, row.id):
        texts.setdefault(action.deal, []).append(action.text)
    deals = [
        Spelt(deal.dealer, (deal.hand0, deal.hand1), deal.talon, texts.get(deal.number, []))
        for deal in parties.deals(tx, row.id)
    ]
    return _Kept(stored_rules(row), (first.name, second.name), tuple(deals))

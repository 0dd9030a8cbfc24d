"""Exports finished parties as records, in files: one partie, or all parties of a person."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.piquet.record import DealText, RecordedPartie, read, write_texts
from bot.piquet.rules import Rules
from bot.services.archive.history import HistoryKey
from bot.services.archive.replays import ended
from bot.services.core.context import Context
from bot.services.core.reader import Reader
from bot.services.core.replay import stored_rules
from data import parties, results
from data.parties import PartieId, PartieRow
from data.store.transaction import Transaction

__all__ = ["Collected", "Exported", "all_of", "one"]

BATCH = 5
"""How many parties are read in one transaction: few, since a click waits for it, some 3 ms."""


@dataclass(frozen=True, slots=True)
class Exported:
    """A finished partie: its record as a line of JSON, the same replayed, and the names of the players by seat."""

    partie: PartieId
    record: str
    game: RecordedPartie
    names: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Collected:
    """The records of a person's parties, one on a line, the oldest first. ``whole`` is whether they are all of them."""

    records: bytes
    parties: int
    whole: bool


@dataclass(frozen=True, slots=True)
class _RecordSource:
    """What the record of a partie needs, in its notation."""

    rules: Rules
    names: tuple[str, str]
    deals: tuple[DealText, ...]

    def line(self) -> str:
        """The record as a line of JSON, with the newline."""
        return json.dumps(write_texts(self.rules, self.names, self.deals), ensure_ascii=False) + "\n"


async def one(context: Context, partie_id: PartieId, reader: Reader) -> Exported:
    """The record of a partie that this reader may see. Raises NoSuchPartie or PartieInPlay."""
    kept = await context.database.read(lambda tx: _record_source(tx, ended(tx, partie_id, reader)))
    return await asyncio.to_thread(_exported, partie_id, kept)


async def all_of(context: Context, user: int, room: int) -> Collected:
    """The records of a person's finished parties: as many of the newest as fit into ``room`` bytes."""
    found: list[bytes] = []
    before: HistoryKey | None = None
    while batch := await context.database.read(partial(_batch, user=user, before=before)):
        for line in await asyncio.to_thread(_lines, batch):
            if len(line) > room:
                return _collected(found, whole=False)
            found.append(line)
            room -= len(line)
        before = batch[-1][0]
    return _collected(found, whole=True)


def _collected(newest_first: list[bytes], *, whole: bool) -> Collected:
    return Collected(b"".join(reversed(newest_first)), len(newest_first), whole)


def _lines(batch: Sequence[tuple[HistoryKey, _RecordSource]]) -> list[bytes]:
    return [kept.line().encode() for _, kept in batch]


def _batch(tx: Transaction, user: int, before: HistoryKey | None) -> list[tuple[HistoryKey, _RecordSource]]:
    found = results.of_user(tx, user, before=before, most=BATCH)
    own = Reader(user, None)
    return [((one.ended_at, one.partie), _record_source(tx, ended(tx, one.partie, own))) for one in found]


def _exported(partie_id: PartieId, kept: _RecordSource) -> Exported:
    line = kept.line()
    return Exported(partie_id, line, read(line), kept.names)


def _record_source(tx: Transaction, row: PartieRow) -> _RecordSource:
    first, second = parties.seats(tx, row.id)
    texts: dict[int, list[str]] = {}
    for action in parties.actions_of(tx, row.id):
        texts.setdefault(action.deal, []).append(action.text)
    deals = [
        DealText(deal.dealer, (deal.hand0, deal.hand1), deal.talon, texts.get(deal.number, []))
        for deal in parties.deals(tx, row.id)
    ]
    return _RecordSource(stored_rules(row), (first.name, second.name), tuple(deals))

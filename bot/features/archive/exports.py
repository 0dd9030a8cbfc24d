import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import accumulate

from bot.features.archive.history import HistoryKey
from bot.features.parties.imported_rows import FinishedRows, finished_rows, imported_rows
from bot.features.parties.packs import proof_of
from bot.model.errors import DayStillOpen
from bot.model.ids import PartieId, is_imported
from bot.piquet.position import deal_json
from bot.piquet.proof import Proof
from bot.piquet.record import Broken, Json, NotARecord, RecordedPartie, read, write_deals
from bot.piquet.rules import Rules
from bot.runtime.context import Context
from bot.runtime.reader import Reader
from bot.runtime.replay import stored_rules
from data import parties, results
from data.parties import ActionRow, SeatRow
from data.store.transaction import Transaction

WriteText = Callable[["Exported", int], str]
"""Writes a finished partie as text, given its end in Unix seconds. Runs in a thread."""
MOST_TEXTS = 100
"""The most parties written as text: writing one takes as long as about a hundred clicks."""
BATCH = 5
"""The most parties read in one transaction: a click may have to wait for the read (about 3 ms)."""


@dataclass(frozen=True, slots=True)
class Exported:
    """A finished partie: its record as a JSON line, and the partie replayed from it."""

    partie: PartieId
    record: str
    game: RecordedPartie


@dataclass(frozen=True, slots=True)
class Collected:
    records: bytes
    """JSON Lines, one record a line."""
    parties: int
    whole: bool
    """Whether ``records`` has every finished partie of the person."""
    texts: bytes
    """The newest parties in readable form."""
    text_count: int
    """The number of parties in ``texts``."""
    withheld: int
    """The number of finished daily deals left out because their day is still open."""


@dataclass(frozen=True, slots=True)
class _RecordSource:
    rules: Rules
    names: tuple[str, str]
    deals: list[Json]
    proof: Proof | None

    def line(self) -> str:
        return json.dumps(write_deals(self.rules, self.names, self.deals, self.proof), ensure_ascii=False) + "\n"


async def one(context: Context, partie_id: PartieId, reader: Reader) -> Exported:
    """Exports a finished partie or an imported record. Raises NoSuchPartie or PartieInPlay."""
    kept = await context.database.read(lambda tx: _source(tx, partie_id, reader))
    return await asyncio.to_thread(_exported, partie_id, kept)


async def all_of(context: Context, user: int, room: int, write_text: WriteText) -> Collected:
    """Exports a person's newest records, up to ``room`` bytes.

    The newest ``MOST_TEXTS`` records are written as text too, if they fit.
    """
    found, texts = list[bytes](), list[bytes]()
    before: HistoryKey | None = None
    whole, withheld = True, 0
    while whole and (some := await context.database.read(partial(_batch, user=user, before=before))):
        batch, before = [(key, kept) for key, kept in some if kept is not None], some[-1][0]
        withheld += len(some) - len(batch)
        lines = await asyncio.to_thread(lambda kept: [source.line().encode() for _, source in kept], batch)
        for line in lines:
            if len(line) > room:
                whole = False
                break
            found.append(line)
            room -= len(line)
        if len(texts) < MOST_TEXTS:
            texts += await asyncio.to_thread(_texts, batch, write_text)
    fitting = [text for text, size in zip(texts, accumulate(map(len, texts)), strict=True) if size <= room][:MOST_TEXTS]
    records, text = b"".join(reversed(found)), b"\n\n".join(reversed(fitting))
    return Collected(records, len(found), whole, text, len(fitting), withheld)


def _texts(batch: Sequence[tuple[HistoryKey, _RecordSource]], write_text: WriteText) -> list[bytes]:
    texts = []
    for (ended_at, partie), kept in batch:
        # A damaged partie is still exported as a record; the doctor reports it.
        with suppress(NotARecord, Broken):
            texts.append(write_text(_exported(PartieId(partie), kept), ended_at).encode())
    return texts


def _batch(tx: Transaction, user: int, before: HistoryKey | None) -> list[tuple[HistoryKey, _RecordSource | None]]:
    found = results.of_user(tx, user, before=before, most=BATCH)
    return [((one.ended_at, one.partie), _own_source(tx, one.partie, user)) for one in found]


def _own_source(tx: Transaction, partie_id: PartieId, user: int) -> _RecordSource | None:
    with suppress(DayStillOpen):
        return _source(tx, partie_id, Reader(user, None))
    return None


def _exported(partie_id: PartieId, kept: _RecordSource) -> Exported:
    line = kept.line()
    return Exported(partie_id, line, read(line))


def _source(tx: Transaction, partie_id: PartieId, reader: Reader) -> _RecordSource:
    rows = finished_rows(tx, partie_id, reader)
    if is_imported(partie_id):
        imported = imported_rows(tx, partie_id)
        return _record_source(rows, imported.seats, imported.actions, None)
    actions = parties.actions_of(tx, partie_id)
    return _record_source(rows, parties.seats(tx, partie_id), actions, proof_of(tx, rows.row))


def _record_source(
    rows: FinishedRows, seats: tuple[SeatRow, SeatRow], actions: Sequence[ActionRow], proof: Proof | None
) -> _RecordSource:
    texts: dict[int, list[str]] = {}
    for action in actions:
        texts.setdefault(action.deal, []).append(action.text)
    deals = [
        deal_json(deal.dealer, (deal.hand0, deal.hand1), deal.talon, texts.get(deal.number, ())) for deal in rows.deals
    ]
    return _RecordSource(stored_rules(rows.row), (seats[0].name, seats[1].name), deals, proof)

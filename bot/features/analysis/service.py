from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.features.analysis.cards_in_play import check_not_in_play
from bot.features.analysis.reading import ImportedPosition, ImportedRecord, Unreadable, read_imported
from bot.features.archive import history
from bot.features.archive.history import HistoryFilter, HistoryLine
from bot.features.house.advice import Advice
from bot.features.house.jobs import think
from bot.features.parties.loaded_partie import sights
from bot.model.clocks import RECORDS_KEPT
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.runtime.agenda import Entry
from bot.runtime.context import Context
from bot.runtime.reader import Reader
from data import imported
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

MOST: Final = 10
"""The most records kept for a person; one more replaces the oldest."""


@dataclass(frozen=True, slots=True)
class ImportedGames:
    """A person's imported records, newest first, and their newest finished parties."""

    records: tuple[Sight, ...]
    finished: tuple[HistoryLine, ...]


async def import_file(context: Context, user: int, content: bytes) -> PartieId | ImportedPosition | Unreadable:
    """Stores an imported record and returns its id. Returns an imported position without storing it.

    Returns Unreadable for malformed text. Raises CardsInPlay or Unanswered.
    """
    found = await context.engine_pool.ask_in_turn(user, read_imported, content)
    if isinstance(found, Unreadable):
        return found

    def work(tx: Transaction) -> PartieId | ImportedPosition:
        now = context.clock()
        check_not_in_play(tx, user, found.hands, now)
        if isinstance(found, ImportedPosition):
            return found
        return imported.add_imported(tx, user, now, found.record, MOST)

    return await (context.database.write if isinstance(found, ImportedRecord) else context.database.read)(work)


async def games(context: Context, user: int) -> ImportedGames:
    """Returns a person's imported records, except damaged ones, and their newest finished parties."""

    def work(tx: Transaction) -> tuple[Sight, ...]:
        kept = [row.partie for row in imported.imported_of(tx, user)]
        with suppress(DamagedValue):
            return tuple(sights(tx, kept, context.clock(), lambda _: None))
        return ()

    page = await history.page(context, Reader(user, None), HistoryFilter(user))
    return ImportedGames(await context.database.read(work), page.lines)


async def opinion(context: Context, user: int, sight: Sight) -> Advice:
    """Returns the house's opinion of a position. Raises Unanswered."""
    assert sight.deal is not None  # noqa: S101 - it is about a turn
    return Advice(sight, await context.engine_pool.ask_in_turn(user, think, sight.deal, sight.shown.before))


async def drop(context: Context, partie: PartieId, user: int) -> bool:
    """Deletes an imported record, and returns whether it existed."""
    return await context.database.write(lambda tx: imported.drop_imported(tx, partie, user))


class OldRecords(Entry):
    def __init__(self, context: Context) -> None:
        self._context = context

    async def next_due(self) -> int | None:
        oldest = await self._context.database.read(imported.oldest)
        return None if oldest is None else oldest + RECORDS_KEPT

    async def do(self) -> None:
        before = self._context.clock() - RECORDS_KEPT
        await self._context.database.write(lambda tx: imported.drop_old(tx, before))

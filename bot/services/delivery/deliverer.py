"""What all who bring a notice have in common: what is kept of it, and what became of it."""

from abc import ABC, abstractmethod
from typing import TypeVar

from bot.services.core.clock import UP
from bot.services.core.context import Context
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.messenger import Messenger
from data import outbox
from data.outbox import Notice
from data.parties import PartieId, PartieRow
from data.store.transaction import Transaction, Work

T = TypeVar("T")

FIRST_DELAY = 10
"""How long after it could not be brought a notice is tried again, in seconds; then twice as long each time."""
LONGEST_DELAY = 600


class Deliverer(ABC):
    """Brings notices. Each way of bringing one returns whether there may be more to bring now."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger

    @abstractmethod
    async def bring(self, notice: Notice) -> bool:
        """Brings one notice to its place."""

    async def later(self, notice: Notice) -> bool:
        """It has not arrived, and is tried again; what else is for its place waits as long."""
        due = self._due_again(notice)

        def work(tx: Transaction) -> None:
            outbox.delay(tx, notice.id, due)
            outbox.put_off(tx, notice.partie, notice.place, due)

        await self._write(notice.partie, work)
        return False

    async def _write(self, _: PartieId, work: Work[T]) -> T:
        """What ``work`` returns, once what it did for a partie is kept."""
        return await self._context.database.write(work)

    def _due_again(self, notice: Notice) -> int:
        return self._context.clock() + min(FIRST_DELAY << min(notice.attempts, 10), LONGEST_DELAY)

    async def _done(self, notice: Notice) -> bool:
        """It has arrived, or need not: so far as it went when it was read, since it may have been widened meanwhile."""
        await self._write(notice.partie, lambda tx: outbox.told_until(tx, notice.id, notice.last_seq))
        return True

    async def _freeze(self, notice: Notice, channel: int | None) -> Notice:
        """The notice as it will be told, however often it is tried: what is decided from now on becomes another.

        What it tells is to be loaded after this, so that nothing is in between.
        """
        if notice.tried:
            return notice
        return await self._write(notice.partie, lambda tx: freeze(tx, notice, channel))

    async def _load(self, partie_id: PartieId, number: int | None = None) -> LoadedPartie:
        return await self._context.database.read(
            lambda tx: LoadedPartie.load(tx, partie_id, self._context.clock(), number)
        )


def freeze(tx: Transaction, notice: Notice, channel: int | None) -> Notice:
    """The notice as it will be told in this channel from now on; as it was read where it has arrived meanwhile."""
    return notice if notice.tried else outbox.mark_tried(tx, notice.id, channel) or notice


def calls_for(row: PartieRow, seat: int) -> bool:
    """Whether a player is to be called: it is his turn, or the other's time is up, or the partie begins."""
    return row.to_act == seat or (row.ended_at is None and (row.seq == 0 or row.reminded >= UP))

"""The base class of all deliverers: retries, and the handling of notices."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from typing import TypeVar

from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.ids import PartieId
from bot.model.reminders import UP
from bot.runtime.context import Context
from bot.runtime.deliveries import NoticeGone
from bot.runtime.messenger import RETRIES, Failure, Messenger, Reply
from data import outbox
from data.outbox import Notice
from data.parties import PartieRow
from data.players import blocks
from data.store.transaction import Transaction, Work

T = TypeVar("T")

FIRST_DELAY = 10
"""The delay before the first retry, in seconds. It doubles with each further one."""
LONGEST_DELAY = 600


class Deliverer(ABC):
    """Delivers notices for one kind of place. Each delivering method returns whether more may be due now."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger

    @abstractmethod
    async def bring(self, notice: Notice) -> bool:
        """Delivers one notice."""

    async def later(self, notice: Notice) -> bool:
        """Retries the notice later. Notices waiting for the same place are delayed by the same time."""
        due = self._due_again(notice)

        def work(tx: Transaction) -> None:
            outbox.delay(tx, notice.id, due)
            outbox.put_off(tx, notice.partie, notice.place, due)

        await self._write(notice.partie, work)
        return False

    async def _write(self, _: PartieId, work: Work[T]) -> T:
        """Commits ``work`` and returns its result. A deliverer may commit more about the partie with it."""
        return await self._context.database.write(work)

    def _due_again(self, notice: Notice) -> int:
        return self._context.clock() + min(FIRST_DELAY << min(notice.attempts, 10), LONGEST_DELAY)

    async def _drop(self, notice: Notice) -> bool:
        """Deletes the notice. If it was widened since it was read, the new part remains."""
        await self._write(notice.partie, lambda tx: outbox.delete_until(tx, notice.id, notice.last_seq))
        return True

    async def _drop_or_retry(self, notice: Notice, reply: Reply, few: Collection[Failure] = (Failure.CLOSED,)) -> bool:
        """Drops a notice about an old message, or retries it alone if Discord may accept it later.

        After a failure in ``few``, the number of retries is limited.
        """
        hopeless = reply in few and notice.attempts >= RETRIES
        if hopeless or reply not in (Failure.LATER, Failure.FULL, Failure.CLOSED):
            return await self._drop(notice)
        # No other notice waits for this one.
        due = self._due_again(notice)
        await self._write(notice.partie, lambda tx: outbox.delay(tx, notice.id, due))
        return False

    async def _freeze(self, notice: Notice, channel: int | None) -> Notice:
        """Marks the notice as tried, so that later decisions become a separate notice. Raises NoticeGone.

        Load what it reports after this call; otherwise a decision in between would be reported twice.
        """
        return await self._write(notice.partie, lambda tx: freeze(tx, notice, channel))

    async def _load(self, partie_id: PartieId, number: int | None = None) -> LoadedPartie:
        return await self._context.database.read(
            lambda tx: LoadedPartie.load(tx, partie_id, self._context.clock(), number)
        )

    async def _silenced(self, loaded: LoadedPartie, seats: Iterable[int]) -> tuple[int, ...]:
        """Those of these seats that a message must not notify: players who have blocked their opponent.

        A reminder of their own time comes from the clock, not from the opponent, so it still notifies them.
        """
        users = [seat.user for seat in loaded.seats]
        asked = [seat for seat in seats if not (loaded.row.to_act == seat and loaded.row.reminded)]
        if loaded.row.house is not None or not asked:
            return ()
        return await self._context.database.read(
            lambda tx: tuple(seat for seat in asked if blocks.has_blocked(tx, users[seat], users[1 - seat]))
        )


def freeze(tx: Transaction, notice: Notice, channel: int | None) -> Notice:
    """Marks the notice as tried in this channel, unless it was tried before. Raises NoticeGone."""
    found = outbox.mark_tried(tx, notice.id, channel)
    if found is None:
        raise NoticeGone
    return found


def calls_for(row: PartieRow, seat: int) -> bool:
    """Whether to call the player at this seat: it is their turn, the opponent is late, or the partie begins."""
    return row.to_act == seat or (row.ended_at is None and (row.seq == 0 or row.reminded >= UP))

"""The base class of all deliverers: the dispatcher gives each a notice at a time; they send it, drop it or retry it."""

from abc import ABC, abstractmethod
from collections.abc import Collection

from bot.runtime.context import Context
from bot.runtime.messenger import RETRIES, Failure, Messenger, Reply
from data import outbox
from data.outbox import Notice
from data.store.transaction import Transaction

FIRST_DELAY = 10
"""The delay before the first retry, in seconds. It doubles with each further one."""
LONGEST_DELAY = 600


class NoticeGone(Exception):
    """The notice is deleted: another process has delivered it, or its reader was forgotten."""


class Deliverer(ABC):
    """Delivers the notices of one kind. Each method that delivers returns whether more may be due now."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger

    @abstractmethod
    async def bring(self, notice: Notice) -> bool:
        """Delivers one notice. Raises NoticeGone."""

    async def later(self, notice: Notice) -> bool:
        """Retries the notice later. Those waiting behind it are delayed by the same time."""
        due = self._due_again(notice)
        await self._context.clicks.write(notice.partie, lambda tx: delay(tx, notice, due))
        return False

    def _due_again(self, notice: Notice) -> int:
        return self._context.clock() + min(FIRST_DELAY << min(notice.attempts, 10), LONGEST_DELAY)

    async def _drop(self, notice: Notice) -> bool:
        """Deletes the notice. If it was widened since it was read, the new part remains."""
        await self._context.clicks.write(notice.partie, lambda tx: outbox.delete_until(tx, notice.id, notice.last_seq))
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
        await self._context.clicks.write(notice.partie, lambda tx: outbox.delay(tx, notice.id, due))
        return False

    async def _freeze(self, notice: Notice, channel: int | None) -> Notice:
        """Marks the notice as tried, so that later decisions become a separate notice. Raises NoticeGone.

        Load what it reports after this call; otherwise a decision in between would be reported twice.
        """
        return await self._context.database.write(lambda tx: freeze(tx, notice, channel))


def freeze(tx: Transaction, notice: Notice, channel: int | None) -> Notice:
    """Marks the notice as tried in this channel, unless it was tried before. Raises NoticeGone."""
    found = outbox.mark_tried(tx, notice.id, channel)
    if found is None:
        raise NoticeGone
    return found


def delay(tx: Transaction, notice: Notice, due: int) -> None:
    """Delays the notice after a failed attempt, and those waiting behind it."""
    outbox.delay(tx, notice.id, due)
    outbox.put_off(tx, notice.partie, notice.place, due)

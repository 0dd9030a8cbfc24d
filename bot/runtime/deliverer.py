"""The base class of all deliverers: they send what the dispatcher gives them, and say what to store about it."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from bot.runtime.context import Context
from bot.runtime.messenger import RETRIES, Failure, Messenger, Reply
from data import outbox
from data.outbox import Notice
from data.parties import SeatRow
from data.posts import Post
from data.store.transaction import Transaction, Work

FIRST_DELAY = 10
"""The delay before the first retry, in seconds. It doubles with each further one."""
LONGEST_DELAY = 600

Then: TypeAlias = Callable[[], Awaitable[object]]
Store: TypeAlias = Work[Then | None]
"""Stores what became of a notice, in the transaction that ends its round; returns what follows the commit, if any."""


class Loaded(Protocol):
    """A partie as loaded; the dispatcher itself looks only at its seats."""

    @property
    def seats(self) -> tuple[SeatRow, SeatRow]:
        """The two seats."""


L = TypeVar("L", bound=Loaded)


@dataclass(frozen=True, slots=True)
class Seen(Generic[L]):
    """What a round of deliveries begins with, read in one transaction: a partie and what is to be told of it."""

    partie: L
    waiting: Sequence[Notice]
    last_post: Post | None
    """The table's last message; read only if something is due there."""


class NoticeGone(Exception):
    """The notice is deleted: its reader was forgotten."""


class Deliverer(ABC, Generic[L]):
    """Delivers the notices of one kind. What it returns is stored together with the rest of the round."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger

    @abstractmethod
    async def bring(self, notice: Notice, seen: Seen[L]) -> Store:
        """Delivers one notice. Raises NoticeGone."""

    def later(self, notice: Notice) -> Store:
        """Retries the notice later. Those waiting behind it are delayed by the same time."""
        due = self._due_again(notice)
        return lambda tx: outbox.postpone(tx, notice, due)

    def _due_again(self, notice: Notice) -> int:
        return self._context.clock() + min(FIRST_DELAY << min(notice.attempts, 10), LONGEST_DELAY)

    def _drop(self, notice: Notice) -> Store:
        """Deletes the notice, unless it was widened since it was read."""

        def work(tx: Transaction) -> None:
            outbox.done(tx, notice)

        return work

    def _drop_or_retry(self, notice: Notice, reply: Reply, few: Collection[Failure] = (Failure.CLOSED,)) -> Store:
        """Drops a notice about an old message, or retries it alone if Discord may accept it later.

        After a failure in ``few``, the number of retries is limited.
        """
        hopeless = reply in few and notice.attempts >= RETRIES
        if hopeless or reply not in (Failure.LATER, Failure.FULL, Failure.CLOSED):
            return self._drop(notice)
        # No other notice waits for this one.
        due = self._due_again(notice)
        return lambda tx: outbox.postpone(tx, notice, due, alone=True)

    async def _freeze(self, notice: Notice, channel: int | None) -> Notice:
        """Marks the notice as tried, so that later decisions become a separate notice.

        Load what it reports after this call; otherwise a decision in between would be reported twice. Raises
        NoticeGone.
        """
        return await self._context.database.write(lambda tx: self._mark_tried(tx, notice, channel))

    def _mark_tried(self, tx: Transaction, notice: Notice, channel: int | None) -> Notice:
        """Marks the notice as tried in this channel, unless it was tried before. Raises NoticeGone."""
        found = outbox.mark_tried(tx, notice.id, channel)
        if found is None:
            raise NoticeGone
        return found

"""The other processes of the same bot, which share its database. Most bots are one process, and have none.

A partie belongs to the process that runs its server's shard. That process does what follows a decision: it delivers the
messages and lets the house act. Any process may decide. If another process is killed, this one takes over its
unfinished work.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Literal, TypeAlias

from bot.model.ids import PartieId
from data.store.transaction import Transaction

Look: TypeAlias = Literal["outbox", "channels", "house"]
"""What a process looks through for due work."""
Due: TypeAlias = tuple[PartieId, *tuple[int, ...]]
"""A partie with something due, and numbers that identify it; they change once that is done and another is due."""
StillTells: TypeAlias = Callable[[], Awaitable[bool]]
"""Asks whether this process still has the right to deliver for a partie."""


class NoLongerHere(Exception):
    """Another process may be delivering by now. The transaction that this leaves stores nothing."""


async def _yes() -> bool:
    return True


class Peers:
    """No other processes: the bot has a file to itself. On PostgreSQL, ``bot/cluster`` has the class to use instead."""

    several = False
    """Whether there may be other processes."""

    async def owns(self, partie_id: PartieId) -> bool:  # noqa: ARG002 - all are its own
        """Whether a partie belongs to this process."""
        return True

    async def serves(self, partie_id: PartieId) -> bool:
        """Whether this process does what follows a decision in a partie, because it owns it or has taken it over."""
        return await self.owns(partie_id)

    async def due_here(self, look: Look, due: Sequence[Due]) -> Sequence[PartieId]:  # noqa: ARG002 - the same
        """The parties with something due that this process handles, in the same order, each once."""
        return [*dict.fromkeys(one[0] for one in due)]

    @asynccontextmanager
    async def asking(self, partie_id: PartieId) -> AsyncIterator[None]:  # noqa: ARG002 - the throttle knows
        """Marks that a person here is waiting for an answer about a partie; meanwhile, no other process delivers for
        it.
        """
        yield

    @asynccontextmanager
    async def telling(self, partie_id: PartieId) -> AsyncIterator[StillTells | None]:  # noqa: ARG002 - no one else does
        """Lets this process deliver for a partie, and ask before each message; None if another process does."""
        yield _yes

    def certainly_tells(self, partie_id: PartieId) -> bool:  # noqa: ARG002 - no one else does
        """Whether this process delivers for a partie, and no other one may; without asking anyone."""
        return True

    def only_while_telling(self, tx: Transaction, partie_id: PartieId) -> None:
        """Makes a transaction fail with NoLongerHere unless ``certainly_tells`` holds at its end."""

        def check() -> None:
            if not self.certainly_tells(partie_id):
                raise NoLongerHere

        tx.before_commit(check)

    @asynccontextmanager
    async def one_at_a_time(self, name: str) -> AsyncIterator[None]:  # noqa: ARG002 - the caller's own lock is enough
        """Keeps other processes out of any block with this name."""
        yield

    async def leads(self) -> bool:
        """Whether this process does the work that one process does for all."""
        return True

    @property
    def may_send(self) -> bool:
        """Whether this process may send messages of its own accord; False if another may be doing its work by now."""
        return True

    @property
    def clock_offset(self) -> float:
        """By how many seconds the clock by which all processes go is ahead of this machine's."""
        return 0.0

    def keep(self, displaced: Callable[[], None]) -> None:
        """Keeps the right to run. Calls ``displaced`` once another process runs instead."""

    async def close(self) -> None:
        """Lets the other processes take over."""

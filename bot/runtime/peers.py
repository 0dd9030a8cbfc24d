"""The other processes of the same bot, which share its database. Most bots are one process, and have none.

A partie belongs to the process that runs the shard of its server. That process does what follows a decision: it tells
of it, and lets the house act. Any process may decide. What another process leaves undone, because it was killed, this
one takes over.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Literal, TypeAlias

from bot.model.ids import PartieId

Look: TypeAlias = Literal["outbox", "channels", "house"]
"""Where a process looks for what is due."""
Due: TypeAlias = tuple[PartieId, *tuple[int, ...]]
"""A partie with something due, and numbers that say what it is: others once that is done and something else is due."""


MayTell: TypeAlias = Callable[[], Awaitable[bool]]
"""Whether this process still tells of a partie; False if another one may do so by now."""


async def _yes() -> bool:
    return True


class Peers:
    """No other process. A bot of several processes has ``SeveralProcesses`` in its place."""

    several = False
    """Whether there may be others."""

    async def owns(self, partie_id: PartieId) -> bool:  # noqa: ARG002 - all are its own
        """Whether a partie belongs to this process."""
        return True

    async def serves(self, partie_id: PartieId) -> bool:
        """Whether this process does what follows a decision in a partie: it owns it or has taken it over."""
        return await self.owns(partie_id)

    async def due_here(self, look: Look, due: Sequence[Due]) -> Sequence[PartieId]:  # noqa: ARG002 - the same
        """Those of the parties with something due that this process sees to, in the same order, each once."""
        return [*dict.fromkeys(one[0] for one in due)]

    @asynccontextmanager
    async def asking(self, partie_id: PartieId) -> AsyncIterator[None]:  # noqa: ARG002 - the throttle knows
        """While a person here waits for an answer about a partie; no other process tells of it meanwhile."""
        yield

    @asynccontextmanager
    async def telling(self, partie_id: PartieId) -> AsyncIterator[MayTell | None]:  # noqa: ARG002 - nobody else does
        """While this process tells of a partie, and asks before each message; None if it is another's to tell."""
        yield _yes

    @asynccontextmanager
    async def one_at_a_time(self, name: str) -> AsyncIterator[None]:  # noqa: ARG002 - the caller's own lock is enough
        """While no other process is in a block of this name."""
        yield

    async def leads(self) -> bool:
        """Whether this process does what one process does for all."""
        return True

    async def close(self) -> None:
        """Lets the other processes take over."""

"""Parties that ended before there were books, entered in the background: the oldest first, so that years come in order.

One partie a transaction, and a pause after each that is twice as long: whoever decides meanwhile hardly waits. What is
entered is marked in the same transaction, so that a bot that is stopped or killed goes on where it was.
"""

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import Final

from bot.services.core.context import Context
from bot.services.ledger import entries
from data import parties
from data.parties import PartieId

_log = logging.getLogger(__name__)

SEVERAL: Final = 100
"""So many are looked up at a time."""
SAYS_EVERY: Final = 60
"""How often the log is told how far it is, in seconds."""
PAUSES: Final = 2
"""How much longer a pause is than the work before it."""
PATIENCE: Final = 10
"""So many may fail one after the other: one by its own fault, but then it is not they."""


class LedgerBackfill:
    """Enters what is not in the books. ``start`` it once at the beginning: all that ends later is entered then."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._stopping = False
        self._pausing = False
        self._task: asyncio.Task[None] | None = None
        self._failed = 0

    async def start(self) -> None:
        """Begins, where there is anything to enter."""
        if await self._context.database.read(partial(parties.to_enter, after=_FIRST, most=1)):
            self._task = asyncio.create_task(self._enter_all())

    async def stop(self) -> None:
        """Lets the partie under way be entered, and no more."""
        self._stopping = True
        if self._task and self._pausing:
            self._task.cancel()
        await self.done()

    async def done(self) -> None:
        """Returns once it has nothing more to do."""
        if self._task:
            await asyncio.wait([self._task])

    async def _enter_all(self) -> None:
        try:
            await self._enter()
        except Exception:
            _log.exception("the books could not be brought up to date; the next start goes on with it")

    async def _enter(self) -> None:
        total = await self._context.database.read(parties.number_to_enter)
        _log.info("%d parties that are over are being entered in the books", total)
        done, said, last = 0, monotonic(), _FIRST
        while several := await self._context.database.read(partial(parties.to_enter, after=last, most=SEVERAL)):
            for last in several:
                if self._stopping:
                    return
                await self._book(last[1])
                done += 1
                if monotonic() - said > SAYS_EVERY:
                    said = monotonic()
                    _log.info("%d of %d parties are in the books", done, total)
        _log.info("all parties that are over are in the books")

    async def _book(self, partie_id: PartieId) -> None:
        began = monotonic()
        try:
            await self._context.database.write(partial(entries.book, partie_id=partie_id))
        except Exception:
            _log.exception("partie %d could not be entered in the books; the next start tries it again", partie_id)
            self._failed += 1
            if self._failed > PATIENCE:
                raise
        else:
            self._failed = 0
        self._pausing = True
        await asyncio.sleep(PAUSES * (monotonic() - began))
        self._pausing = False


_FIRST: Final = (-(1 << 62), 0)

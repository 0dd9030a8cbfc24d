"""Enters parties that ended before the ledger existed, in the background. Starts with the oldest, as ratings require.

After each partie it pauses twice as long as that took, so that players hardly wait. A bot that was killed resumes.
"""

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import Final

from bot.features.results import entries
from bot.model.ids import PartieId
from bot.runtime.context import Context
from data import parties

_log = logging.getLogger(__name__)

SEVERAL: Final = 100
"""The number of parties looked up at a time."""
SAYS_EVERY: Final = 60
"""The number of seconds between two log lines about the progress."""
PAUSES: Final = 2
"""The length of a pause, as a multiple of the work before it."""
PATIENCE: Final = 10
"""The most failures in a row. More are not due to single parties, so the backfill stops."""


class LedgerBackfill:
    """The background task. Call ``start`` once when the bot starts. Parties that end later are entered at once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._stopping = False
        self._pausing = False
        self._task: asyncio.Task[None] | None = None
        self._failed = 0

    async def start(self) -> None:
        """Starts the task if any partie is missing."""
        if await self._context.database.read(partial(parties.to_enter, after=_FIRST, most=1)):
            self._task = asyncio.create_task(self._enter_all())

    async def stop(self) -> None:
        """Stops the task after the partie being entered."""
        self._stopping = True
        if self._task and self._pausing:
            self._task.cancel()
        await self.done()

    async def done(self) -> None:
        """Waits until the task has ended."""
        if self._task:
            await asyncio.wait([self._task])

    async def _enter_all(self) -> None:
        try:
            await self._enter()
        except Exception:
            _log.exception("the ledger backfill stopped; it continues when the bot starts again")

    async def _enter(self) -> None:
        total = await self._context.database.read(parties.number_to_enter)
        _log.info("entering %d finished parties in the ledger", total)
        done, said, last = 0, monotonic(), _FIRST
        while several := await self._context.database.read(partial(parties.to_enter, after=last, most=SEVERAL)):
            for last in several:
                if self._stopping:
                    return
                await self._enter_one(last[1])
                done += 1
                if monotonic() - said > SAYS_EVERY:
                    said = monotonic()
                    _log.info("%d of %d parties are entered in the ledger", done, total)
        _log.info("all finished parties are entered in the ledger")

    async def _enter_one(self, partie_id: PartieId) -> None:
        began = monotonic()
        try:
            await self._context.database.write(partial(entries.enter, partie_id=partie_id))
        except Exception:
            _log.exception("partie %d could not be entered in the ledger; the next start tries again", partie_id)
            self._failed += 1
            if self._failed > PATIENCE:
                raise
        else:
            self._failed = 0
        self._pausing = True
        await asyncio.sleep(PAUSES * (monotonic() - began))
        self._pausing = False


_FIRST: Final = (-(1 << 62), 0)

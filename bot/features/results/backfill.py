"""Enters parties older than the results ledger, oldest first, as ratings require.

After each partie, pauses for twice the time it took, so that players hardly wait.
"""

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import Final

from bot.features.results import entries
from bot.model.clocks import HOUR
from bot.model.ids import PartieId
from bot.runtime.agenda import Entry
from bot.runtime.context import Context
from data import parties

_log = logging.getLogger(__name__)

SEVERAL: Final = 100
"""Parties read at a time."""
SAYS_EVERY: Final = 60
"""Seconds between two log lines about the progress."""
PAUSES: Final = 2
"""Length of a pause, as a multiple of the work before it."""
LONGEST_PAUSE: Final = 1.0
"""The longest pause in seconds: a stop of the bot waits for it."""
PATIENCE: Final = 10
"""The most failures in a row before the backfill waits for its next turn."""
_FIRST: Final = (-(1 << 62), 0)


class LedgerBackfill(Entry):
    longest_pause = HOUR

    def __init__(self, context: Context) -> None:
        self._context = context
        self._after = _FIRST
        """The last partie that needs no further try until the next start."""

    async def next_due(self) -> int | None:
        missing = await self._context.database.read(partial(parties.to_enter, after=self._after, most=1))
        return self._context.clock() if missing else None

    async def do(self) -> None:
        """Enters all missing parties. Raises the last error if too many parties fail in a row."""
        read = self._context.database.read
        if await self.next_due() is None:
            return
        total = await read(parties.number_to_enter)
        _log.info("entering %d finished parties in the ledger", total)
        done, failed, said, last = 0, 0, monotonic(), self._after
        while several := await read(partial(parties.to_enter, after=last, most=SEVERAL)):
            for last in several:
                if self.stopping:
                    return
                failed = 0 if await self._enter(last[1], is_last_try=failed == PATIENCE) else failed + 1
                if not failed:
                    self._after = last
                done += 1
                if monotonic() - said > SAYS_EVERY:
                    said = monotonic()
                    _log.info("%d of %d parties are entered in the ledger", done, total)
        self._after = last
        _log.info("all finished parties are entered in the ledger")

    async def _enter(self, partie_id: PartieId, *, is_last_try: bool) -> bool:
        began = monotonic()
        try:
            await self._context.database.write(partial(entries.enter, partie_id=partie_id))
        except Exception:
            _log.exception("partie %d could not be entered in the ledger; the next start tries again", partie_id)
            if is_last_try:
                raise
            return False
        finally:
            await asyncio.sleep(min(PAUSES * (monotonic() - began), LONGEST_PAUSE))
        return True

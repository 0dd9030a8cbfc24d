"""Closes the days of the deal of the day when their time is over, and has the house work out par for open ones.

This includes days that ran out while the bot was down. It also stores when the bot was down, for the streaks.
"""

import logging
from collections.abc import Callable, Collection, Hashable
from typing import Final

from bot.features.daily import days
from bot.features.daily.service import DEALS, RULES, pack_of
from bot.features.par import service as par
from bot.model.changes import DayBegan
from bot.model.clocks import DAY, HOUR
from bot.runtime.alarm import Alarm
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.worker_pool import WorkerPool
from data import daily
from data.daily import DayRow
from data.store.transaction import Transaction

MOST: Final = 1000
"""The most days that are read at once."""
PAR_WITHIN: Final = 2 * DAY
"""Seconds after its close during which par of a day is still tried, if no worker answered before."""

AWAKE_EVERY: Final = HOUR
"""The seconds after which the bot stores again that it runs."""

_log = logging.getLogger(__name__)


class DayKeeper:
    """Closes days. Call ``start`` once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._unsubscribe: Callable[[], None] = lambda: None
        self._pars = WorkerPool[int](self._make_pars, workers=1, most=MOST)
        self._alarm = Alarm(context.clock, self.next_due, self._ring)

    async def start(self) -> None:
        """Starts closing days, first those whose time is over. Does not wait for any."""
        self._unsubscribe = self._context.database.subscribe(self._committed)
        await self._context.database.write(self._note_outage)
        self._alarm.ring()

    def _note_outage(self, tx: Transaction) -> None:
        now, last = self._context.clock(), daily.awake_at(tx)
        if last is not None and now - last > 2 * AWAKE_EVERY:
            daily.add_outage(tx, last, now)
        daily.note_awake(tx, now)

    async def stop(self) -> None:
        """Stops, after any day that is being closed."""
        self._unsubscribe()
        await self._alarm.stop()
        await self._pars.stop()

    async def next_due(self) -> int | None:
        """The time when the next day closes, or the bot stores again that it runs, in Unix seconds; None for never."""

        def work(tx: Transaction) -> int | None:
            awake = daily.awake_at(tx)
            due = (daily.next_close(tx), None if awake is None else awake + AWAKE_EVERY)
            return min((one for one in due if one is not None), default=None)

        return await self._context.database.read(work)

    def _committed(self, changes: Collection[Hashable]) -> None:
        for change in changes:
            if isinstance(change, DayBegan):
                self._alarm.set_soon()
                self._pars.call(change.day)

    async def _ring(self) -> None:
        now = self._context.clock()
        await self._context.database.write(lambda tx: daily.note_awake(tx, now))
        for recent in await self._context.database.read(lambda tx: daily.days_since(tx, now - PAR_WITHIN, MOST)):
            self._pars.call(recent)
        for day in await self._context.database.read(lambda tx: daily.days_to_close(tx, now, MOST)):
            if self._alarm.stopped:
                return
            await self._close(day)

    async def _close(self, day: DayRow) -> None:
        def work(tx: Transaction) -> None:
            kept = daily.day_with(tx, day.id)
            if kept is not None and kept.closed_at is None:
                days.close(tx, kept, self._context.clock())

        await days.end_overdue(self._context, day.guild)
        await self._context.database.write(work)

    async def _make_pars(self, day_id: int) -> None:
        """Has par made for each deal of a day, if it is not yet."""
        row = await self._context.database.read(lambda tx: daily.day_with(tx, day_id))
        if row is None or self._alarm.stopped:
            return
        try:
            for deal in range(DEALS):
                await par.make(self._context, pack_of(row, deal), RULES)
        except Unanswered as trouble:
            if not self._alarm.stopped:
                _log.warning("%s: par is not worked out yet (%s); it is tried again", row, trouble)

"""Closes the days of the deal of the day when their time is over, also those that ran out while the bot was down."""

from collections.abc import Callable, Collection, Hashable
from typing import Final

from bot.features.daily import days
from bot.model.changes import DayChanged
from bot.runtime.alarm import Alarm
from bot.runtime.context import Context
from data import daily
from data.daily import DayRow
from data.store.transaction import Transaction

MOST: Final = 100
"""The most days that are read at once."""


class DayKeeper:
    """Closes days. Call ``start`` once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._unsubscribe: Callable[[], None] = lambda: None
        self._alarm = Alarm(context.clock, self.next_due, self._ring)

    async def start(self) -> None:
        """Starts closing days, first those whose time is over. Does not wait for any."""
        self._unsubscribe = self._context.database.subscribe(self._committed)
        self._alarm.ring()

    async def stop(self) -> None:
        """Stops, after any day that is being closed."""
        self._unsubscribe()
        await self._alarm.stop()

    async def next_due(self) -> int | None:
        """The time when the next day closes, in Unix seconds; None if no day is open."""
        return await self._context.database.read(daily.next_close)

    def _committed(self, changes: Collection[Hashable]) -> None:
        if any(isinstance(change, DayChanged) for change in changes):
            self._alarm.set_soon()

    async def _ring(self) -> None:
        now = self._context.clock()
        for day in await self._context.database.read(lambda tx: daily.days_to_close(tx, now, MOST)):
            if self._alarm.stopped:
                return
            await self._close(day)

    async def _close(self, day: DayRow) -> None:
        def work(tx: Transaction) -> None:
            kept = daily.day_with(tx, day.id)
            if kept is not None and kept.closed_at is None:
                days.close(tx, kept, self._context.clock())

        await self._context.database.write(work)

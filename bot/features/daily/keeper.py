"""Closes daily deals when their time is over, has the house work out their par, and stores when the bot was down.

A streak does not end on a day on which the bot was down.
"""

from collections.abc import Hashable
from typing import Final

from bot.features.daily import days
from bot.features.daily.service import DEALS, RULES, pack_of
from bot.features.par import service as par
from bot.model.changes import DayBegan
from bot.model.clocks import DAY, HOUR
from bot.runtime.agenda import Entry, NotDone
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from data import daily
from data.daily import DayRow
from data.store.transaction import Transaction

MOST: Final = 1000
"""The most days that are read at once."""
PAR_WITHIN: Final = 2 * DAY
"""Seconds after its close during which par of a day is still tried, if no worker answered before."""
AWAKE_EVERY: Final = HOUR
"""The seconds after which the bot stores again that it runs."""


class DayCloser(Entry):
    """Closes days, also those that ran out while the bot was down."""

    timely = True

    def __init__(self, context: Context) -> None:
        self._context = context

    async def next_due(self) -> int | None:
        """The time when the next day closes."""
        return await self._context.database.read(daily.next_close)

    def hears(self, change: Hashable) -> bool:
        """A day has begun."""
        return isinstance(change, DayBegan)

    async def do(self) -> None:
        """Closes the days whose time is over."""
        now = self._context.clock()
        for day in await self._context.database.read(lambda tx: daily.days_to_close(tx, now, MOST)):
            if self.stopping:
                return
            await self._close(day)

    async def _close(self, day: DayRow) -> None:
        def work(tx: Transaction) -> None:
            kept = daily.day_with(tx, day.id)
            if kept is not None and kept.closed_at is None:
                days.close(tx, kept, self._context.clock())

        await days.end_overdue(self._context, day.guild)
        await self._context.database.write(work)


class DayPars(Entry):
    """Makes par for the deals of each day that begins, and again every hour where no worker answered."""

    first_pause = longest_pause = HOUR

    def __init__(self, context: Context) -> None:
        self._context = context
        self._due = 0

    async def next_due(self) -> int:
        """An hour after the last look, or now if a day has begun."""
        return self._due

    def hears(self, change: Hashable) -> bool:
        """A day has begun."""
        if isinstance(change, DayBegan):
            self._due = 0
            return True
        return False

    async def do(self) -> None:
        """Makes par for all recent days. Raises NotDone."""
        now, trouble = self._context.clock(), None
        self._due = now + HOUR
        for day in await self._context.database.read(lambda tx: daily.days_since(tx, now - PAR_WITHIN, MOST)):
            if self.stopping:
                return
            try:
                await self._make(day)
            except Unanswered as unanswered:
                trouble = NotDone(f"par of day {day} is not worked out yet ({unanswered})")
        if trouble is not None:
            raise trouble

    async def _make(self, day: int) -> None:
        row = await self._context.database.read(lambda tx: daily.day_with(tx, day))
        if row is not None:
            for deal in range(DEALS):
                await par.make(self._context, pack_of(row, deal), RULES)


class Awake(Entry):
    """Stores every hour that the bot runs, and at the start how long it did not."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._is_up = False

    async def next_due(self) -> int | None:
        """An hour after the last time."""
        last = await self._context.database.read(daily.awake_at)
        return None if last is None else last + AWAKE_EVERY

    async def do(self) -> None:
        """Stores that the bot runs."""
        await self._context.database.write(self._note)
        self._is_up = True

    def _note(self, tx: Transaction) -> None:
        now, last = self._context.clock(), daily.awake_at(tx)
        if not self._is_up and last is not None and now - last > 2 * AWAKE_EVERY:
            daily.add_outage(tx, last, now)
        daily.note_awake(tx, now)

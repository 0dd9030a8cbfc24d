"""Keeps the daily deals going: closes days, has the house work out their par, stores outages, and reminds people.

A streak does not end on a day on which the bot was down. What follows a reminder is stored before it is sent, so a bot
that is killed in between sends none, not two. A reminder that Discord did not take is looked for and sent later.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from bot.features.clocks import turn_clock
from bot.features.daily import days, standings
from bot.features.daily.service import DEALS, RULES, pack_of
from bot.features.par import service as par
from bot.model.changes import DayBegan, DayReminderSet
from bot.model.clocks import DAY, HOUR
from bot.model.errors import DayYetToBegin
from bot.model.reminders import may_ring
from bot.runtime.agenda import Entry, NotDone
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.messenger import Failure, Reply
from data import daily, servers
from data.daily import DayRow
from data.players import day_reminders, users
from data.players.day_reminders import DayReminder
from data.store.transaction import Transaction

MOST: Final = 1000
"""The most days that are read at once."""
PAR_WITHIN: Final = 2 * DAY
"""Seconds after its close during which par of a day is still tried, if no worker answered before."""
AWAKE_EVERY: Final = HOUR
"""The seconds after which the bot stores again that it runs."""
BEFORE: Final = 5 * HOUR
"""How long before the close people are reminded, in seconds."""
LATEST: Final = HOUR // 2
"""Nobody is reminded later than this before the close: both deals would not be played in time."""
MOST_MISSED: Final = 3
"""After so many reminders in a row that brought no deal, the next is the last."""
AGAIN: Final = 60
"""The delay before a reminder that Discord did not take is sent again, in seconds."""
AT_ONCE: Final = 100
"""The most reminders that are read at once."""


class DayCloser(Entry):
    """Closes days, also overdue ones after downtime."""

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
        """Closes overdue days."""
        now = self._context.clock()
        await self.do_each(
            await self._context.database.read(lambda tx: daily.days_to_close(tx, now, MOST)), self._close
        )

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
        now = self._context.clock()
        self._due = now + HOUR
        recent = await self._context.database.read(lambda tx: daily.days_since(tx, now - PAR_WITHIN, MOST))
        await self.do_each(recent, self._make)

    async def _make(self, day: int) -> None:
        row = await self._context.database.read(lambda tx: daily.day_with(tx, day))
        if row is None:
            return
        try:
            for deal in range(DEALS):
                await par.make(self._context, pack_of(row, deal), RULES)
        except Unanswered as unanswered:
            raise NotDone(f"par of day {day} is not worked out yet ({unanswered})") from None


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


# Reminders.


@dataclass(frozen=True, slots=True)
class DayNudge:
    """A reminder: the finished deals and the streak of days. ``guild`` is PRIVATE outside servers."""

    user: int
    guild: int
    number: int
    closes_at: int
    finished: int
    streak: int
    is_last: bool


class NudgeMessenger(Protocol):
    """Writes to people."""

    async def remind_of_day(self, nudge: DayNudge, language: str, *, again: bool) -> Reply:
        """Sends a reminder to a person's DM; with ``again``, searches for one that may have arrived first."""


async def is_reminded(context: Context, user: int, guild: int) -> bool:
    """Whether a person is reminded of a server's days."""
    row = await context.database.read(lambda tx: day_reminders.reminder_of(tx, user))
    return row is not None and row.guild == guild


async def ask(context: Context, user: int, guild: int) -> None:
    """Starts a person's reminders of this server's days, and ends their reminders of other servers."""
    row = DayReminder(user, guild, context.clock())
    await context.database.write(lambda tx: day_reminders.put_reminder(tx, row))


async def stop(context: Context, user: int) -> None:
    """Ends a person's reminders."""
    await context.database.write(lambda tx: day_reminders.remove_reminder(tx, user))


class DayReminders(Entry):
    """Sends the reminders."""

    timely = True

    def __init__(self, context: Context, messenger: NudgeMessenger) -> None:
        self._context = context
        self._messenger = messenger
        self._began = context.clock()
        self._tried = set[int]()
        """The people whose reminder may have arrived."""

    async def next_due(self) -> int | None:
        """The time of the next look at a reminder, in Unix seconds; None if nobody asked for one."""
        return await self._context.database.read(day_reminders.next_reminder)

    def hears(self, change: Hashable) -> bool:
        """A person asked for reminders, or for none."""
        return change == DayReminderSet()

    async def do(self) -> None:
        """Sends the reminders that are due."""
        now = self._context.clock()
        due = await self._context.database.read(lambda tx: day_reminders.due_reminders(tx, now, AT_ONCE))
        await self.do_each([row.user for row in due], self._look)

    async def _look(self, user: int) -> None:
        found = await self._context.database.write(lambda tx: _due(tx, self._context, user))
        if found is None:
            return
        nudge, language, before, stored = found
        # A process before this one may have sent what it would have tried again.
        again = user in self._tried or before.due_at <= self._began + AGAIN
        reply: Reply = Failure.LATER
        if await self._context.throttle.turn():
            reply = await self._messenger.remind_of_day(nudge, language, again=again)
        if reply is Failure.LATER:
            await self._replace(stored, replace(before, due_at=self._due_again(user)))
            return
        self._tried.discard(user)
        if nudge.is_last or reply is Failure.CLOSED:
            await self._replace(stored, None)

    def _due_again(self, user: int) -> int:
        now, due = self._context.clock(), self._context.direct_messages.turn(user)
        if due is not None and due > now:
            return due
        self._tried.add(user)
        return now + AGAIN

    async def _replace(self, stored: DayReminder, new: DayReminder | None) -> None:
        """Does nothing if the person has chosen something else since."""

        def work(tx: Transaction) -> None:
            if day_reminders.reminder_of(tx, stored.user) != stored:
                return
            if new is None:
                day_reminders.remove_reminder(tx, stored.user)
            else:
                day_reminders.put_reminder(tx, new)

        await self._context.database.write(work)


def _due(tx: Transaction, context: Context, user: int) -> tuple[DayNudge, str, DayReminder, DayReminder] | None:
    """Returns the reminder, its language, and the row before it and from now on."""
    row, now = day_reminders.reminder_of(tx, user), context.clock()
    if row is None or row.due_at > now:
        return None
    if row.missed > MOST_MISSED or servers.get_server(tx, row.guild).left_at is not None:
        day_reminders.remove_reminder(tx, user)
        return None
    try:
        day = days.today(tx, context, row.guild)
    except DayYetToBegin as early:
        day_reminders.put_reminder(tx, replace(row, due_at=int(early.words["time"])))
        return None
    played = daily.deals_of(tx, day.id, user)
    missed = 0 if played or _has_played(tx, user, day.guild, day.number - 1) else row.missed
    finished, person = sum(deal.mine is not None for deal in played), users.get_user(tx, user)
    rings_at = may_ring(max(now, day.closes_at - BEFORE), person, turn_clock.still_times(tx, user, now))
    if finished == DEALS or rings_at > day.closes_at - LATEST:
        day_reminders.put_reminder(tx, replace(row, due_at=day.closes_at, missed=missed))
        return None
    if rings_at > now:
        day_reminders.put_reminder(tx, replace(row, due_at=rings_at))
        return None
    stored = replace(row, due_at=day.closes_at, missed=missed + 1)
    day_reminders.put_reminder(tx, stored)
    is_last = missed >= MOST_MISSED
    streak = standings.streak_in(tx, user, day.guild, now).days
    return DayNudge(user, day.guild, day.number, day.closes_at, finished, streak, is_last), person.reads, row, stored


def _has_played(tx: Transaction, user: int, guild: int, number: int) -> bool:
    day = daily.day_numbered(tx, guild, number)
    return day is not None and bool(daily.deals_of(tx, day.id, user))

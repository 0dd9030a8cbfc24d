"""Daily upkeep: closes days, calculates par, stores outages, sends daily reminders.

An outage breaks no streak. A reminder is stored before it is sent, so a crash never sends it twice.
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
from bot.model.reminders import reminder_time
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
"""The most days read at once."""
PAR_WITHIN: Final = 2 * DAY
"""Seconds after a day's close in which its par is still retried."""
HEARTBEAT_EVERY: Final = HOUR
"""Seconds between two heartbeats, the stored times at which the bot ran."""
BEFORE: Final = 5 * HOUR
"""Reminders are sent this many seconds before the day closes."""
LATEST: Final = HOUR // 2
"""No reminder is sent in a day's last seconds, this many: too few to play both deals."""
MOST_MISSED: Final = 3
"""After this many reminders in a row without a deal played, the next is the last."""
AGAIN: Final = 60
"""Seconds before a reminder is retried."""
AT_ONCE: Final = 100
"""The most reminders read at once."""


class DayCloser(Entry):
    timely = True

    def __init__(self, context: Context) -> None:
        self._context = context

    async def next_due(self) -> int | None:
        return await self._context.database.read(daily.next_close)

    def wakes_on(self, change: Hashable) -> bool:
        return isinstance(change, DayBegan)

    async def do(self) -> None:
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
    """The agenda entry that calculates par, and retries hourly if no worker answered."""

    first_pause = longest_pause = HOUR

    def __init__(self, context: Context) -> None:
        self._context = context
        self._due = 0

    async def next_due(self) -> int:
        return self._due

    def wakes_on(self, change: Hashable) -> bool:
        if isinstance(change, DayBegan):
            self._due = 0
            return True
        return False

    async def do(self) -> None:
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


class Heartbeat(Entry):
    """The agenda entry that stores the time each hour. At the bot's start, it stores how long the bot was down."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._is_up = False

    async def next_due(self) -> int | None:
        last = await self._context.database.read(daily.last_heartbeat)
        return None if last is None else last + HEARTBEAT_EVERY

    async def do(self) -> None:
        await self._context.database.write(self._store)
        self._is_up = True

    def _store(self, tx: Transaction) -> None:
        now, last = self._context.clock(), daily.last_heartbeat(tx)
        if not self._is_up and last is not None and now - last > 2 * HEARTBEAT_EVERY:
            daily.add_outage(tx, last, now)
        daily.store_heartbeat(tx, now)


# Reminders.


@dataclass(frozen=True, slots=True)
class DueReminder:
    user: int
    guild: int
    """PRIVATE outside servers."""
    number: int
    closes_at: int
    finished: int
    """How many of today's deals the person has finished."""
    streak: int
    is_last: bool


class DayReminderMessenger(Protocol):
    async def send_day_reminder(self, reminder: DueReminder, language: str, *, again: bool) -> Reply:
        """Sends a reminder. With ``again``, first searches for a message from an earlier attempt."""


async def is_reminded(context: Context, user: int, guild: int) -> bool:
    row = await context.database.read(lambda tx: day_reminders.reminder_of(tx, user))
    return row is not None and row.guild == guild


async def start_reminders(context: Context, user: int, guild: int) -> None:
    """Starts a person's reminders for this server and ends those for another server."""
    row = DayReminder(user, guild, context.clock())
    await context.database.write(lambda tx: day_reminders.put_reminder(tx, row))


async def stop_reminders(context: Context, user: int) -> None:
    await context.database.write(lambda tx: day_reminders.remove_reminder(tx, user))


class DayReminders(Entry):
    timely = True

    def __init__(self, context: Context, messenger: DayReminderMessenger) -> None:
        self._context = context
        self._messenger = messenger
        self._began = context.clock()
        self._tried = set[int]()
        """The people whose reminder may have arrived."""

    async def next_due(self) -> int | None:
        return await self._context.database.read(day_reminders.next_reminder)

    def wakes_on(self, change: Hashable) -> bool:
        return change == DayReminderSet()

    async def do(self) -> None:
        now = self._context.clock()
        due = await self._context.database.read(lambda tx: day_reminders.due_reminders(tx, now, AT_ONCE))
        await self.do_each([row.user for row in due], self._check)

    async def _check(self, user: int) -> None:
        found = await self._context.database.write(lambda tx: _due(tx, self._context, user))
        if found is None:
            return
        reminder, language, before, stored = found
        # A previous process may already have sent a reminder that is stored for a retry.
        again = user in self._tried or before.due_at <= self._began + AGAIN
        reply: Reply = Failure.LATER
        if await self._context.throttle.turn():
            reply = await self._messenger.send_day_reminder(reminder, language, again=again)
        if reply is Failure.LATER:
            await self._replace(stored, replace(before, due_at=self._due_again(user)))
            return
        self._tried.discard(user)
        if reminder.is_last or reply is Failure.CLOSED:
            await self._replace(stored, None)

    def _due_again(self, user: int) -> int:
        now, due = self._context.clock(), self._context.direct_messages.turn(user)
        if due is not None and due > now:
            return due
        self._tried.add(user)
        return now + AGAIN

    async def _replace(self, stored: DayReminder, new: DayReminder | None) -> None:
        def work(tx: Transaction) -> None:
            if day_reminders.reminder_of(tx, stored.user) != stored:
                # The person has chosen otherwise in the meantime.
                return
            if new is None:
                day_reminders.remove_reminder(tx, stored.user)
            else:
                day_reminders.put_reminder(tx, new)

        await self._context.database.write(work)


def _due(tx: Transaction, context: Context, user: int) -> tuple[DueReminder, str, DayReminder, DayReminder] | None:
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
    remind_at = reminder_time(max(now, day.closes_at - BEFORE), person, turn_clock.clock_pauses(tx, user, now))
    if finished == DEALS or remind_at > day.closes_at - LATEST:
        day_reminders.put_reminder(tx, replace(row, due_at=day.closes_at, missed=missed))
        return None
    if remind_at > now:
        day_reminders.put_reminder(tx, replace(row, due_at=remind_at))
        return None
    stored = replace(row, due_at=day.closes_at, missed=missed + 1)
    day_reminders.put_reminder(tx, stored)
    is_last = missed >= MOST_MISSED
    streak = standings.streak_in(tx, user, day.guild, now).days
    return (
        DueReminder(user, day.guild, day.number, day.closes_at, finished, streak, is_last),
        person.reads,
        row,
        stored,
    )


def _has_played(tx: Transaction, user: int, guild: int, number: int) -> bool:
    day = daily.day_numbered(tx, guild, number)
    return day is not None and bool(daily.deals_of(tx, day.id, user))

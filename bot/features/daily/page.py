from dataclasses import dataclass
from typing import Final

from bot.features.clocks import absences
from bot.features.daily import keeper, service, standings
from bot.features.daily.service import Day
from bot.features.daily.standings import DayResults, DayScore, Highlight, Streak
from bot.features.problems import service as problems
from bot.features.problems.service import AskedProblem
from bot.model.clocks import HOUR
from bot.model.errors import LeftTheServer, NoSuchDay, OutOfTheServer
from bot.model.ids import PRIVATE
from bot.runtime.context import Context
from bot.runtime.messenger import Messenger
from data import daily, results, servers
from data.players import day_reminders
from data.store.transaction import Transaction

ASKED_EVERY: Final = HOUR
MOST_KNOWN: Final = 100_000
"""The most answers kept in memory."""


class Members:
    """Caches whether a person is on a server."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger
        self._known: dict[tuple[int, int], tuple[int, bool]] = {}
        """When a person and server were looked up (Unix seconds), and whether the person was there."""

    def seen(self, user: int, guild: int) -> None:
        self._store(user, guild, is_on=True)

    async def is_on(self, user: int, guild: int) -> bool:
        asked_at, is_on = self._known.get((user, guild), (0, True))
        if not 0 <= self._context.clock() - asked_at < ASKED_EVERY:
            is_on = await absences.absence_of(self._messenger, guild, user) is None
            self._store(user, guild, is_on=is_on)
        return is_on

    def _store(self, user: int, guild: int, *, is_on: bool) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[user, guild] = self._context.clock(), is_on


@dataclass(frozen=True, slots=True)
class DayPage:
    day: Day
    me: DayScore | None
    """None if the person has not begun the day."""
    results: DayResults
    streak: Streak
    is_new: bool
    """Whether the person has never finished a partie."""
    problem: AskedProblem | None
    """The problem of the day; None on a closed day."""
    reminded: bool

    @property
    def has_finished(self) -> bool:
        return self.me is not None and self.me.finished

    @property
    def shows_others(self) -> bool:
        """Whether the page has a ranking: once the reader has finished or the day is closed. Never outside servers."""
        return self.day.guild != PRIVATE and (self.day.closed or self.has_finished)

    @property
    def highlight(self) -> Highlight | None:
        if self.me is None or self.me.score is None:
            return None
        others = self.results.others_of(self.me.user)
        gain = max((deal.steps for deal in self.me.deals if deal.steps is not None), default=0)
        found = standings.best_of(self.me.score, others, gain, self.streak.days)
        return None if found is Highlight.FINISHED and not self.me.finished else found


async def server_for(context: Context, members: Members, user: int, here: int | None) -> int:
    """Returns the server for a person's daily deals: ``here`` or, in DMs, where they last played or get reminders.

    Returns PRIVATE if the person or the bot has left the server.
    """
    if here is not None:
        return here
    guild = await context.database.read(lambda tx: _played_last(tx, user))
    return guild if guild == PRIVATE or await members.is_on(user, guild) else PRIVATE


def _played_last(tx: Transaction, user: int) -> int:
    guilds = _guilds_of(tx, user)
    return guilds[0] if guilds and servers.get_server(tx, guilds[0]).left_at is None else PRIVATE


def _guilds_of(tx: Transaction, user: int) -> list[int]:
    reminder = day_reminders.reminder_of(tx, user)
    return [day.guild for day in daily.days_played(tx, user)] + ([reminder.guild] if reminder else [])


async def check_reach(context: Context, members: Members, user: int, guild: int, here: int | None) -> None:
    """Raises NoSuchDay, LeftTheServer, or OutOfTheServer (the bot left) if a person may not open a server's days.

    They may open days of the server ``here``, and of their other servers where they have played or get reminders.
    """
    if guild == here:
        members.seen(user, guild)
    elif guild != PRIVATE:
        await context.database.read(lambda tx: _check_played(tx, user, guild))
        if not await members.is_on(user, guild):
            raise LeftTheServer


def _check_played(tx: Transaction, user: int, guild: int) -> None:
    if guild not in _guilds_of(tx, user):
        raise NoSuchDay
    if servers.get_server(tx, guild).left_at is not None:
        raise OutOfTheServer


async def page_of(context: Context, user: int, guild: int, number: int | None = None) -> DayPage:
    """Returns a person's page for today or for day ``number``. Raises DayYetToBegin or NoSuchDay."""
    day = await (service.today(context, guild) if number is None else service.numbered(context, guild, number))
    found = await standings.results_for(context, day.id, user)
    return DayPage(
        day,
        found.of(user),
        found,
        await standings.streak_of(context, user, guild),
        not await context.database.read(lambda tx: results.has_finished(tx, user)),
        None if day.closed else await problems.daily_problem(context, user),
        await keeper.is_reminded(context, user, guild),
    )

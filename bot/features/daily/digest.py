"""The week of a server in its channel, unless it is turned off: the best deal and game, what was rare, who played most.

It stands in the message of the first day of the next week, so that there is still one message a day. It is read from
the days and the public parties that are over.
"""

from dataclasses import dataclass
from typing import Final

from bot.features.daily import standings
from bot.features.daily.days import local_time
from bot.model.house_seats import pool_of
from bot.model.still_times import zone_of
from bot.piquet.rules import Form
from bot.runtime.context import Context
from data import daily, results, servers
from data.daily import DayRow, PlayedWeek
from data.store.transaction import Transaction

NAMED: Final = 5
"""The most people who are named for what was rare."""


@dataclass(frozen=True, slots=True)
class BestDeal:
    """The deal of a week that was most points better than par, with its day's number."""

    name: str
    day: int
    points: int


@dataclass(frozen=True, slots=True)
class BestGame:
    """The public partie of a week between two people that its winner won by most, with the totals of both."""

    winner: str
    loser: str
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Digest:
    """The week of a server. ``first`` and ``last`` are its days; ``people`` have played ``deals`` deals in all.

    ``most`` are the names of those who played most, ``each`` so many deals. The rarities are names, each as often as
    the person made one.
    """

    first: int
    last: int
    people: int
    deals: int
    most: tuple[str, ...]
    each: int
    best: BestDeal | None
    game: BestGame | None
    cartes_blanches: tuple[str, ...]
    repiques: tuple[str, ...]
    capots: tuple[str, ...]


def week_of(time: int, zone: str = "UTC") -> tuple[int, int]:
    """The ISO year and week of a Unix time in a time zone; a week begins on Monday."""
    return local_time(time, zone_of(zone)).isocalendar()[:2]


async def digest_before(context: Context, guild: int, number: int) -> Digest | None:
    """The week before a day of a server, if that day is the first of its week; None if nobody played then."""

    def work(tx: Transaction) -> tuple[list[DayRow], list[PlayedWeek], BestGame | None]:
        week = _week_before(tx, guild, number)
        day = daily.day_numbered(tx, guild, number)
        if not week or day is None:
            return [], [], None
        since, until = week[0].opened_at, day.opened_at
        played = daily.played_in(tx, guild, week[0].number, number - 1, since, until)
        game = results.best_won(tx, guild, pool_of(Form.DEALS, None), since, until)
        return week, played, None if game is None else BestGame(game[0], game[1], (game[2], game[3]))

    week, played, game = await context.database.read(work)
    if not played:
        return None
    each, best = max(one.deals for one in played), [await _best(context, row) for row in week]
    return Digest(
        week[0].number,
        number - 1,
        len(played),
        sum(one.deals for one in played),
        tuple(one.name for one in played if one.deals == each),
        each,
        max((found for found in best if found is not None), key=lambda found: found.points, default=None),
        game,
        _names(played, "cartes_blanches"),
        _names(played, "repiques"),
        _names(played, "capots"),
    )


def _week_before(tx: Transaction, guild: int, number: int) -> list[DayRow]:
    """The days of the week before a day that is the first of its week, in order; none before another day."""
    day, week, zone = daily.day_numbered(tx, guild, number), list[DayRow](), servers.get_server(tx, guild).daily_zone
    while day is not None and (before := daily.day_numbered(tx, guild, day.number - 1)) is not None:
        if (week_of(before.opened_at, zone) == week_of(day.opened_at, zone)) is not bool(week):
            break
        week.insert(0, before)
        day = before
    return week


def _names(played: list[PlayedWeek], feat: str) -> tuple[str, ...]:
    return tuple(one.name for one in played for _ in range(getattr(one, feat)))


async def _best(context: Context, row: DayRow) -> BestDeal | None:
    """The best deal of a day against par, if any was better."""
    found = standings.best_deal((await standings.results(context, row.id)).people)
    return None if found is None else BestDeal(found[0], row.number, found[1])

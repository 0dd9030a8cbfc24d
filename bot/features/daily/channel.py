"""Posts of a daily channel: the commitment to the coming days' secrets, the open day, results, a weekly summary.

While a day is open, its post names the people who have finished, but shows no results.
"""

import hashlib
from dataclasses import dataclass
from typing import Final

from bot.features.daily import days, standings
from bot.features.daily.days import local_time
from bot.features.daily.standings import DayResults, DayScore
from bot.model.clock_pauses import zone_of
from bot.model.clocks import DAY
from bot.model.house_seats import pool_of
from bot.model.ids import made_at
from bot.piquet.rules import Form
from bot.runtime.context import Context
from data import daily, results, servers
from data.daily import DayChain, DayPostRow, DayRow, PlayedWeek, PostKind
from data.store.transaction import Transaction

NAMED: Final = 5
"""The most people named for a rare hand."""


@dataclass(frozen=True, slots=True)
class BestDeal:
    name: str
    day: int
    points: int


@dataclass(frozen=True, slots=True)
class BestGame:
    """The week's widest win in a public partie between two people."""

    winner: str
    loser: str
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Digest:
    """A weekly summary of a server's daily deals."""

    first: int
    """The number of the week's first day."""
    last: int
    people: int
    deals: int
    most: tuple[str, ...]
    """The people who played the most deals."""
    each: int
    """How many deals each person in ``most`` played."""
    best: BestDeal | None
    game: BestGame | None
    cartes_blanches: tuple[str, ...]
    """The players of these rare hands, as often as they held one."""
    repiques: tuple[str, ...]
    capots: tuple[str, ...]


def week_of(time: int, zone: str = "UTC") -> tuple[int, int]:
    return local_time(time, zone_of(zone)).isocalendar()[:2]


async def digest_before(context: Context, guild: int, number: int) -> Digest | None:
    """Returns the previous week's summary if day ``number`` begins a week. None on other days, or if nobody played."""

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
    found = standings.best_deal((await standings.results(context, row.id)).people)
    return None if found is None else BestDeal(found[0], row.number, found[1])


SHOWN: Final = 20
"""The most people named in a message."""
CLOCKS_DIFFER: Final = 60
"""The most seconds by which Discord's clock may be behind, far less than the time for giving words."""
QUIET: Final = 3
"""On a quiet server, with this many days in a row on which no one finished, the last message shows each new day."""


@dataclass(frozen=True, slots=True)
class AnchorPost:
    """The post that announces the anchor: the commitment to all coming daily secrets of a server."""

    guild: int
    number: int
    anchor: str
    opens_at: int
    given: int
    """How many people have given words for the packs."""
    open: bool
    """Whether more people may give words."""


@dataclass(frozen=True, slots=True)
class DayPost:
    guild: int
    number: int
    closes_at: int
    finished: int
    """How many people have finished."""
    playing: int
    """How many people have begun and not finished."""
    names: tuple[str, ...]
    """The first people to finish, at most ``SHOWN``."""
    results: "DayTable | None" = None
    """None while the day is open."""
    is_first: bool = False
    """Whether no earlier day had a message."""
    week: Digest | None = None
    """The previous week, on the first day of a week."""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class DayTable:
    people: tuple[DayScore, ...]
    """The first places, at most ``SHOWN``."""
    more: int
    """How many more people have a place."""
    best: tuple[str, int] | None
    """Name and points of the best deal against par."""
    streak: int
    known: bool = True
    """Whether par is known."""


ChannelPost = AnchorPost | DayPost


def kind_of(post: ChannelPost) -> PostKind:
    return PostKind.ANCHOR if isinstance(post, AnchorPost) else PostKind.DAY


def digest(post: ChannelPost) -> str:
    """Hashes a post's content, to detect changes."""
    return hashlib.sha256(repr(post).encode()).hexdigest()[:16]


def anchor_post(tx: Transaction, chain: DayChain, now: int) -> AnchorPost:
    first = daily.day_numbered(tx, chain.guild, chain.first_day)
    if first is not None:
        return AnchorPost(chain.guild, chain.first_day, chain.anchor, first.opened_at, len(first.words.split()), False)
    given = len(daily.words_given(tx, chain.guild))
    may = now < chain.opens_at and given < days.MOST_WORDS
    return AnchorPost(chain.guild, chain.first_day, chain.anchor, chain.opens_at, given, may)


def is_late(tx: Transaction, first: DayRow) -> bool:
    """Whether ``first`` opened before its chain's commitment was posted, so that less is proven."""
    post = daily.post_of(tx, first.guild, PostKind.ANCHOR, first.number)
    return post is None or post.message is None or made_at(post.message) > first.opened_at - CLOCKS_DIFFER


def open_post(tx: Transaction, day: DayRow) -> DayPost:
    finished, names = daily.number_finished(tx, day.id), daily.first_finishers(tx, day.id, SHOWN)
    playing = daily.number_begun(tx, day.id) - finished
    first, fixed = _is_first(tx, day), days.commitment(day)
    listed = tuple(names)
    return DayPost(day.guild, day.number, day.closes_at, finished, playing, listed, is_first=first, commitment=fixed)


def _is_first(tx: Transaction, day: DayRow) -> bool:
    return daily.first_posted(tx, day.guild) in (None, day.number)


def closed_post(tx: Transaction, day: DayRow, found: DayResults) -> DayPost:
    people = found.compared
    finished = sum(one.finished for one in found.people)
    # Without a finished deal there is no streak to show, though a missed day may not break it.
    any_finished = any(one.finished_any for one in found.people)
    streak = standings.server_streak(tx, day.guild, day.number, day.closes_at) if any_finished else 0
    table = DayTable(
        people[:SHOWN],
        max(len(people) - SHOWN, 0),
        standings.best_deal(people),
        streak,
        found.par_known or not any_finished,
    )
    playing, first, fixed = len(found.people) - finished, _is_first(tx, day), days.commitment(day)
    return DayPost(day.guild, day.number, day.closes_at, finished, playing, (), table, first, commitment=fixed)


def new_row(tx: Transaction, post: ChannelPost, place: int) -> DayPostRow:
    """Returns a new post's row. On a quiet server, the row names the previous day's message, which is then edited."""
    before = message_before(tx, post.guild, post.number) if isinstance(post, DayPost) else None
    message = before.message if before is not None and before.channel == place else None
    return DayPostRow(post.guild, kind_of(post), post.number, place, message)


def message_before(tx: Transaction, guild: int, number: int) -> DayPostRow | None:
    """Returns the previous day's message if it also shows day ``number``, as on quiet servers. Otherwise None."""
    before = daily.post_of(tx, guild, PostKind.DAY, number - 1)
    if before is None or before.message is None:
        return None
    if (own := daily.post_of(tx, guild, PostKind.DAY, number)) is not None:
        return before if own.message == before.message else None
    last_finished = max(daily.days_with_finishers(tx, guild, 1), default=0)
    was_announced = daily.post_of(tx, guild, PostKind.DAY, number - QUIET) is not None
    return before if was_announced and number - last_finished > QUIET else None


def is_settled(post: DayPost, now: int) -> bool:
    return post.results is None or post.results.known or now > post.closes_at + 2 * DAY


def is_reposted(post: ChannelPost) -> bool:
    return post.open if isinstance(post, AnchorPost) else post.results is None

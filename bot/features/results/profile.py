from dataclasses import dataclass

from bot.features.results import leaderboards
from bot.features.results.against_par import AgainstPar, against_par
from bot.model import house_seats
from bot.model.errors import NoSuchPartie
from bot.model.glicko import PROVISIONAL
from bot.model.results import Best, Result, Statistics, WinLossRecord
from bot.runtime.context import Context
from bot.runtime.reader import Reader, ended, visible_guild
from data import parties, ratings, results
from data.players import users
from data.store.transaction import Transaction

LAST = 5
"""Parties listed against an opponent."""
Mark = tuple[int, float, float]
"""A rating chart point: a partie's end (Unix seconds), rating and deviation after it."""
Person = tuple[int, str]
"""A person's id and name, "" if not known here."""


@dataclass(frozen=True, slots=True)
class Rated:
    rating: float
    deviation: float
    course: tuple[Mark, ...]
    """A point for each rated partie, oldest first."""
    played_at: int
    inactive: bool
    """Whether the player has left the rankings by rating."""
    provisional: bool


@dataclass(frozen=True, slots=True)
class Record:
    pool: str
    rated: Rated | None
    statistics: Statistics
    best_at: int | None
    """The replay position where the person's best deal begins; None if the reader may not see it."""
    against_par: AgainstPar | None


@dataclass(frozen=True, slots=True)
class Against:
    """A person's record against opponent ``user``. Wins and losses are from all pools, points from one."""

    user: int
    name: str
    win_loss: WinLossRecord
    last: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class DaysPlayed:
    """A player's daily deals: finished days, the longest streak still running, and points against par.

    ``against_par`` is None for too few deals, and excludes ``unfinished`` deals and ``open`` deals (of open days).
    """

    finished: int
    streak: int
    against_par: AgainstPar | None
    unfinished: int = 0
    open: int = 0


@dataclass(frozen=True, slots=True)
class Profile:
    user: int
    name: str
    pools: tuple[tuple[str, int], ...]
    """Pools with the number of finished parties: most first, pools of the house last."""
    ratings: dict[str, Rated]
    """Present ratings by pool, as far as the reader may see them."""
    record: Record | None
    against: Against | None
    days: DaysPlayed | None = None
    """The person's daily deals, as far as the reader may see them."""


async def profile(
    context: Context, reader: Reader, person: Person, other: Person | None = None, pool: str | None = None
) -> Profile:
    """Returns a profile as the reader may see it, by default in the rated pool with the most parties."""

    def work(tx: Transaction) -> Profile:
        user, now = person[0], context.clock()
        # House pools go last.
        guild = visible_guild(tx, reader, user)
        pools = sorted(results.pools_of(tx, user, guild), key=lambda pool: pool[0] in house_seats.POOLS)
        found = ((one, _rated(tx, user, one, guild, now)) for one, _ in pools)
        rated = {one: rating for one, rating in found if rating is not None}
        shown = pool if pool in dict(pools) else next(iter([*rated, *dict(pools)]), None)
        record, against = None, None
        if shown is not None:
            record = _record(tx, user, shown, reader, rated.get(shown))
            against = None if other is None else _against(tx, user, other, house_seats.form_of(shown), reader)
        return Profile(user, _name(tx, person, reader), tuple(pools), rated, record, against)

    return await context.database.read(work)


def _name(tx: Transaction, person: Person, reader: Reader) -> str:
    user, name = person
    return name or users.name_of(tx, user, reader.guild or leaderboards.EVERYWHERE)


def _record(tx: Transaction, user: int, pool: str, reader: Reader, rated: Rated | None) -> Record:
    guild = visible_guild(tx, reader, user)
    statistics = results.statistics(tx, user, pool, guild)
    best_at = None if statistics.best is None else _beginning(tx, statistics.best, reader)
    return Record(pool, rated, statistics, best_at, against_par(tx, user, pool, guild))


def _beginning(tx: Transaction, best: Best, reader: Reader) -> int | None:
    try:
        ended(tx, best.partie, reader)
    except NoSuchPartie:
        return None
    deals = parties.deals(tx, best.partie)
    return next((deal.first_seq + deal.number for deal in deals if deal.number == best.number), None)


def _rated(tx: Transaction, user: int, pool: str, guild: int | None, now: int) -> Rated | None:
    kept, course = ratings.get_rating(tx, user, pool), tuple(results.course(tx, user, pool, guild))
    if kept is None or not course:
        return None
    deviation, inactive = leaderboards.deviation(kept, now), leaderboards.is_inactive(kept, now)
    return Rated(kept.rating, deviation, course, kept.played_at, inactive, kept.deviation >= PROVISIONAL)


def _against(tx: Transaction, user: int, other: Person, pool: str, reader: Reader) -> Against:
    guild = reader.guild_between(user, other[0])
    found = results.of_user(tx, user, other=other[0], guild=guild, most=LAST)
    last = tuple(one for one in found if one.outcome is not None)
    return Against(other[0], _name(tx, other, reader), results.against(tx, user, other[0], pool, guild), last)

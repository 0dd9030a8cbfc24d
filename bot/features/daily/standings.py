"""How people compare on a day: points against par, scores, places and streaks.

While a day is open, those who have finished it are compared. Once it is closed, all who began it are, and each deal
that they did not finish counts ``UNFINISHED``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.features.daily import score, service
from bot.features.daily.score import UNFINISHED
from bot.features.daily.service import DEALS, RULES, DealOfDay, PersonsDay
from bot.features.par import service as par
from bot.features.par.service import Par
from bot.model import errors
from bot.runtime.context import Context
from data import daily
from data.store.transaction import Transaction

REPAIRED_EVERY: Final = 30
"""In so many days, a streak survives one day that was missed."""
MOST_DAYS: Final = 400
"""The most days that are looked at for the streak of a server."""


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """A person's deal against par: ``better`` points than these cards bring on average, and the steps for it.

    ``par`` is None until the house has worked it out, and all three are None unless the deal is finished.
    """

    played: DealOfDay
    par: float | None = None
    better: float | None = None
    steps: int | None = None


@dataclass(frozen=True, slots=True)
class PersonsScore:
    """A person's day with its score and place; both None while they are not compared, or par is being worked out."""

    user: int
    name: str
    deals: tuple[ScoredDeal, ...]
    score: int | None = None
    place: int | None = None

    @property
    def finished(self) -> bool:
        """Whether the person has finished every deal of the day."""
        return all(deal.played.points is not None for deal in self.deals)


@dataclass(frozen=True, slots=True)
class DayResults:
    """The people of a day: first those who are compared, by place, then the others in the order in which they began.

    ``par_known`` is whether the house has worked out par for every deal.
    """

    people: tuple[PersonsScore, ...]
    par_known: bool

    @property
    def compared(self) -> tuple[PersonsScore, ...]:
        """Those who have a score and a place."""
        return tuple(one for one in self.people if one.score is not None)

    def of(self, user: int) -> PersonsScore | None:
        """A person's results; None if they have not begun the day."""
        return next((one for one in self.people if one.user == user), None)

    def beaten_by(self, user: int) -> tuple[int, int]:
        """How many others this person has a better score than, and how many others are compared."""
        mine, others = self._against(user)
        return (0, len(others)) if mine is None else (score.beaten(mine, others), len(others))

    def percent(self, user: int) -> int | None:
        """How many percent of the others have a lower score; None among too few people, or without a score."""
        mine, others = self._against(user)
        return None if mine is None else score.percent(mine, others)

    def _against(self, user: int) -> tuple[int | None, list[int]]:
        own = self.of(user)
        others = [one.score for one in self.people if one.user != user and one.score is not None]
        return (None if own is None else own.score), others


async def results(context: Context, day: int) -> DayResults:
    """The people of a day, by the day's id. Raises NoSuchDay."""
    return await context.database.read(lambda tx: results_of(tx, day))


def results_of(tx: Transaction, day: int) -> DayResults:
    """The same within a transaction."""
    row = daily.day_with(tx, day)
    if row is None:
        raise errors.NoSuchDay
    people = service.of_everyone(daily.deals_of_day(tx, day))
    pars = [par.stored(tx, service.pack_of(row, deal), RULES) for deal in range(DEALS)]
    return compared(people, pars, closed=row.closed_at is not None)


def compared(people: Sequence[PersonsDay], pars: Sequence[Par | None], *, closed: bool) -> DayResults:
    """Compares these people, given the house's par for each deal."""
    shared = [_with_people(people, deal, found) for deal, found in enumerate(pars)]
    scored = [_scored(one, shared, closed=closed) for one in people]
    places = score.ranking({one.user: one.score for one in scored if one.score is not None})
    by_user = {one.user: one for one in scored}
    ranked = [replace(by_user[user], place=place) for place, user in places]
    others = [one for one in scored if one.score is None]
    return DayResults((*ranked, *others), all(found is not None for found in pars))


def _with_people(people: Sequence[PersonsDay], deal: int, found: Par | None) -> float | None:
    if found is None:
        return None
    differences = [one.deals[deal].difference for one in people]
    known = [difference for difference in differences if difference is not None]
    return score.par_with_people(found.of(service.is_elder(deal)) * found.lines, found.lines, known)


def _scored(one: PersonsDay, pars: Sequence[float | None], *, closed: bool) -> PersonsScore:
    deals = tuple(_scored_deal(played, found) for played, found in zip(one.deals, pars, strict=True))
    counts = closed or one.finished
    worth = [_worth(deal) for deal in deals]
    known = [found for found in worth if found is not None]
    return PersonsScore(one.user, one.name, deals, sum(known) if counts and len(known) == len(worth) else None)


def _scored_deal(played: DealOfDay, found: float | None) -> ScoredDeal:
    if played.difference is None or found is None:
        return ScoredDeal(played)
    better = played.difference - found
    return ScoredDeal(played, found, better, score.steps(better))


def _worth(deal: ScoredDeal) -> int | None:
    """What a deal counts on a closed day; None while par is not known."""
    return UNFINISHED if deal.played.difference is None else deal.steps


# Streaks.


class Streak(NamedTuple):
    """A number of days in a row. ``repaired`` is the latest missed day between them, by its number, if there is one."""

    days: int
    repaired: int | None = None


async def streak_of(context: Context, user: int, guild: int) -> Streak:
    """The days in a row on which a person has finished both deals on this server, up to today or yesterday."""

    return await context.database.read(lambda tx: streak_in(tx, user, guild))


def streak_in(tx: Transaction, user: int, guild: int) -> Streak:
    """The same within a transaction."""
    whole = [day.number for day in daily.days_played(tx, user) if day.guild == guild and day.finished == DEALS]
    return streak(whole, _latest(tx, guild))


def server_streak(tx: Transaction, guild: int, latest: int) -> int:
    """The days in a row on which someone on a server finished a deal, up to day ``latest`` or the day before."""
    return streak(daily.days_with_finishers(tx, guild, MOST_DAYS), latest).days


def streak(numbers: Sequence[int], latest: int) -> Streak:
    """The streak that these days make, the latest first, up to ``latest`` or the day before.

    One missed day in ``REPAIRED_EVERY`` does not break it; it does not count either.

    >>> [streak(days, 9).days for days in ([9, 8, 7], [8, 7, 5], [9, 6], [7], [])]
    [3, 3, 1, 1, 0]
    >>> streak([8, 7, 5], 9)
    Streak(days=3, repaired=6)
    """
    played, day, length = set(numbers), latest if latest in numbers else latest - 1, 0
    repaired: list[int] = []
    while True:
        if day in played:
            length += 1
        elif day - 1 in played and (not repaired or repaired[-1] - day >= REPAIRED_EVERY):
            repaired.append(day)
        else:
            return Streak(length, repaired[0] if repaired else None)
        day -= 1


def _latest(tx: Transaction, guild: int) -> int:
    row = daily.latest_day(tx, guild)
    return 0 if row is None else row.number

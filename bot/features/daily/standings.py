"""Daily standings: points against par, scores, places, streaks.

A person plays two deals a day, one as elder, one as younger. Points against par are the player's points minus the
house's, minus par (the mean for these cards and this seat). A score counts steps, like bridge IMPs, so that one wild
deal does not decide a day.

An open day compares players who have finished both deals. A closed day compares players with a finished deal; an
unfinished deal scores worst (``UNFINISHED``). A conceded deal is finished: the other player takes its last tricks, so
conceding never pays.
"""

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, partial
from typing import Final, NamedTuple, TypeVar

from bot.features.daily import service
from bot.features.daily.days import Calendar
from bot.features.daily.service import DEALS, RULES, DailyDeal, DayProgress
from bot.features.par import service as par
from bot.features.par.service import Par
from bot.features.results.against_par import against_par
from bot.features.results.profile import DaysPlayed
from bot.model import errors
from bot.model.changes import DayChanged
from bot.model.house_seats import pool_of
from bot.runtime.context import Context
from bot.runtime.reader import Reader, visible_guild
from data import daily
from data.daily import DayRow
from data.store.transaction import Transaction

STEPS: Final = (1, 3, 6, 9, 13, 17, 22, 28, 35, 43, 52, 62, 75, 90, 110)
"""The points better or worse than par at which each further step begins.

Round numbers chosen by eye: fitted ones showed no gain (``bot/piquet/house/RESULTS.md``).
"""
UNFINISHED: Final = -len(STEPS) - 1
"""An unfinished deal's steps: one below the worst finished deal, so that giving up never pays."""
PEOPLE_COUNT_FROM: Final = 10
"""From this many people on, their results count towards par."""
GOOD_STREAK: Final = 3
"""The shortest streak, in days, that makes a headline."""

CROWD: Final = 300
"""On a day with this many people, results are cached for some seconds."""
REPAIRED_EVERY: Final = 30
"""A streak survives one missed day in this many."""
MOST_DAYS: Final = 400
"""The most days read for a server streak."""


K = TypeVar("K", bound=Hashable)


def steps(better: float, starts: Sequence[float] = STEPS) -> int:
    """Converts unrounded points against par to steps.

    >>> [steps(points) for points in (0, 0.9, 1, 16.9, 17, -17, 500)]
    [0, 0, 1, 5, 6, -6, 15]
    """
    reached = bisect_right(starts, abs(better))
    return reached if better >= 0 else -reached


def par_with_people(total: float, lines: int, differences: Sequence[int]) -> float:
    """Returns a seat's par: the mean over the house's deals and, on a crowded day, people's deals.

    ``total`` is the house's sum over ``lines`` deals. From ``PEOPLE_COUNT_FROM`` people on, each value in
    ``differences`` counts as one more deal, without the highest and lowest tenth.
    """
    if len(differences) < PEOPLE_COUNT_FROM:
        return total / lines
    cut = len(differences) // 10
    counted = sorted(differences)[cut : len(differences) - cut]
    return (total + sum(counted)) / (lines + len(counted))


def ranking(scores: Mapping[K, int]) -> list[tuple[int, K]]:
    """Returns each person's place, best first; equal scores share the higher place.

    >>> ranking({"Ada": 3, "Ben": 7, "Cleo": 3, "Dan": -1})
    [(1, 'Ben'), (2, 'Ada'), (2, 'Cleo'), (4, 'Dan')]
    """
    ordered = sorted(scores.values(), reverse=True)
    place = {score: at for at, score in reversed([*enumerate(ordered, 1)])}
    return sorted(((place[score], one) for one, score in scores.items()), key=lambda found: found[0])


def beaten(mine: int, others: Sequence[int]) -> int:
    return bisect_left(others, mine)


class Highlight(StrEnum):
    """The headlines for a person's result, best first. A result gets the first headline that is true."""

    BEAT_ALL = "beat-all"
    BEAT_HALF = "beat-half"
    GAIN = "gain"
    """The person beat par in at least one deal."""
    BEAT_SOME = "beat-some"
    STREAK = "streak"
    FINISHED = "finished"
    """True of everyone with a result."""


def best_of(mine: int, others: Sequence[int], gain: int, streak: int) -> Highlight:
    """Returns the headline for a score of ``mine`` among the sorted scores of ``others``.

    ``gain`` is the person's best deal in steps.

    >>> best_of(-9, [-10, -2, 4], gain=-3, streak=1)
    <Highlight.BEAT_SOME: 'beat-some'>
    """
    beat = beaten(mine, others)
    true = {
        Highlight.BEAT_ALL: beat and beat == len(others),
        Highlight.BEAT_HALF: beat and 2 * beat >= len(others),
        Highlight.GAIN: gain > 0,
        Highlight.BEAT_SOME: beat,
        Highlight.STREAK: streak >= GOOD_STREAK,
        Highlight.FINISHED: True,
    }
    return next(found for found in Highlight if true[found])


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    played: DailyDeal
    par: float | None = None
    """None until par is known and the deal is finished."""
    better: float | None = None
    """Unrounded points better than par."""
    steps: int | None = None
    """Decides the places; people read ``against_par``."""

    @property
    def against_par(self) -> int | None:
        """The player's lead minus par in whole points, so that displayed figures add up.

        None until lead and par are known.
        """
        difference = self.played.difference
        return None if difference is None or self.par is None else difference - round(self.par)


@dataclass(frozen=True, slots=True)
class DayScore:
    user: int
    name: str
    deals: tuple[ScoredDeal, ...]
    score: int | None = None
    """In steps; None if the person is not compared, or par is unknown."""
    place: int | None = None
    """None without a score."""

    @property
    def against_par(self) -> int | None:
        """Points against par over all finished deals. None if no deal is finished or par is unknown."""
        found = [deal.against_par for deal in self.deals if deal.played.points is not None]
        return sum(points for points in found if points is not None) if found and None not in found else None

    @property
    def missing(self) -> list[DailyDeal]:
        return [deal.played for deal in self.deals if deal.played.points is None]

    @property
    def finished(self) -> bool:
        return not self.missing

    @property
    def finished_any(self) -> bool:
        return len(self.missing) < len(self.deals)


@dataclass(frozen=True)
class DayResults:
    compared: tuple[DayScore, ...]
    """People with a place, best first."""
    others: tuple[DayScore, ...]
    """Everyone else, in the order in which they began."""
    pars: tuple[float | None, ...]
    """Each deal's par, None until it is known."""
    closed: bool

    @property
    def people(self) -> tuple[DayScore, ...]:
        return (*self.compared, *self.others)

    @property
    def par_known(self) -> bool:
        return None not in self.pars

    def of(self, user: int) -> DayScore | None:
        return self._by_user.get(user)

    def others_of(self, user: int) -> list[int]:
        scores, own = self._scores.copy(), self.of(user)
        if own is not None and own.score is not None:
            del scores[bisect_left(scores, own.score)]
        return scores

    def finishers(self, deal: int) -> list[DayScore]:
        return self._finishers[deal]

    def with_own(self, own: DayProgress) -> "DayResults":
        kept = self.of(own.user)
        if kept is not None and tuple(deal.played for deal in kept.deals) == own.deals:
            return self
        compared = [one for one in self.compared if one.user != own.user]
        others = tuple(one for one in self.others if one.user != own.user)
        scored = _scored(own, self.pars, closed=self.closed)
        if scored.score is None:
            return replace(self, compared=tuple(compared), others=(*others, scored))
        scores = self.others_of(own.user)
        place = len(scores) - bisect_right(scores, scored.score) + 1
        compared.insert(len(scores) - bisect_left(scores, scored.score), replace(scored, place=place))
        return replace(self, compared=tuple(compared), others=others)

    @cached_property
    def _by_user(self) -> dict[int, DayScore]:
        return {one.user: one for one in self.people}

    @cached_property
    def _scores(self) -> list[int]:
        return [one.score for one in reversed(self.compared) if one.score is not None]

    @cached_property
    def _finishers(self) -> list[list[DayScore]]:
        people = self.people
        every = [[(one.deals[deal].played.difference, one) for one in people] for deal in range(DEALS)]
        found = [[(points, one) for points, one in deal if points is not None] for deal in every]
        return [[one for _, one in sorted(deal, key=lambda both: -both[0])] for deal in found]


def best_deal(people: Sequence[DayScore]) -> tuple[str, int] | None:
    """Returns a name and points: the best deal against par. None if nobody beat par."""
    gains = [(deal.against_par, one.name) for one in people for deal in one.deals if deal.against_par is not None]
    gain, name = max(gains, key=lambda one: one[0], default=(0, ""))
    return (name, gain) if gain > 0 else None


async def results(context: Context, day: int) -> DayResults:
    """Returns a day's results, on a crowded day up to some seconds old. Raises NoSuchDay."""
    row = await context.database.read(lambda tx: daily.day_with(tx, day))
    if row is None:
        raise errors.NoSuchDay
    # Cached results of the open day must not serve the closed day, which never changes.
    key = DayChanged(day) if row.closed_at is None else ("closed", day)
    return await context.kept_reads.get(key, partial(_read, context, row), _is_crowded)


async def results_for(context: Context, day: int, user: int) -> DayResults:
    found = await results(context, day)
    own = await service.day_of(context, day, user) if _is_crowded(found) else None
    return found if own is None else found.with_own(own)


def _is_crowded(found: DayResults) -> bool:
    return len(found.compared) + len(found.others) >= CROWD


async def _read(context: Context, day: DayRow) -> DayResults:
    def work(tx: Transaction) -> list[Par | None]:
        return [par.stored(tx, service.pack_of(day, deal), RULES) for deal in range(DEALS)]

    pars, rows = await context.database.read(work), await service.rows_of(context, day.id)

    def compare() -> DayResults:
        return compared(service.group_by_person(rows), pars, closed=day.closed_at is not None)

    # Thousands of results take so long that clicks would wait.
    return await asyncio.to_thread(compare) if len(rows) >= CROWD else compare()


def compared(people: Sequence[DayProgress], pars: Sequence[Par | None], *, closed: bool) -> DayResults:
    shared = tuple(_with_people(people, deal, found) for deal, found in enumerate(pars))
    scored = [_scored(one, shared, closed=closed) for one in people]
    places = ranking({one.user: one.score for one in scored if one.score is not None})
    by_user = {one.user: one for one in scored}
    ranked = tuple(replace(by_user[user], place=place) for place, user in places)
    return DayResults(ranked, tuple(one for one in scored if one.score is None), shared, closed)


def _with_people(people: Sequence[DayProgress], deal: int, found: Par | None) -> float | None:
    if found is None:
        return None
    differences = [one.deals[deal].difference for one in people]
    known = [difference for difference in differences if difference is not None]
    return par_with_people(found.of(service.is_elder(deal)) * found.lines, found.lines, known)


def _scored(one: DayProgress, pars: Sequence[float | None], *, closed: bool) -> DayScore:
    unfinished = UNFINISHED if closed and one.finished_any else None
    deals = tuple(_scored_deal(played, found, unfinished) for played, found in zip(one.deals, pars, strict=True))
    known = [deal.steps for deal in deals if deal.steps is not None]
    return DayScore(one.user, one.name, deals, sum(known) if len(known) == len(deals) else None)


def _scored_deal(played: DailyDeal, found: float | None, unfinished: int | None) -> ScoredDeal:
    if played.difference is None:
        return ScoredDeal(played, steps=unfinished)
    if found is None:
        return ScoredDeal(played)
    better = played.difference - found
    return ScoredDeal(played, found, better, steps(better))


# Streaks.


class Streak(NamedTuple):
    days: int
    repaired: bool = False
    """Whether the streak includes a missed day."""


async def streak_of(context: Context, user: int, guild: int) -> Streak:
    """Returns a person's days in a row with both deals finished, up to today or yesterday."""

    return await context.database.read(lambda tx: streak_in(tx, user, guild, context.clock()))


def streak_in(tx: Transaction, user: int, guild: int, now: int) -> Streak:
    calendar = Calendar(tx, guild, now)
    played = [day for day in daily.days_played(tx, user) if day.guild == guild and day.finished == DEALS]
    return streak([calendar.day_of(day.number) for day in played], calendar.today)


async def days_of(context: Context, reader: Reader, user: int) -> DaysPlayed | None:
    """Returns the daily statistics about ``user`` visible to the reader, None if there are none."""

    def work(tx: Transaction) -> DaysPlayed | None:
        guild = visible_guild(tx, reader, user)
        played = [day for day in daily.days_played(tx, user) if guild in (None, day.guild)]
        whole = [day for day in played if day.finished == DEALS]
        if not played:
            return None
        days = (streak_in(tx, user, one, context.clock()).days for one in {day.guild for day in whole})
        # Daily parties are private: other people see points only of a player listed everywhere.
        unfinished = sum(DEALS - day.finished for day in played if day.closed)
        skill = against_par(tx, user, pool_of(RULES.form, service.HOUSE), guild)
        ahead = sum(DEALS - day.finished for day in played if not day.closed)
        return DaysPlayed(len(whole), max(days, default=0), skill, unfinished, ahead)

    return await context.database.read(work)


def server_streak(tx: Transaction, guild: int, latest: int, now: int) -> int:
    """Returns how many days in a row, up to day ``latest`` or the day before, had a finished deal on the server."""
    calendar = Calendar(tx, guild, now)
    played = [calendar.day_of(number) for number in daily.days_with_finishers(tx, guild, MOST_DAYS)]
    return streak(played, calendar.day_of(latest)).days


def streak(days: Sequence[int], latest: int) -> Streak:
    """Returns the streak of calendar days up to ``latest`` or the day before.

    One missed day in ``REPAIRED_EVERY`` neither breaks the streak nor counts.

    >>> [streak(days, 9).days for days in ([9, 8, 7], [8, 7, 5], [9, 6], [7], [])]
    [3, 3, 1, 1, 0]
    >>> streak([8, 7, 5], 9)
    Streak(days=3, repaired=True)
    """
    played, day, length = set(days), latest if latest in days else latest - 1, 0
    repaired: list[int] = []
    while True:
        if day in played:
            length += 1
        elif day - 1 in played and (not repaired or repaired[-1] - day >= REPAIRED_EVERY):
            repaired.append(day)
        else:
            return Streak(length, bool(repaired))
        day -= 1

"""Comparisons and result lines for people who have finished a daily deal.

The result line, such as ``Piquet 128: +7 against par 🟩🟩🟨⬛ 🟩🟨🟩🟩``, rates each deal's exchange, calls,
play and result. It names no card, and gives points only for the whole day.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.features.daily import standings
from bot.features.daily.service import DEALS, PLAYER, Day
from bot.features.daily.standings import DayScore
from bot.features.house.review import Review, judged_deal
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.errors import DayUnfinished, NoSuchDay
from bot.model.ids import PRIVATE, PartieId
from bot.model.sight import Sight
from bot.piquet.actions import Action, Exchange, Play
from bot.runtime.context import Context
from data import daily
from data.daily import PostKind
from data.store.transaction import Transaction

MOST: Final = 25
"""The most people offered for comparison, best first: a select has 25 options."""
MOST_READ: Final = 500
"""The most people whose exchanges are compared."""
GOOD: Final = 1.5
"""A part of a deal in which fewer points were lost gets a green square."""
FAIR: Final = 6.0
"""A part of a deal in which fewer points were lost gets a yellow square; otherwise a black one."""
FAIR_STEPS: Final = -3
"""The result square is green above par, yellow down to this many steps below it, and black further down."""
GREEN: Final = "🟩"
YELLOW: Final = "🟨"
BLACK: Final = "⬛"

Progress = Callable[[int, int], Awaitable[None]]
"""Called as decisions are judged, with the number judged and the total."""


@dataclass(frozen=True, slots=True)
class Finisher:
    user: int
    name: str
    partie: PartieId
    against_par: int | None
    """Points against par; None until par is known."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A person's daily deal beside another person's."""

    deal: int
    """The deal's number, from 0."""
    me: Finisher
    mine: Sight
    others: tuple[Finisher, ...]
    """All others who can be compared, best first."""
    other: Finisher | None
    theirs: Sight | None
    counted: int
    """How many others' exchanges were compared."""
    alike: int
    """How many of these others exchanged the same cards."""


async def comparison(context: Context, day: Day, deal: int, user: int, other: int | None = None) -> Comparison:
    """Compares a person's deal with ``other``'s, by default the best. Outside servers, compares with nobody.

    Raises NoSuchDay, or DayUnfinished if the person has not finished the deal.
    """
    if not 0 <= deal < DEALS:
        raise NoSuchDay
    found = await standings.results_for(context, day.id, user)
    me = next(_finishers((found.of(user),), deal), None)
    if me is None:
        raise DayUnfinished
    best = _finishers(found.finishers(deal)[: MOST + 1] if day.guild != PRIVATE else (), deal)
    others = [one for one in best if one.user != user][:MOST]
    chosen = [] if other in (None, user) or not others else [*_finishers((found.of(other),), deal)]
    against = next(iter([*chosen, *others]), None)

    def work(tx: Transaction) -> Comparison:
        exchanges = daily.exchanges_of(tx, day.id, deal, MOST_READ)
        exchanges.pop(me.partie, None)
        own = _cards(daily.exchange_of(tx, me.partie))
        alike = sum(_cards(text) == own for text in exchanges.values())
        now = context.clock()
        mine = LoadedPartie.load(tx, me.partie, now).sight(PLAYER)
        theirs = None if against is None else LoadedPartie.load(tx, against.partie, now).sight(PLAYER)
        return Comparison(deal, me, mine, tuple(others), against, theirs, len(exchanges), alike)

    return await context.database.read(work)


def _cards(exchange: str) -> frozenset[str]:
    return frozenset(exchange.split()[2:])


def _finishers(people: Iterable[DayScore | None], deal: int) -> Iterator[Finisher]:
    for one in people:
        if one is not None:
            played = one.deals[deal].played
            if played.partie is not None and played.difference is not None:
                yield Finisher(one.user, one.name, played.partie, one.deals[deal].against_par)


# The result line.


class Part(StrEnum):
    EXCHANGE = "exchange"
    CALLS = "calls"
    PLAY = "play"


def part_of(action: Action) -> Part:
    match action:
        case Exchange():
            return Part.EXCHANGE
        case Play():
            return Part.PLAY
        case _:
            return Part.CALLS


@dataclass(frozen=True, slots=True)
class SharedLine:
    day: int
    points: int
    deals: tuple[str, ...]
    streak: int
    posted: tuple[int, int] | None = None
    """The channel and message id of the server's daily post, if there is one."""


async def line_of(context: Context, day: Day, user: int, deals: tuple[str, ...]) -> SharedLine:
    """Returns a person's result line; ``deals`` are its squares. Raises DayUnfinished if the person has no score."""
    mine = await _finished(context, day, user)
    streak = await standings.streak_of(context, user, day.guild)
    post = await context.database.read(lambda tx: daily.post_of(tx, day.guild, PostKind.DAY, day.number))
    posted = None if post is None or post.message is None else (post.channel, post.message)
    return SharedLine(day.number, mine.against_par or 0, deals, streak.days, posted)


async def judged_line(context: Context, day: Day, user: int, progress: Progress) -> SharedLine:
    """Returns a person's result line after house level *master* has judged each decision, which takes seconds.

    Raises Unanswered, or DayUnfinished if the person has no score.
    """
    mine, shown = await _finished(context, day, user), list[str]()
    for at, deal in enumerate(mine.deals):
        assert deal.played.partie is not None  # noqa: S101 - it is finished

        async def judged(done: int, of: int, at: int = at) -> None:
            await progress(at * of + done, len(mine.deals) * of)

        review = await judged_deal(context, deal.played.partie, user, 0, judged)
        shown.append(squares(lost(review), deal.steps or 0))
    return await line_of(context, day, user, tuple(shown))


async def _finished(context: Context, day: Day, user: int) -> DayScore:
    mine = (await standings.results_for(context, day.id, user)).of(user)
    if mine is None or mine.score is None or not mine.finished:
        raise DayUnfinished
    return mine


def lost(review: Review) -> dict[Part, float]:
    costs = dict.fromkeys(Part, 0.0)
    for decision in review.mistakes:
        costs[part_of(decision.judged.action)] += decision.judged.cost
    return costs


def squares(costs: Mapping[Part, float], steps: int) -> str:
    """Returns a coloured square for each part of a deal, by the points lost in it, then a square for the result."""
    parts = [GREEN if costs[part] < GOOD else YELLOW if costs[part] < FAIR else BLACK for part in Part]
    return "".join([*parts, GREEN if steps > 0 else YELLOW if steps >= FAIR_STEPS else BLACK])

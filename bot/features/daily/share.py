"""The result of a day that people can paste anywhere: ``Piquet 128: +7 against par 🟩🟩🟨⬛ 🟩🟨🟩🟩``.

It has a square for the exchange, the calls, the play and the result of each deal, and names no card and no points of a
deal, so that it spoils nothing for those who have yet to play.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.features.daily import standings
from bot.features.daily.service import Day
from bot.features.daily.standings import PersonsScore
from bot.features.house.review import Review, judged_deal
from bot.model.errors import DayUnfinished
from bot.piquet.actions import Action, Exchange, Play
from bot.runtime.context import Context
from data import daily
from data.daily import PostKind

GOOD: Final = 1.5
"""Less than this many points lost in a part of a deal is as good as master: green."""
FAIR: Final = 6.0
"""Less than this many is fair: yellow. More is black."""
FAIR_STEPS: Final = -3
"""The result of a deal is green above par, yellow down to so many steps below it, and black below that."""
GREEN: Final = "🟩"
YELLOW: Final = "🟨"
BLACK: Final = "⬛"

Progress = Callable[[int, int], Awaitable[None]]
"""Called as decisions are judged, with the number judged and the total."""


class Part(StrEnum):
    """A part of a deal that has a square."""

    EXCHANGE = "exchange"
    CALLS = "calls"
    PLAY = "play"


def part_of(action: Action) -> Part:
    """The part of the deal in which this decision was made."""
    match action:
        case Exchange():
            return Part.EXCHANGE
        case Play():
            return Part.PLAY
        case _:
            return Part.CALLS


@dataclass(frozen=True, slots=True)
class SharedLine:
    """The line of a person's day: points against par, the squares of each deal, and the streak.

    ``posted`` is the channel and the message about the day on the server; None without one.
    """

    day: int
    points: int
    deals: tuple[str, ...]
    streak: int
    posted: tuple[int, int] | None = None


async def line_of(context: Context, day: Day, user: int, deals: tuple[str, ...]) -> SharedLine:
    """The line of a person's day with these squares. Raises DayUnfinished unless they have finished it with a score."""
    mine = await _finished(context, day, user)
    streak = await standings.streak_of(context, user, day.guild)
    post = await context.database.read(lambda tx: daily.post_of(tx, day.guild, PostKind.DAY, day.number))
    posted = None if post is None or post.message is None else (post.channel, post.message)
    return SharedLine(day.number, mine.against_par or 0, deals, streak.days, posted)


async def judged_line(context: Context, day: Day, user: int, progress: Progress) -> SharedLine:
    """The line of a person's day. Master judges their decisions, which takes some seconds.

    Raises DayUnfinished unless they have finished the day with a score, or Unanswered.
    """
    mine, shown = await _finished(context, day, user), list[str]()
    for at, deal in enumerate(mine.deals):
        assert deal.played.partie is not None  # noqa: S101 - it is finished

        async def judged(done: int, of: int, at: int = at) -> None:
            await progress(at * of + done, len(mine.deals) * of)

        review = await judged_deal(context, deal.played.partie, user, 0, judged)
        shown.append(squares(lost(review), deal.steps or 0))
    return await line_of(context, day, user, tuple(shown))


async def _finished(context: Context, day: Day, user: int) -> PersonsScore:
    mine = (await standings.results_for(context, day.id, user)).of(user)
    if mine is None or mine.score is None or not mine.finished:
        raise DayUnfinished
    return mine


def lost(review: Review) -> dict[Part, float]:
    """The points that a player's decisions cost in each part of a deal."""
    costs = dict.fromkeys(Part, 0.0)
    for decision in review.mistakes:
        costs[part_of(decision.judged.action)] += decision.judged.cost
    return costs


def squares(costs: Mapping[Part, float], steps: int) -> str:
    """The squares of a deal, given what each part of it cost, and its steps against par."""
    parts = [GREEN if costs[part] < GOOD else YELLOW if costs[part] < FAIR else BLACK for part in Part]
    return "".join([*parts, GREEN if steps > 0 else YELLOW if steps >= FAIR_STEPS else BLACK])

"""Judges past decisions: the costliest of a deal for one of its players, and any one of a finished partie.

A decision is judged by the player's view, without seeing more of the opponent's cards. The same deal always gets the
same review. Hindsight also says what each card was worth with both hands open.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.computer.opinion.reasons import Judged
from bot.features.archive import replays
from bot.features.archive.replays import Decided
from bot.features.house.jobs import judge, solve
from bot.features.par import service as par
from bot.features.parties.loaded_partie import load
from bot.model.errors import DealInPlay, NoSuchDeal
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet.actions import Action, Answer, CarteBlanche, Concede, Decline, Exchange, Look, Play
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.view import DealView, view
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.reader import Reader

WORTH_TELLING: Final = 1.0
"""The least cost, in points, worth reporting. Smaller differences may be chance, given the number of imagined deals."""
MOST: Final = 3
"""The most decisions reported in a review."""

_NOT_JUDGED: Final = Look | Decline | CarteBlanche | Concede

_log = logging.getLogger(__name__)
Progress = Callable[[int, int], Awaitable[None]]
"""Called before each step with the number of steps done and the total: each decision, and par, is a step."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision and what it cost, the player's view, and the decision's place among all of the deal, from 0."""

    seen: DealView
    judged: Judged
    place: int


@dataclass(frozen=True, slots=True)
class Review:
    """A seat's costliest decisions in a deal, costliest first.

    ``passed_over`` counts the decisions that no worker answered. ``par`` is what the cards gave the seat; None unless
    the partie is finished and the deal has a par.
    """

    sight: Sight
    mistakes: tuple[Mistake, ...]
    decisions: int
    passed_over: int = 0
    par: float | None = None


async def review(context: Context, partie_id: PartieId, user: int, number: int, progress: Progress) -> Review:
    """Reviews deal ``number`` (counted from 0) for a user who played it. Raises as ``judged_deal`` does."""
    found = await judged_deal(context, partie_id, user, number, progress)
    costly = [mistake for mistake in found.mistakes if mistake.judged.cost >= WORTH_TELLING]
    costly.sort(key=lambda mistake: -mistake.judged.cost)
    return replace(found, mistakes=tuple(costly[:MOST]))


async def judged_deal(context: Context, partie_id: PartieId, user: int, number: int, progress: Progress) -> Review:
    """A review of deal ``number`` (counted from 0) with every decision of a user who played it, in order.

    Skips decisions without an answer from a worker. Raises NoSuchPartie, NotSeated, NoSuchDeal, DealInPlay, or
    Unanswered if there was no answer at all.
    """
    deal, seat, sight = await _over(context, partie_id, user, number)
    made = list(decisions(deal, seat))
    mistakes, failures = [], []
    steps = len(made) + _has_par(sight, deal)
    # One at a time, so that other questions get their turn in between.
    for at, (place, seen, action) in enumerate(made):
        await progress(at, steps)
        try:
            judged = await context.engine_pool.ask_at_leisure(user, judge, seen, sight.shown.before, action)
        except Unanswered as trouble:
            _log.warning(
                "partie %d: the engine gave no answer about a decision of deal %d; the review continues (%s)",
                partie_id,
                number + 1,
                trouble,
            )
            failures.append(trouble)
            continue
        mistakes.append(Mistake(seen, judged, place))
    if made and len(failures) == len(made):
        raise failures[-1]
    given = None
    if _has_par(sight, deal):
        await progress(len(made), steps)
        given = await _par_of(context, sight, deal, user)
    return Review(sight, tuple(mistakes), len(made) - len(failures), len(failures), given)


async def judged_exchange(context: Context, partie_id: PartieId, user: int, number: int) -> Judged | None:
    """Master's opinion of a user's exchange in deal ``number`` (counted from 0); None if they did not exchange.

    Raises NoSuchPartie, NotSeated, NoSuchDeal, DealInPlay or Unanswered.
    """
    deal, seat, sight = await _over(context, partie_id, user, number)
    for _, seen, action in decisions(deal, seat):
        if isinstance(action, Exchange):
            return await context.engine_pool.ask_at_leisure(user, judge, seen, sight.shown.before, action)
    return None


async def _over(context: Context, partie_id: PartieId, user: int, number: int) -> tuple[Deal, int, Sight]:
    """A deal that is over, with the seat and the sight of a user who played it.

    Raises NoSuchPartie, NotSeated, NoSuchDeal or DealInPlay.
    """
    loaded = await load(context, partie_id, number)
    seat = loaded.seat_of(user)
    sight = loaded.sight(seat)
    if loaded.deal is None:
        raise NoSuchDeal
    if not loaded.deal.over and sight.ending is None:
        raise DealInPlay
    return loaded.deal, seat, sight


def _has_par(sight: Sight, deal: Deal) -> bool:
    """Whether the review says what the cards gave: par follows from all of them, so only in a finished partie."""
    return sight.ending is not None and deal.over and not deal.rules.auction


async def _par_of(context: Context, sight: Sight, deal: Deal, user: int) -> float | None:
    """Par of the eye's seat; None if no worker answered."""
    try:
        made = await par.make(context, deal.pack, deal.rules, user)
    except Unanswered as trouble:
        _log.warning("partie %d: the engine gave no par; the review does without it (%s)", sight.partie_id, trouble)
        return None
    return made.of(sight.eye == deal.elder)


def decisions(deal: Deal, seat: int) -> Iterator[tuple[int, DealView, Action]]:
    """The decisions of a seat that had a choice, each with its place in the deal's log and the seat's view."""
    was = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    for place, action in enumerate(deal.log):
        if action.seat == seat == was.to_act and not isinstance(action, _NOT_JUDGED):
            seen = view(was, seat)
            if _has_a_choice(seen, action):
                yield place, seen, action
        was.do(action)


def _has_a_choice(seen: DealView, action: Action) -> bool:
    """True if the player had a choice.

    There is none with one legal card and nothing left to call, or in an answer, which is mostly given automatically.
    """
    match action:
        case Answer():
            return False
        case Play():
            return len(seen.playable) > 1 or bool(seen.open_kinds)
        case _:
            return True


@dataclass(frozen=True, slots=True)
class Hindsight:
    """A past decision with master's opinion of it by what its player could know; None without a choice.

    ``cards`` are the values of each card with all cards known, best first, as the player's points minus the opponent's.
    """

    decided: Decided
    judged: Judged | None
    cards: tuple[tuple[Card, float], ...]


async def hindsight(context: Context, partie_id: PartieId, reader: Reader, place: int) -> Hindsight:
    """Judges the decision made at a moment. Raises NoSuchPartie, PartieInPlay, NoSuchMoment or Unanswered."""
    found = await replays.decided(context, partie_id, reader, place)
    seen, action = found.seen, found.action
    if seen.to_act != action.seat or isinstance(action, _NOT_JUDGED):
        return Hindsight(found, None, ())
    judged = await context.engine_pool.ask_at_leisure(reader.user, judge, seen, found.sight.shown.before, action)
    if not isinstance(action, Play):
        return Hindsight(found, judged, ())
    cards = await context.engine_pool.ask_at_leisure(reader.user, solve, seen, found.sight.shown.before, found.other)
    return Hindsight(found, judged, cards)

"""Judges past decisions: a player's costliest decisions in a deal or partie, or any decision in a finished partie.

Judgements use only the player's view. Hindsight also values each card with both hands open.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.features.archive import replays
from bot.features.archive.replays import Decided
from bot.features.house.jobs import judge, solve
from bot.features.par import service as par
from bot.features.parties.loaded_partie import LoadedPartie, load
from bot.model.errors import DealInPlay, NoSuchDeal, NotSeated, PartieInPlay
from bot.model.ids import PartieId, is_imported
from bot.model.sight import Luck, Sight
from bot.piquet.actions import Action, Answer, CarteBlanche, Concede, Decline, Look, Play
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.house.opinion.reasons import Judged
from bot.piquet.view import DealView, view
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.reader import Reader
from bot.runtime.replay import tally_of

WORTH_SHOWING: Final = 1.0
"""The least cost shown, in points. Smaller costs may be sampling error."""
MOST: Final = 3
"""The most decisions on a page."""


_log = logging.getLogger(__name__)
Progress = Callable[[int, int], Awaitable[None]]
"""Called before each decision with the number judged and the total."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A judged decision. ``place`` is its index in the deal, ``seen`` the player's view."""

    seen: DealView
    judged: Judged
    place: int


@dataclass(frozen=True, slots=True)
class Review:
    """The judged decisions of a seat in one deal. ``passed_over`` counts decisions that no worker could judge."""

    sight: Sight
    mistakes: tuple[Mistake, ...]
    decisions: int
    passed_over: int = 0


@dataclass(frozen=True, slots=True)
class CostReview:
    """A review of one deal or a ``whole`` partie. ``deals`` are the deals judged so far, ``of`` is the number to judge.

    ``luck`` is None while the partie is in play, or without par.
    """

    sight: Sight
    whole: bool
    of: int
    luck: Luck | None = None
    deals: tuple[Review, ...] = ()

    @property
    def costliest(self) -> tuple[tuple[Review, Mistake], ...]:
        found = [(deal, mistake) for deal in self.deals for mistake in deal.mistakes]
        costly = [one for one in found if one[1].judged.cost >= WORTH_SHOWING]
        return tuple(sorted(costly, key=lambda one: -one[1].judged.cost)[:MOST])

    @property
    def decisions(self) -> int:
        return sum(deal.decisions for deal in self.deals)

    @property
    def passed_over(self) -> int:
        return sum(deal.passed_over for deal in self.deals)


MistakePlace = tuple[int, int]
"""A deal's number and a decision's index in it, from 0."""

CostProgress = Callable[[CostReview, int, int], Awaitable[None]]
"""Called before each long calculation with the review so far, the number judged and the total (both 0 before a par)."""


async def review(
    context: Context,
    partie_id: PartieId,
    user: int,
    number: int | None,
    progress: CostProgress,
    seat: int | None = None,
) -> CostReview:
    """Judges deal ``number`` (from 0), or the whole finished partie if None, for one of its players.

    ``seat`` chooses a player of an imported record. Raises NoSuchPartie, NotSeated, NoSuchDeal, DealInPlay,
    PartieInPlay, or Unanswered if no decision in a deal could be judged.
    """
    loaded = await load(context, partie_id, number)
    seat = _seat(loaded, user, seat)
    sight = loaded.sight(seat)
    numbers = [number] if number is not None else _numbers(loaded, seat)
    dealt = [deal for deal in par.finished_deals(loaded.row, loaded.deals) if deal.number in numbers]
    found = CostReview(sight, number is None, len(numbers))
    found = replace(found, luck=await _luck(context, found, dealt, user, progress))
    for at in numbers:

        async def judging(done: int, of: int, known: CostReview = found) -> None:
            await progress(known, done, of)

        judged = await judged_deal(context, partie_id, user, at, judging, seat)
        found = replace(found, deals=(*found.deals, judged))
    return found


def _seat(loaded: LoadedPartie, user: int, seat: int | None) -> int:
    own = loaded.seat_of(user)
    if seat is not None and seat != own and not is_imported(loaded.row.id):
        raise NotSeated
    return own if seat is None else seat


def _numbers(loaded: LoadedPartie, seat: int) -> list[int]:
    if loaded.row.ended_at is None:
        raise PartieInPlay
    numbers = [deal.number for deal in loaded.deals if tally_of(deal)]
    if loaded.deal is not None and not loaded.deal.over and any(decisions(loaded.deal, seat)):
        numbers.append(loaded.deals[-1].number)
    return numbers


async def _luck(
    context: Context, found: CostReview, dealt: Sequence[par.FinishedDeal], user: int, progress: CostProgress
) -> Luck | None:
    made = await context.database.read(lambda tx: par.stored_for(tx, dealt))
    for at, deal in enumerate(dealt):
        if made[at] is None:
            await progress(found, 0, 0)
            try:
                keep = not is_imported(found.sight.partie_id)
                made[at] = await par.make(context, deal.pack, deal.rules, user, keep=keep)
            except Unanswered as trouble:
                _log.warning(
                    "partie %d: the engine gave no par; the review goes on (%s)", found.sight.partie_id, trouble
                )
                return None
    both = par.luck_of(dealt, made)
    return None if both is None or found.sight.eye is None else both[found.sight.eye]


async def judged_deal(
    context: Context, partie_id: PartieId, user: int, number: int, progress: Progress, seat: int | None = None
) -> Review:
    """Judges a deal's decisions. Omits decisions that no worker could judge.

    Raises NoSuchPartie, NotSeated, NoSuchDeal, DealInPlay, or Unanswered without any judgement.
    """
    loaded = await load(context, partie_id, number)
    seat = _seat(loaded, user, seat)
    sight = loaded.sight(seat)
    if loaded.deal is None:
        raise NoSuchDeal
    if not loaded.deal.over and sight.ending is None:
        raise DealInPlay
    made = list(decisions(loaded.deal, seat))
    mistakes, failures = [], []
    # One at a time, so that other questions can run in between.
    for at, (place, seen, action) in enumerate(made):
        await progress(at, len(made))
        try:
            judged = await context.engine_pool.ask_in_turn(user, judge, seen, sight.shown.before, action)
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
    return Review(sight, tuple(mistakes), len(made) - len(failures), len(failures))


def decisions(deal: Deal, seat: int) -> Iterator[tuple[int, DealView, Action]]:
    """Yields each of a seat's actions with a real choice: its index in the deal's log, the seat's view before it, and
    the action.
    """
    was = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    for place, action in enumerate(deal.log):
        if action.seat == seat == was.to_move and is_judged(action):
            seen = view(was, seat)
            if _has_a_choice(seen, action):
                yield place, seen, action
        was.do(action)


def is_judged(action: Action) -> bool:
    return not isinstance(action, Look | Decline | CarteBlanche | Concede)


def _has_a_choice(seen: DealView, action: Action) -> bool:
    match action:
        case Answer():
            return False
        case Play():
            return len(seen.playable) > 1 or bool(seen.open_kinds)
        case _:
            return True


@dataclass(frozen=True, slots=True)
class Hindsight:
    """A past decision. ``judged`` is the house's judgement, None if the player had no choice.

    ``cards`` values each card with both hands open, best first: the player's points minus the opponent's.
    """

    decided: Decided
    judged: Judged | None
    cards: tuple[tuple[Card, float], ...]


async def hindsight(context: Context, partie_id: PartieId, reader: Reader, place: int) -> Hindsight:
    """Judges the decision at replay position ``place``.

    Raises NoSuchPartie, PartieInPlay, NoSuchMoment or Unanswered.
    """
    found = await replays.decided(context, partie_id, reader, place)
    seen, action = found.seen, found.action
    if seen.to_move != action.seat or not is_judged(action):
        return Hindsight(found, None, ())
    judged = await context.engine_pool.ask_in_turn(reader.user, judge, seen, found.sight.shown.before, action)
    if not isinstance(action, Play):
        return Hindsight(found, judged, ())
    cards = await context.engine_pool.ask_in_turn(reader.user, solve, seen, found.sight.shown.before, found.other)
    return Hindsight(found, judged, cards)

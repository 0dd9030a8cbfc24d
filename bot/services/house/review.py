"""A deal that is over, reviewed by one of its players: the decisions of his that cost most, by what he knew then.

Nothing of the other's is used but what the player's own view had of it when he decided. The same deal is reviewed the
same way every time.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.piquet.actions import Action, Answer, CarteBlanche, Look, Play
from bot.piquet.deal import Deal
from bot.piquet.view import DealView, view
from bot.services.background.engine_pool import Unanswered
from bot.services.core.context import Context
from bot.services.core.errors import DealInPlay, NoSuchDeal
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.sight import Sight
from bot.services.house.advice import Judged, judge
from data.parties import PartieId

__all__ = ["Mistake", "Review", "review"]

WORTH_TELLING: Final = 1.0
"""What costs less, in points, may be chance: so many deals are imagined, and no more."""
MOST: Final = 3
"""So many decisions are told."""

_log = logging.getLogger(__name__)
Progress = Callable[[Sight, int, int], Awaitable[None]]
"""Is told of each decision that is judged: how many are, of how many."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost something, and what its maker saw when he made it."""

    seen: DealView
    judged: Judged


@dataclass(frozen=True, slots=True)
class Review:
    """The costliest decisions of a seat in a deal, the costliest first, and how many were judged in all.

    ``passed_over``: of so many more nobody could think.
    """

    sight: Sight
    mistakes: tuple[Mistake, ...]
    decisions: int
    passed_over: int = 0


async def review(context: Context, partie_id: PartieId, user: int, number: int, progress: Progress) -> Review:
    """Reviews deal ``number`` (from 1) for a user who played it.

    What nobody can think of is passed over. Raises NoSuchPartie, NotSeated, NoSuchDeal, DealInPlay, and Unanswered
    where nobody could think of anything.
    """
    loaded = await context.database.read(lambda tx: LoadedPartie.load(tx, partie_id, context.clock(), number - 1))
    seat = loaded.seat_of(user)
    sight = loaded.sight(seat)
    if loaded.deal is None:
        raise NoSuchDeal
    if not loaded.deal.over and sight.ending is None:
        raise DealInPlay
    made = list(decisions(loaded.deal, seat))
    mistakes, failures = [], []
    # One after the other: others who ask have their turn between them.
    for at, (seen, action) in enumerate(made):
        await progress(sight, at, len(made))
        try:
            judged = await context.engine_pool.ask_at_leisure(judge, seen, sight.shown.before, action)
        except Unanswered as trouble:
            _log.warning("partie %d: a decision of deal %d is passed over in a review (%s)", partie_id, number, trouble)
            failures.append(trouble)
            continue
        if judged.cost >= WORTH_TELLING:
            mistakes.append(Mistake(seen, judged))
    if made and len(failures) == len(made):
        raise failures[-1]
    mistakes.sort(key=lambda mistake: -mistake.judged.cost)
    return Review(sight, tuple(mistakes[:MOST]), len(made) - len(failures), len(failures))


def decisions(deal: Deal, seat: int) -> Iterator[tuple[DealView, Action]]:
    """What a seat decided where it had a choice, and what it saw then."""
    was = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    for action in deal.log:
        if action.seat == seat == was.to_act and not isinstance(action, Look | CarteBlanche):
            seen = view(was, seat)
            if _has_a_choice(seen, action):
                yield seen, action
        was.do(action)


def _has_a_choice(seen: DealView, action: Action) -> bool:
    """An answer is mostly given for him, and truthful; of one card there is no choice, but of calls before it."""
    match action:
        case Answer():
            return False
        case Play():
            return len(seen.playable) > 1 or bool(seen.open_kinds)
        case _:
            return True

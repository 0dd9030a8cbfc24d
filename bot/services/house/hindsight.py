"""A decision of a partie that is over, with both hands open: what he could know, and what he could have made."""

from dataclasses import dataclass
from importlib import import_module

from bot.computer.players.player import Turn
from bot.piquet.actions import CarteBlanche, Look, Play
from bot.piquet.cards import Card, Hand
from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from bot.services.archive import replays
from bot.services.archive.replays import Decided, Reader
from bot.services.core.context import Context
from bot.services.house.advice import Judged, judge
from data.parties import PartieId

__all__ = ["Hindsight", "hindsight"]


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What master thinks of a decision by what its maker could know (None where there was nothing to choose).

    ``cards`` are what each card was worth with all cards known, the best first, in points of his less the other's.
    """

    decided: Decided
    judged: Judged | None
    cards: tuple[tuple[Card, float], ...]


async def hindsight(context: Context, partie_id: PartieId, reader: Reader, place: int) -> Hindsight:
    """The decision that was made at a moment. Raises NoSuchPartie, PartieInPlay, NoSuchMoment or Unanswered."""
    found = await replays.decided(context, partie_id, reader, place)
    seen, action = found.seen, found.action
    if seen.to_act != action.seat or isinstance(action, Look | CarteBlanche):
        return Hindsight(found, None, ())
    judged = await context.engine_pool.ask_at_leisure(judge, seen, found.sight.shown.before, action)
    if not isinstance(action, Play):
        return Hindsight(found, judged, ())
    cards = await context.engine_pool.ask_at_leisure(solve, seen, found.sight.shown.before, found.other)
    return Hindsight(found, judged, cards)


def solve(deal: DealView, standing: Standing, other: Hand) -> tuple[tuple[Card, float], ...]:
    """What each card is worth if the other has this hand. A job for a worker."""
    found: tuple[tuple[Card, float], ...] = import_module("bot.computer.opinion.judgement").open_worths(
        Turn(deal, standing), other
    )
    return found

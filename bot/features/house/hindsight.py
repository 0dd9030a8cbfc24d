"""Judges a decision of a finished partie twice: by what the player could know, and with both hands open."""

from dataclasses import dataclass
from importlib import import_module

from bot.computer.opinion.reasons import Judged
from bot.computer.players.player import Turn
from bot.features.archive import replays
from bot.features.archive.replays import Decided
from bot.features.house.advice import NOT_JUDGED, judge
from bot.model.ids import PartieId
from bot.piquet.actions import Play
from bot.piquet.cards import Card, Hand
from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from bot.runtime.context import Context
from bot.runtime.reader import Reader


@dataclass(frozen=True, slots=True)
class Hindsight:
    """Master's opinion of a decision by what its player could know; None without a choice.

    ``cards`` are the values of each card with all cards known, best first, as the player's points minus the opponent's.
    """

    decided: Decided
    judged: Judged | None
    cards: tuple[tuple[Card, float], ...]


async def hindsight(context: Context, partie_id: PartieId, reader: Reader, place: int) -> Hindsight:
    """Judges the decision made at a moment. Raises NoSuchPartie, PartieInPlay, NoSuchMoment or Unanswered."""
    found = await replays.decided(context, partie_id, reader, place)
    seen, action = found.seen, found.action
    if seen.to_act != action.seat or isinstance(action, NOT_JUDGED):
        return Hindsight(found, None, ())
    judged = await context.engine_pool.ask_at_leisure(reader.user, judge, seen, found.sight.shown.before, action)
    if not isinstance(action, Play):
        return Hindsight(found, judged, ())
    cards = await context.engine_pool.ask_at_leisure(reader.user, solve, seen, found.sight.shown.before, found.other)
    return Hindsight(found, judged, cards)


def solve(deal: DealView, standing: Standing, other: Hand) -> tuple[tuple[Card, float], ...]:
    """The value of each card, given the opponent's hand. A job for a worker."""
    found: tuple[tuple[Card, float], ...] = import_module("bot.computer.opinion.judgement").open_worths(
        Turn(deal, standing), other
    )
    return found

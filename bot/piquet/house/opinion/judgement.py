"""Judges a decision by the player's knowledge. Its cost is how much more the master level's choice gains on average."""

from collections.abc import Iterable
from typing import Final

from ... import calls
from ...actions import Action, Answer, Call, CarteBlanche, Exchange, Play, same
from ...cards import Card, Hand
from ...knowledge.possible_groups import reckonable_groups
from ...rules import Kind
from ...view import DealView
from ..choices.call_values import worth_of_words
from ..choices.discard_choice import ImaginedDeals
from ..levels.habits import CHARACTERS, habits_behind
from ..levels.thinking_player import worth_of
from ..play.card_choice import position_of, stakes_of, valuer
from ..players.player import Turn
from ..search.dice import Dice, dice_of
from ..search.solver import Solver
from .opinion import against, evaluate
from .reasons import AS_GOOD, Judged, Opinion
from .word_reasons import points_of_call

DEALS: Final = 4000
"""The number of deals that compare a discard with the best: many, since settlements vary more than points."""


def judged(turn: Turn, action: Action, seed: int = 0) -> Judged:
    found = evaluate(turn.deal, turn.standing, seed)
    best, cost = found[0], max(0.0, _cost(turn, found, action, seed))
    if not same(best.action, action):
        best = against(turn.deal, best, action, cost)
    return Judged(action, best, cost, _habit(turn, action) if cost >= AS_GOOD else None)


def _habit(turn: Turn, action: Action) -> tuple[str, str] | None:
    levels = list(CHARACTERS)
    return max(habits_behind(turn, action), key=lambda found: levels.index(found[0]), default=None)


def _cost(turn: Turn, found: tuple[Opinion, ...], action: Action, seed: int) -> float:
    deal, best, worth = turn.deal, found[0], worth_of(turn)
    if same(best.action, action):
        return 0.0
    match best.action, action:
        case Exchange(), Exchange():
            return _cost_of_discard(turn, best.action, action, seed)
        case CarteBlanche(), _:
            return deal.rules.scoring.carte_blanche
        case Call(), _ if best.action.seat == deal.younger and worth.plain:
            return _not_reckoned(deal, action)
        # A play counts as a word too, if something may still be called.
        case ((Call() | Answer()), _) | (Play(), Call()):
            one, other = worth_of_words(deal, [best.action, action], dice_of(seed, deal), worth)
            return one - other
    value = next((other.worth for other in found if same(other.action, action)), None)
    return 0.0 if value is None or best.worth is None else best.worth - value


def open_worths(turn: Turn, other: Hand) -> tuple[tuple[Card, float], ...]:
    """Returns each playable card's worth if the other player holds exactly ``other``, best first.

    A worth is the player's points less the other's, both playing their best for the settlement. The result is empty in
    a misère, with only one playable card, and at the first lead while a pique is possible.
    """
    deal, worth = turn.deal, worth_of(turn)
    stakes, first = stakes_of(deal, worth), deal.led is None and not deal.tricks
    if deal.misere or len(deal.playable) < 2 or (stakes.pique and first):
        return ()
    sign = 1 if deal.eye == deal.elder else -1
    solver = Solver(deal.rules.following)
    values = valuer(deal, stakes, solver, worth).values(position_of(deal, other))
    return tuple(sorted(((card, sign * value) for card, value in values.items()), key=lambda each: -each[1]))


def _cost_of_discard(turn: Turn, best: Exchange, done: Exchange, seed: int) -> float:
    deal = turn.deal
    imagining = ImaginedDeals(deal, Dice(f"{seed} {deal.hand} judged"))
    imagining.value_by(worth_of(turn))
    one, other = (_on_average(imagining, deal, exchange.cards) for exchange in (best, done))
    return one - other


def _on_average(imagining: ImaginedDeals, deal: DealView, out: Iterable[Card]) -> float:
    return imagining.worth(deal.hand.without(Hand.of(out)), 0, DEALS) / DEALS


def _not_reckoned(deal: DealView, action: Action) -> int:
    match action:
        case Call(kind=kind):
            return _reckonable(deal, kind) - points_of_call(action)
        case Play():
            return sum(_reckonable(deal, kind) for kind in deal.open_kinds)
        case _:
            return 0


def _reckonable(deal: DealView, kind: Kind) -> int:
    return sum(calls.value(kind, group) for group in reckonable_groups(deal, kind))

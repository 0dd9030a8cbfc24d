"""The cost of conceding the rest of a deal, computed from the conceding seat's view."""

from typing import NamedTuple

from ..actions import Concede
from ..deal import Deal
from ..reckoning import Reason, Score
from ..view import DealView
from .plausible_deal import plausible_deal
from .told_deal import ToldDeal, parse_told


class Cost(NamedTuple):
    """The points a concession gives each seat, and whether it gives a capot."""

    points: Score
    capot: bool


def cost(seen: DealView) -> Cost | None:
    """The cost for the eye of conceding now; None if it may not.

    Concedes a plausible deal: cards the eye does not know do not change the score.
    """
    if seen.eye is None or not seen.may_concede:
        return None
    deal = _plausible(seen, seen.eye)
    before = deal.score
    deal.do(Concede(seen.eye))
    points = deal.score[0] - before[0], deal.score[1] - before[1]
    return Cost(points, deal.reckoning.has(Reason.CAPOT, 1 - seen.eye))


def _plausible(seen: DealView, eye: int) -> Deal:
    actions = tuple(parse_told(str(action), eye) for action in seen.actions)
    filled = plausible_deal(ToldDeal(seen.rules, eye, seen.dealer, seen.dealt, seen.talon, actions))
    deal = Deal(seen.rules, seen.dealer, filled.dealt, filled.talon, seen.game)
    for action in filled.actions:
        deal.do(action)
    return deal

from typing import NamedTuple

from ..actions import Concede
from ..reckoning import Reason, Score
from ..view import DealView
from .plausible_deal import deal_like


class Cost(NamedTuple):
    """The points that a concession gives each seat, and whether the winner gets a capot."""

    points: Score
    capot: bool


def cost(seen: DealView) -> Cost | None:
    """Returns what a concession would cost the viewing seat; None if it may not concede.

    Finds the cost with plausible hidden cards, because hidden cards do not change it.
    """
    if seen.eye is None or not seen.may_concede:
        return None
    deal = deal_like(seen, seen.eye)
    before = deal.score
    deal.do(Concede(seen.eye))
    points = deal.score[0] - before[0], deal.score[1] - before[1]
    return Cost(points, deal.reckoning.has(Reason.CAPOT, 1 - seen.eye))

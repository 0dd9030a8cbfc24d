"""Chooses calls when the partie's score matters: a player sure to miss the rubicon reckons as little as possible.

Every combination of kinds to call is valued (Cavendish: "his object should be to reckon as little as he can, and to
prevent his adversary from scoring").
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from statistics import fmean
from typing import Final

from ...actions import Call
from ...cards import Hand
from ...knowledge.possible_groups import reckonable_groups
from ...reckoning import REASON_OF, Reason, Score, points_of
from ...rules import KINDS, Kind
from ...view import DealView, SeenCall
from ..search.dice import Dice
from ..search.worlds import worlds
from ..stakes.points_estimate import Strong
from ..stakes.settlement import Worth
from ..stakes.settlement_estimate import SettlementEstimate

WORLDS: Final = 30
_NONE: Final = 0, 0


def next_call(deal: DealView, seat: int, dice: Dice, worth: Worth) -> Call | None:
    """Returns the next call or reckoning, or None to sink (not call) the rest.

    ``worth`` values the deal's end for elder.
    """
    wanted = CallPlans(deal, dice, worth).best()
    for kind in deal.open_kinds:
        groups = tuple(map(tuple, reckonable_groups(deal, kind))) if kind in wanted else ()
        if groups or (deal.rules.calls.all_called and seat == deal.elder):
            return Call(seat, kind, groups)
    return None


def settling_of(deal: DealView, worth: Worth) -> SettlementEstimate:
    """Returns an estimator of the deal's ``worth`` to elder, counting a carte blanche already scored."""
    blank = points_of(item for item in deal.items if item.reason is Reason.CARTE_BLANCHE)
    return SettlementEstimate(deal.rules, worth, (blank[deal.elder], blank[deal.younger]))


def some_of(kinds: Iterable[Kind]) -> Iterator[tuple[Kind, ...]]:
    given = tuple(kinds)
    for size in range(len(given), -1, -1):
        yield from combinations(given, size)


class CallPlans:
    """Plans to call some of the kinds held and sink (not call) the rest, valued over imagined hands."""

    def __init__(self, deal: DealView, dice: Dice, worth: Worth, number: int = WORLDS) -> None:
        self._deal = deal
        self._settling = settling_of(deal, worth)
        said = dict(zip(KINDS, self._settling.calls_of(int(deal.hand)), strict=True))
        led = 0 if deal.led is None else 1 << deal.led
        self._others = [Hand(other | led) for other in worlds(deal, dice, number)]
        self._scored = {kind: _scored(deal, kind) for kind in KINDS}
        self._before = {kind: said[kind] for kind in self._called()}
        self.held = {kind: said[kind] for kind in deal.open_kinds if said[kind][0]}

    def best(self) -> tuple[Kind, ...]:
        return max(some_of(self.held), key=lambda wanted: self.of({kind: self.held[kind] for kind in wanted}))

    def of(self, called: Mapping[Kind, Strong]) -> float:
        to_elder = fmean(self._in(other, called) for other in self._others)
        return to_elder if self._deal.eye == self._deal.elder else -to_elder

    def _in(self, other: Hand, called: Mapping[Kind, Strong]) -> float:
        deal, hand = self._deal, int(self._deal.hand)
        if deal.eye == deal.younger:
            scored = [(one, other + called.get(kind, _NONE)[1]) for kind, (one, other) in self._scored.items()]
            return self._settling.called(int(other), hand, scored)
        scored = [
            self._shared(kind, called.get(kind, self._before.get(kind, _NONE)), against)
            for kind, against in zip(KINDS, self._settling.calls_of(int(other)), strict=True)
        ]
        return self._settling.called(hand, int(other), scored)

    def _shared(self, kind: Kind, called: Strong, against: Strong) -> tuple[int, int]:
        if scored := self._scored[kind][0]:
            return scored, 0
        best, points = called
        if best == against[0] and self._deal.rules.calls.equal_scores:
            return points, 0
        return (points if best > against[0] else 0), (against[1] if against[0] > best else 0)

    def _called(self) -> Iterator[Kind]:
        return (action.kind for action in self._deal.actions if isinstance(action, SeenCall) and action.number)


def _scored(deal: DealView, kind: Kind) -> Score:
    points = points_of(item for item in deal.items if item.reason is REASON_OF[kind])
    return points[deal.elder], points[deal.younger]

"""Calls where the score of the partie matters: who cannot be saved from the rubicon reckons as little as he can.

Every choice of kinds to call is valued over hands that the other may have, the play as estimated (Cavendish: "his
object should be to reckon as little as he can, and to prevent his adversary from scoring"). A call that keeps the
other from scoring more, or from a pique, may still be best.
"""

import random
from collections.abc import Iterator
from itertools import combinations
from statistics import fmean
from typing import Final

from bot.computer.estimate import Said, sure_tricks
from bot.computer.settling import Settling
from bot.computer.worlds import worlds
from bot.computer.worth import Worth
from bot.piquet import calls
from bot.piquet.actions import Call
from bot.piquet.cards import Hand
from bot.piquet.reckoning import REASON_OF, Reason, points_of
from bot.piquet.rules import KINDS, Kind
from bot.piquet.view import DealView, SeenCall

WORLDS: Final = 30
"""Imagined for a call."""


def next_call(deal: DealView, seat: int, dice: random.Random, worth: Worth) -> Call | None:
    """What he calls or reckons next; None where the rest is better sunk. ``worth`` is of the deal's end, to elder."""
    wanted = _Weighing(deal, dice, worth).best()
    for kind in deal.open_kinds:
        groups = tuple(map(tuple, calls.best_call(deal.rules, kind, deal.hand))) if kind in wanted else ()
        if groups or (deal.rules.together and seat == deal.elder):
            return Call(seat, kind, groups)
    return None


class _Weighing:
    """The worth of calling some of the kinds that are open, and sinking the others."""

    def __init__(self, deal: DealView, dice: random.Random, worth: Worth) -> None:
        blank = points_of(item for item in deal.items if item.reason is Reason.CARTE_BLANCHE)
        self._deal = deal
        self._settling = Settling(deal.rules, worth, (blank[deal.elder], blank[deal.younger]))
        self._said = _by_kind(self._settling.said(int(deal.hand)))
        led = 0 if deal.led is None else 1 << deal.led
        self._others = [Hand(other | led) for other in worlds(deal, dice, WORLDS)]

    def best(self) -> tuple[Kind, ...]:
        """The kinds to call; of choices worth the same the one of more."""
        held = [kind for kind in self._deal.open_kinds if self._said[kind][0]]
        choices = [some for size in range(len(held), -1, -1) for some in combinations(held, size)]
        sign = 1 if self._deal.eye == self._deal.elder else -1
        return max(choices, key=lambda wanted: sign * self._value(wanted))

    def _value(self, wanted: tuple[Kind, ...]) -> float:
        """To elder, on average."""
        return fmean(self._in(other, wanted) for other in self._others)

    def _in(self, other: Hand, wanted: tuple[Kind, ...]) -> float:
        deal, hand = self._deal, int(self._deal.hand)
        if deal.eye == deal.younger:
            scored = [(self._scored(kind), self._said[kind][1] if kind in wanted else 0) for kind in KINDS]
            return self._called_so(scored, sure_tricks(int(other), hand))
        against = _by_kind(self._settling.said(int(other)))
        scored = [self._shared(kind, against[kind], called=kind in wanted) for kind in KINDS]
        return self._called_so(scored, sure_tricks(hand, int(other)))

    def _called_so(self, scored: list[tuple[int, int]], sure: int) -> float:
        return self._settling.called([mine for mine, _ in scored], [theirs for _, theirs in scored], sure)

    def _shared(self, kind: Kind, against: tuple[int, int], *, called: bool) -> tuple[int, int]:
        """What a kind brings elder and younger, who reckons what is good; elder calls it now or has called it."""
        if scored := self._scored(kind):
            return scored, 0
        best, points = self._said[kind] if called or kind in self._called() else (0, 0)
        return (points if best > against[0] else 0), (against[1] if against[0] > best else 0)

    def _called(self) -> Iterator[Kind]:
        return (action.kind for action in self._deal.actions if isinstance(action, SeenCall) and action.number)

    def _scored(self, kind: Kind) -> int:
        """What elder has scored with a kind."""
        return points_of(item for item in self._deal.items if item.reason is REASON_OF[kind])[self._deal.elder]


def _by_kind(said: Said) -> dict[Kind, tuple[int, int]]:
    """How strong the best is of each kind, and what all would score."""
    return dict(zip(KINDS, ((said.point, said.points), (said.run, said.runs), (said.set, said.sets)), strict=True))

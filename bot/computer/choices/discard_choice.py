"""Chooses a discard: values each over imagined deals, then the best ones over more and more deals.

All discards are tried on equal deals. The other player exchanges by the rule of thumb, both call everything, pique
and repique count, and the play is estimated. The difference between two discards varies much from deal to deal, so a
quick estimate of many deals beats an exact solution of a few. Settlements vary even more, so the first rounds compare
points even if the settlement counts.
"""

from collections.abc import Iterable, Iterator
from heapq import nlargest
from itertools import combinations
from typing import Final, NamedTuple

from bot.computer.players.greedy import thrown
from bot.computer.search.dice import Dice
from bot.computer.stakes.points_estimate import Estimate, HandCalls
from bot.computer.stakes.settlement import PLAIN, Worth
from bot.computer.stakes.settlement_estimate import SettlementEstimate
from bot.piquet.actions import CarteBlanche
from bot.piquet.cards import COURT_CARDS, WHOLE_PACK, Card, Hand
from bot.piquet.view import DealView

Rounds = tuple[tuple[int, int], ...]

ROUNDS: Final[Rounds] = ((12, 120), (40, 30), (150, 8), (500, 8))
"""For each round, the number of deals tried by its end, and of discards kept."""
SIFTING: Final = 2
"""The first rounds, which count points even if the settlement counts."""
_DEALT: Final = 12
_MOST_LEFT: Final = 2
"""Discards exchange at most this many cards fewer than allowed: even one fewer is hardly ever best."""


class ImaginedDraw(NamedTuple):
    drawn: int
    other: int
    said: HandCalls


def weighed_discards(
    deal: DealView, dice: Dice, rounds: Rounds = ROUNDS, worth: Worth = PLAIN
) -> list[tuple[Hand, float]]:
    """The cards kept by the discards in the last round, best first, with the mean gain of each.

    The unit is the eye's points less the other player's, or that of ``worth``, which values the deal's end for elder.
    """
    imagining, keeps = ImaginedDeals(deal, dice), list(possible_keeps(deal))
    # The last round always uses the worth.
    sifting = 0 if worth.plain else min(SIFTING, len(rounds) - 1)
    if sifting:
        keeps = [kept for kept, _ in _weighed(imagining, keeps, rounds[:sifting])]
        rounds = rounds[sifting:]
    imagining.value_by(worth)
    return _weighed(imagining, keeps, rounds)


def _weighed(imagining: "ImaginedDeals", keeps: Iterable[Hand], rounds: Rounds) -> list[tuple[Hand, float]]:
    sums, begun = dict.fromkeys(keeps, 0.0), 0
    for tried, staying in rounds:
        for kept in sums:
            sums[kept] += imagining.worth(kept, begun, tried)
        sums = {kept: sums[kept] for kept in nlargest(staying, sums, key=sums.__getitem__)}
        begun = tried
    return [(kept, total / begun) for kept, total in sums.items()]


def possible_keeps(deal: DealView) -> Iterator[Hand]:
    """Every set of cards an exchange near the limit can keep."""
    least, most = deal.exchange_limits or (0, 0)
    for size in range(max(least, most - _MOST_LEFT), most + 1):
        yield from (deal.hand.without(Hand.of(out)) for out in combinations(deal.hand, size))


class ImaginedDeals:
    """Deals imagined from a view when needed, shared by all discards."""

    def __init__(self, deal: DealView, dice: Dice) -> None:
        self._deal = deal
        self._dice = dice
        self._estimate = Estimate(deal.rules, deal.bid)
        self._blank = any(isinstance(action, CarteBlanche) and action.seat != deal.eye for action in deal.actions)
        self._unseen = tuple(WHOLE_PACK.without(deal.hand))
        self._packs: list[list[Card]] = []
        self._deals: dict[int, list[ImaginedDraw]] = {}

    def value_by(self, worth: Worth) -> None:
        deal = self._deal
        if worth.plain:
            self._estimate = Estimate(deal.rules, deal.bid, worth)
        else:
            self._estimate = SettlementEstimate(deal.rules, worth, (deal.score[deal.elder], deal.score[deal.younger]))

    def worth(self, kept: Hand, first: int, end: int) -> float:
        """The eye's gain, summed over the deals from ``first`` up to ``end``."""
        said, value = self._estimate.calls_of, self._estimate.value
        deals = self._deals_drawing(_DEALT - len(kept), end)[first:end]
        total, cards = 0.0, int(kept)
        if self._deal.eye == self._deal.elder:
            for drawn, other, others in deals:
                hand = cards | drawn
                total += value(hand, other, said(hand), others)
        else:
            for drawn, other, others in deals:
                hand = cards | drawn
                total -= value(other, hand, others, said(hand))
        return total

    def _deals_drawing(self, number: int, end: int) -> list[ImaginedDraw]:
        self._shuffle(end)
        deals = self._deals.setdefault(number, [])
        deals.extend(self._imagined(pack, number) for pack in self._packs[len(deals) : end])
        return deals

    def dealt(self, end: int) -> list[Hand]:
        self._shuffle(end)
        return [Hand.of(pack[:_DEALT]) for pack in self._packs[:end]]

    def _shuffle(self, end: int) -> None:
        self._packs.extend(self._pack() for _ in range(end - len(self._packs)))

    def _pack(self) -> list[Card]:
        pack = self._dice.sample(self._unseen, len(self._unseen))
        if self._blank:
            dealt = [card for card in pack if card not in COURT_CARDS][:_DEALT]
            pack = dealt + [card for card in pack if card not in dealt]
        return pack

    def _imagined(self, pack: list[Card], number: int) -> ImaginedDraw:
        dealt, talon = Hand.of(pack[:_DEALT]), pack[_DEALT:]
        if self._deal.eye == self._deal.elder:
            mine, others = talon[:number], talon[number:]
        else:
            taken = self._deal.drawn[self._deal.elder] or 0
            mine, others = talon[taken : taken + number], talon[:taken]
        other = dealt.without(Hand.of(thrown(dealt, len(others)))) | Hand.of(others)
        return ImaginedDraw(int(Hand.of(mine)), int(other), self._estimate.calls_of(other))

"""Chooses a discard: values all discards over a few imagined deals, then the best ones over more and more.

In an imagined deal the other player exchanges by the greedy player's rule, both call everything, and the play is
estimated: a quick estimate of many deals is better than an exact solution of a few. The first rounds compare points,
because settlements vary too much. A discard several standard errors behind the best is dropped.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import nlargest
from itertools import combinations, islice
from math import fsum, gcd, sqrt
from typing import Final, NamedTuple

from ...actions import CarteBlanche
from ...cards import COURT_CARDS, WHOLE_PACK, Card, Hand
from ...reckoning import REPIQUE
from ...view import DealView
from ..players.greedy import thrown
from ..search.dice import Dice
from ..stakes.points_estimate import Estimate, HandCalls
from ..stakes.settlement import PLAIN, Worth
from ..stakes.settlement_estimate import SettlementEstimate

Rounds = tuple[tuple[int, int], ...]

ROUNDS: Final[Rounds] = ((20, 400), (80, 120), (240, 40), (800, 16), (2400, 8), (7752, 4), (15504, 3))
"""For each round, the number of deals tried by its end, and the most discards kept.

Elder has 15,504 possible draws of five cards, younger 1,140 of three.
"""
SIFTING: Final = 2
"""The number of first rounds that compare points even if the settlement counts."""
AS_GOOD: Final = 0.1
"""Discards this close to the best count as equal, so that sampling errors do not choose."""
_DOUBT: Final = 3
"""A discard is dropped if it is more than this many standard errors behind the best."""
_LISTED: Final = 8
_DEALT: Final = 12
_TALON: Final = 8
_MOST_LEFT: Final = 2
"""Discards may exchange this many cards fewer than allowed; more is hardly ever best."""


class ImaginedDraw(NamedTuple):
    drawn: int
    other: int
    said: HandCalls


class Pack(NamedTuple):
    """An imagined pack: the other player's hand as dealt, and the talon in order."""

    dealt: Hand
    talon: list[Card]


def weighed_discards(
    deal: DealView, dice: Dice, rounds: Rounds = ROUNDS, worth: Worth = PLAIN
) -> list[tuple[Hand, float]]:
    """Returns the cards kept by each of the best discards, with mean gains, best first.

    A gain is the player's points less the other's, unless ``worth`` values the deal's end in another way.
    """
    imagining, keeps = ImaginedDeals(deal, dice), list(possible_keeps(deal))
    # The last round always uses the worth.
    sifting = 0 if worth.plain else min(SIFTING, len(rounds) - 1)
    for end, most in rounds[:sifting]:
        keeps = nlargest(most, keeps, key=lambda kept: imagining.worth(kept, 0, end))
    imagining.value_by(worth)
    return sorted(islice(raced(imagining, keeps, rounds[sifting:]), _LISTED), key=lambda each: -each[1])


def raced(imagining: "ImaginedDeals", keeps: Iterable[Hand], rounds: Rounds) -> Iterator[tuple[Hand, float]]:
    """Values hands to keep, dropping some in each round. Yields the remaining hands, best first, then dropped hands."""
    gains: dict[Hand, list[float]] = {kept: [] for kept in keeps}
    behind: list[tuple[Hand, Hand, float]] = []
    for end, most in rounds:
        for kept, gained in gains.items():
            gained.extend(imagining.gains(kept, len(gained), end))
        sums = {kept: fsum(gained) for kept, gained in gains.items()}
        leader, *others = nlargest(len(sums), sums, key=sums.__getitem__)
        less = {kept: (sums[leader] - sums[kept]) / end for kept in others}
        left = [
            kept
            for place, kept in enumerate(others, 1)
            if place >= most or less[kept] > _DOUBT * _standard_error(gains[leader], gains[kept])
        ]
        behind[:0] = [(kept, leader, less[kept]) for kept in left]
        for kept in left:
            del gains[kept]
        if len(gains) == 1:
            break
    worths = {kept: fsum(gained) / len(gained) for kept, gained in gains.items()}
    best = max(worths.values())
    worths = {kept: best if best - worth <= AS_GOOD else worth for kept, worth in worths.items()}
    # Of equal discards, the one that exchanges most comes first.
    yield from sorted(worths.items(), key=lambda each: (-each[1], len(each[0]), each[0]))
    for kept, leader, points in behind:
        worths[kept] = worths[leader] - points
        yield kept, worths[kept]


def _standard_error(gains: list[float], others: list[float]) -> float:
    number = len(gains)
    apart = list(map(float.__sub__, gains, others))
    squares = fsum(map(float.__mul__, apart, apart)) - fsum(apart) * fsum(apart) / number
    # As if one more deal had a repique to one side: a rare difference would otherwise seem certain too soon.
    return sqrt(max(squares, 0) + REPIQUE**2) / number


def possible_keeps(deal: DealView) -> Iterator[Hand]:
    """Yields the cards kept by each exchange of as many cards as allowed, or one or two fewer."""
    least, most = deal.exchange_limits or (0, 0)
    for size in range(max(least, most - _MOST_LEFT), most + 1):
        yield from (deal.hand.without(Hand.of(out)) for out in combinations(deal.hand, size))


@lru_cache(maxsize=4)
def _places(cards: int, drawn: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(cards), drawn))


def _step(number: int) -> int:
    # Visits each draw once, the first ones spread over all.
    return next(step for step in range(int(number * _GOLDEN), number + 1) if gcd(step, number) == 1)


_GOLDEN: Final = 0.618


class ImaginedDeals:
    """The imagined deals on which all discards are compared, made when needed."""

    def __init__(self, deal: DealView, dice: Dice) -> None:
        self._deal = deal
        self._dice = dice
        self._estimate = Estimate(deal.rules, deal.bid)
        other = None if deal.eye is None else deal.dealt[1 - deal.eye]
        blank = any(isinstance(action, CarteBlanche) and action.seat != deal.eye for action in deal.actions)
        self._blank = blank and not other
        self._unseen = WHOLE_PACK.without(deal.hand)
        hidden = self._unseen.without(Hand.of(other or ()))
        self._hidden = sorted(hidden, key=lambda card: (-card.rank, card.suit))
        _, most = deal.exchange_limits or (0, 0)
        self._draws = _places(len(self._hidden), most)
        self._step = _step(len(self._draws))
        self._at = dice.below(len(self._draws))
        self._before = 0 if deal.eye == deal.elder else deal.drawn[deal.elder] or 0
        self._packs: list[Pack] = []
        self._deals: dict[int, list[ImaginedDraw]] = {}

    def value_by(self, worth: Worth) -> None:
        deal = self._deal
        if worth.plain:
            self._estimate = Estimate(deal.rules, deal.bid, worth)
        else:
            self._estimate = SettlementEstimate(deal.rules, worth, (deal.score[deal.elder], deal.score[deal.younger]))

    def worth(self, kept: Hand, first: int, end: int) -> float:
        return fsum(self.gains(kept, first, end))

    def gains(self, kept: Hand, first: int, end: int) -> list[float]:
        said, value = self._estimate.calls_of, self._estimate.value
        deals, cards = self.deals_drawing(_DEALT - len(kept), end)[first:end], int(kept)
        if self._deal.eye == self._deal.elder:
            return [value(hand := cards | drawn, other, said(hand), others) for drawn, other, others in deals]
        return [-value(other, hand := cards | drawn, others, said(hand)) for drawn, other, others in deals]

    def dealt(self, end: int) -> list[Hand]:
        self._deal_packs(end)
        return [pack.dealt for pack in self._packs[:end]]

    def deals_drawing(self, number: int, end: int) -> list[ImaginedDraw]:
        self._deal_packs(end)
        deals = self._deals.setdefault(number, [])
        deals.extend(self._imagined(pack, number) for pack in self._packs[len(deals) : end])
        return deals

    def _deal_packs(self, end: int) -> None:
        self._packs.extend(self._pack() for _ in range(end - len(self._packs)))

    def _pack(self) -> Pack:
        talon = self._talon_after_blank() if self._blank else self._talon()
        return Pack(self._unseen.without(Hand.of(talon)), talon)

    def _talon(self) -> list[Card]:
        self._at = (self._at + self._step) % len(self._draws)
        drawn = [self._hidden[place] for place in self._draws[self._at]]
        rest = [card for card in self._hidden if card not in drawn]
        others = self._dice.sample(rest, _TALON - len(drawn))
        # The eye may draw only the first of these cards.
        self._dice.shuffle(drawn)
        return [*others[: self._before], *drawn, *others[self._before :]]

    def _talon_after_blank(self) -> list[Card]:
        # The other player's carte blanche makes some draws likelier than others.
        cards = self._dice.sample(self._hidden, len(self._hidden))
        dealt = [card for card in cards if card not in COURT_CARDS][:_DEALT]
        return [card for card in cards if card not in dealt]

    def _imagined(self, pack: Pack, number: int) -> ImaginedDraw:
        dealt, talon = pack
        if self._deal.eye == self._deal.elder:
            mine, others = talon[:number], talon[number:]
        else:
            mine, others = talon[self._before : self._before + number], talon[: self._before]
        other = dealt.without(thrown(dealt, len(others))) | Hand.of(others)
        return ImaginedDraw(int(Hand.of(mine)), int(other), self._estimate.calls_of(other))

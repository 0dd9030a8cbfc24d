"""The exchange: what is put out is valued over samples of the cards that are not seen.

A rule of thumb names some discards worth thinking about. Each of them is tried on the same imagined deals: the other
exchanges by his own rule of thumb, all calls are made and reckoned honestly, pique and repique included, and the play
is solved with all cards known. The discard that brings most on average is taken.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest
from itertools import combinations
from typing import Final

from bot.computer.greedy import thrown
from bot.computer.patterns import ELDER, SIDES, YOUNGER
from bot.computer.play import Play
from bot.computer.position import Position
from bot.computer.solver import Solver
from bot.computer.stakes import stakes_of_contract, stakes_of_play
from bot.piquet import calls
from bot.piquet.cards import WHOLE_PACK, Card, Hand, Rank, Suit
from bot.piquet.reckoning import CARTE_ROUGE, REASON_OF, Item, Reason, Score, points_of, repiqued_by
from bot.piquet.rules import KINDS, Rules
from bot.piquet.view import DealView

_WORTH: Final = {Rank.ACE: 6.0, Rank.KING: 4.0, Rank.QUEEN: 2.5, Rank.KNAVE: 1.7, Rank.TEN: 1.2}
_LOW: Final = 0.6
_OF_A_RANK: Final = (0, 0, 0.8, 4, 14)
_IN_A_ROW: Final = (0, 0, 0.7, 3, 5, 15, 16, 17, 18)
_DRAWN: Final = 5.0
"""What a card yet to be drawn promises. With half of it too few cards were exchanged, and nothing was gained."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """A deal as it may be: the other's hand as it will be after his exchange, and what one draws."""

    other: Hand
    drawn: tuple[Card, ...]


def best_discard(deal: DealView, solver: Solver, dice: random.Random, tried: int, number: int) -> tuple[Card, ...]:
    """The discard of the view's hand that brings most on average, of so many tried on so many deals."""
    deals = [_imagined(deal, dice) for _ in range(number)]

    def brought(out: tuple[Card, ...]) -> int:
        kept = deal.hand.without(Hand.of(out))
        return sum(_value(deal, solver, kept | Hand.of(one.drawn[: len(out)]), one.other) for one in deals)

    return max(shortlist(deal, tried), key=brought)


def shortlist(deal: DealView, number: int) -> list[tuple[Card, ...]]:
    """The discards that look best by the rule of thumb, the greedy player's last: no more than two cards are left."""
    least, most = deal.exchange_limits or (0, 0)
    sizes = range(max(least, most - 2), most + 1)
    every = (out for size in sizes for out in combinations(deal.hand, size))
    best = nlargest(number, every, key=lambda out: promise(deal.hand.without(Hand.of(out))) + _DRAWN * len(out))
    return [*best, thrown(deal.hand, most)]


def promise(kept: Hand) -> float:
    """What cards that are kept promise, in points or nearly so."""
    cards = sum(_WORTH.get(card.rank, _LOW) for card in kept)
    suits = sum(0.45 * len(kept.suited(suit)) ** 2 for suit in Suit)
    ranks = sum(_OF_A_RANK[len(kept.ranked(rank))] for rank in calls.SET_RANKS)
    runs = sum(_IN_A_ROW[_longest_run(kept, suit)] for suit in Suit)
    return cards + suits + ranks + runs


def _longest_run(kept: Hand, suit: Suit) -> int:
    bits, length = int(kept) >> 8 * suit & 0xFF, 0
    while bits:
        bits &= bits << 1
        length += 1
    return length


def _imagined(deal: DealView, dice: random.Random) -> Imagined:
    unseen = list(WHOLE_PACK.without(deal.hand))
    dice.shuffle(unseen)
    dealt, talon = unseen[:12], unseen[12:]
    if deal.eye == deal.elder:
        return Imagined(_exchanged(dealt, talon[deal.most :]), tuple(talon))
    taken = deal.drawn[deal.elder] or 0
    return Imagined(_exchanged(dealt, talon[:taken]), tuple(talon[taken:]))


def _exchanged(dealt: list[Card], drawn: list[Card]) -> Hand:
    hand = Hand.of(dealt)
    return hand.without(Hand.of(thrown(hand, len(drawn)))) | Hand.of(drawn)


def _value(deal: DealView, solver: Solver, mine: Hand, other: Hand) -> int:
    """The points of the eye less the other's, from the calls to the end of the deal."""
    hands = (mine, other) if deal.eye == deal.elder else (other, mine)
    toward, bonus = in_calls(deal.rules, hands)
    if deal.bid:
        stakes = stakes_of_contract(deal.bid, toward, bonus=bonus != 0)
    else:
        stakes = stakes_of_play(deal.rules, toward, bonus=bonus != 0)
    value = toward[ELDER] - toward[YOUNGER] + bonus + Play(stakes, solver).value(Position(hands))
    return value if deal.eye == deal.elder else -value


def in_calls(rules: Rules, hands: tuple[Hand, Hand]) -> tuple[Score, int]:
    """What elder and younger score in calls when nothing is sunk; and a repique, younger's less than nothing."""
    items = list(_called(rules, hands))
    repique = repiqued_by(items)
    return points_of(items), 0 if repique is None else 60 if repique == ELDER else -60


def _called(rules: Rules, hands: tuple[Hand, Hand]) -> Iterator[Item]:
    used = [0, 0]
    for kind in KINDS:
        held = [calls.best_call(rules, kind, hand) for hand in hands]
        best = [calls.strength(rules, kind, groups[0]) if groups else (0, 0) for groups in held]
        if best[ELDER] == best[YOUNGER]:
            continue
        side = ELDER if best[ELDER] > best[YOUNGER] else YOUNGER
        for group in held[side]:
            used[side] |= group
            yield Item(REASON_OF[kind], side, calls.value(kind, group), group)
    for side in SIDES:
        if rules.carte_rouge and used[side] == hands[side]:
            yield Item(Reason.CARTE_ROUGE, side, CARTE_ROUGE, hands[side])

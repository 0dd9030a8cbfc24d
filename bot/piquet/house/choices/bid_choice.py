"""Chooses a Counterpique bid: imagines deals and their exchanges, solves the play, and compares contract worths.

If the other player has bid or said *yes*, only the better half of their possible hands is used; after a pass, only the
worse half. Elder is assumed to lose a fraction of a trick for each talon card left. Piques are estimated. In a rubber,
contracts also count toward the bonus (``stakes/rubbers.py``).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import fsum
from statistics import fmean
from typing import Final

from ...actions import Bid, Pass, Yes
from ...auction import BIDS, LEFT, TRICKS, Word
from ...cards import WHOLE_PACK, Card, Hand, Rank
from ...rules import Rules
from ...tricks import ALL
from ...view import DealView
from ..play.misere import misere_value
from ..players.greedy import thrown
from ..search.dice import Dice
from ..search.patterns import ELDER, YOUNGER
from ..search.position import Position
from ..search.solver import Solver
from ..stakes.chances import around
from ..stakes.points import scores_of_contract
from ..stakes.points_estimate import Estimate, sure_tricks
from ..stakes.settlement import PLAIN, Worth

Chances = tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class ImaginedDeal:
    hands: tuple[Hand, Hand]
    talon: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayForecast:
    """One deal's forecast: elder's chance of each number of tricks, of which the last counts two.

    ``in_hand`` is elder's points in calls less younger's.
    """

    tricks: Chances
    in_hand: float


def weighed_words(
    deal: DealView, solver: Solver, dice: Dice, number: int, worth: Worth = PLAIN
) -> list[tuple[Word, float]]:
    """Returns the player's possible bids, pass and yes, with mean worths over ``number`` imagined deals, best first."""
    prospects = Prospects(deal, solver, _deals(deal, dice, number), worth)
    return sorted(_words(deal, prospects), key=lambda each: -each[1])


def _words(deal: DealView, prospects: "Prospects") -> Iterator[tuple[Word, float]]:
    assert deal.eye is not None  # noqa: S101 - it is the eye's turn
    higher = [bid for bid in BIDS[deal.eye] if deal.bid is None or bid.value > deal.bid.value]
    if deal.may_pass:
        yield Pass(deal.eye), _passed(deal, prospects)
    if deal.may_say_yes and deal.bid:
        yield Yes(deal.eye), max(map(prospects.as_elder, (deal.bid, *higher)))
    for bid in deal.bids:
        yield bid, prospects.as_elder(bid)


def _passed(deal: DealView, prospects: "Prospects") -> float:
    dealer = deal.eye == deal.dealer
    if deal.bid is None:
        return prospects.as_second() if dealer else prospects.misere()
    return prospects.as_younger(deal.bid) if dealer or deal.may_say_yes else prospects.as_elder(deal.bid)


class Prospects:
    """The worths of contracts by the number of talon cards left, computed when first needed."""

    def __init__(self, deal: DealView, solver: Solver, deals: list[ImaginedDeal], worth: Worth) -> None:
        self._deal = deal
        self._solver = solver
        self._deals = deals
        self._worth = worth
        self._played: dict[tuple[int, int], list[PlayForecast]] = {}

    def as_elder(self, bid: Bid) -> float:
        return fmean(self._as_elder(bid, played) for played in self._at(bid.left, 0))

    def as_younger(self, bid: Bid) -> float:
        return fmean(self._as_younger(bid, played) for played in self._at(bid.left, 1))

    def as_second(self) -> float:
        """Returns what an opening pass is worth to the dealer. The other player then bids by high cards, or passes."""
        return fmean(map(self._left_to_other, self._deals, self._at(LEFT[0], 1)))

    def _left_to_other(self, dealt: ImaginedDeal, played: PlayForecast) -> float:
        eyes, others = dealt.hands
        tricks = promised_tricks(others)
        if tricks:
            return self._as_younger(Bid(0, tricks, LEFT[0]), played)
        return misere_value((others, eyes), YOUNGER, self._worth)

    def misere(self) -> float:
        return fmean(misere_value(dealt.hands, ELDER, self._worth) for dealt in self._deals)

    def _as_elder(self, bid: Bid, played: PlayForecast) -> float:
        scores = ((scores_of_contract(bid, tricks), chance) for tricks, chance in played.tricks)
        return played.in_hand + fsum(chance * self._worth.below(mine, theirs) for (mine, theirs), chance in scores)

    def _as_younger(self, bid: Bid, played: PlayForecast) -> float:
        scores = ((scores_of_contract(bid, tricks), chance) for tricks, chance in played.tricks)
        return fsum(chance * self._worth.below(mine, theirs) for (theirs, mine), chance in scores) - played.in_hand

    def _at(self, left: int, elder: int) -> list[PlayForecast]:
        if (left, elder) not in self._played:
            self._played[left, elder] = [
                _play(self._deal.rules, self._solver, _exchanged(dealt, left, elder), left) for dealt in self._deals
            ]
        return self._played[left, elder]


def _play(rules: Rules, solver: Solver, hands: tuple[Hand, Hand], left: int) -> PlayForecast:
    position = Position(hands)
    haul = solver.haul(ELDER, position.key, position.left)
    estimate, (elder, younger) = Estimate(rules), hands
    in_all = estimate.value(elder, younger, estimate.calls_of(elder), estimate.calls_of(younger))
    sure = sure_tricks(elder, younger) & 15
    tricks = _likely(haul // 2 + haul % 2, sure + sure // ALL, left)
    return PlayForecast(tricks, in_all - estimate.in_play(elder, younger))


_TRICKS_LOST_PER_CARD: Final = 0.15
"""Tricks that elder loses for each card left beyond three (``RESULTS.md``)."""
_SPREAD: Final = 1.1


@cache
def _likely(solved: int, sure: int, left: int) -> Chances:
    at = solved - _TRICKS_LOST_PER_CARD * (left - LEFT[0])
    tricks = range(sure, TRICKS[-1] + 1)
    return tuple(zip(tricks, around(at, _SPREAD, tricks), strict=True))


def _deals(deal: DealView, dice: Dice, number: int) -> list[ImaginedDeal]:
    said = [action for action in deal.actions if isinstance(action, Bid | Yes | Pass) and action.seat != deal.eye]
    drawn = [_imagined(deal, dice) for _ in range(2 * number if said else number)]
    if said:
        drawn.sort(key=lambda dealt: high_cards(dealt.hands[1]), reverse=not isinstance(said[-1], Pass))
    return drawn[:number]


def high_cards(hand: Hand) -> int:
    """Returns the worth of a hand's high cards, in tenths of a trick."""
    return sum(_HIGH.get(card.rank, 0) for card in hand)


def promised_tricks(hand: Hand) -> int:
    """Returns how many tricks to bid on a hand's high cards, 0 for no bid."""
    hoped = _HOPED_FOR + high_cards(hand) // 10
    return min(hoped, TRICKS[-1]) if hoped >= TRICKS[0] else 0


_HOPED_FOR: Final = 4
"""The tricks, out of thirteen, expected without high cards."""
_HIGH: Final = {Rank.ACE: 10, Rank.KING: 6, Rank.QUEEN: 3}


def _imagined(deal: DealView, dice: Dice) -> ImaginedDeal:
    shown = deal.dealt[1 - deal.eye] if deal.eye is not None else None
    unseen = list(WHOLE_PACK.without(deal.hand | Hand.of(shown or ())))
    dice.shuffle(unseen)
    other = shown or tuple(unseen[:12])
    return ImaginedDeal((deal.hand, Hand.of(other)), tuple(unseen[-8:]))


def _exchanged(dealt: ImaginedDeal, left: int, elder: int) -> tuple[Hand, Hand]:
    most = 8 - left
    elders = _after_exchange(dealt.hands[elder], dealt.talon[:most])
    return elders, _after_exchange(dealt.hands[1 - elder], dealt.talon[most:])


def _after_exchange(hand: Hand, talon: tuple[Card, ...]) -> Hand:
    low = sum(card.rank < _LOWEST_KEPT for card in hand)
    drawn = talon[: min(len(talon), low)]
    return hand.without(thrown(hand, len(drawn))) | Hand.of(drawn)


_LOWEST_KEPT: Final = Rank.QUEEN

"""Quickly estimates two hands' worth to elder: the calls exactly, the play by sure tricks.

A side's sure tricks are the tricks it makes by leading its suits from the top.
"""

from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from itertools import chain, compress
from math import fsum
from operator import or_
from typing import Final

from ... import calls
from ...actions import Bid
from ...cards import Hand
from ...reckoning import CARTE_ROUGE, PIQUE, PIQUE_AT, REPIQUE
from ...rules import AS_PLAYED, KINDS, Kind, Rules
from ..search.patterns import ELDER, SURE, key_of
from .chances import around
from .points import HAULS, stakes_of_contract, stakes_of_play
from .settlement import PLAIN, Worth

_HAUL: Final = 10.48, 1.26, -0.58
"""Elder's mean haul without sure tricks, then its change for each sure trick of elder's, and of younger's."""
_SPREAD: Final = 1.7
_DEALT: Final = 12
Strong = tuple[int, int]
"""The strength of a kind's best group (0 for none), and the score of all groups."""
HandCalls = tuple[Strong, ...]


class Estimate:
    """A quick estimate of two hands: the difference in points or, after an auction, the contract's worth to elder."""

    __slots__ = ("_as_played", "_piques", "_play", "_points", "_rules", "_within")

    def __init__(self, rules: Rules, bid: Bid | None = None, worth: Worth = PLAIN) -> None:
        self._rules = rules
        self._as_played = rules.scoring.pique == AS_PLAYED
        self._within = int(rules.calls.equal_scores)
        self._points = _points_by(rules)
        self._play = _play_by(rules, bid, worth)
        self._piques = _piques_by(rules, bid)

    def calls_of(self, hand: int) -> HandCalls:
        one, two, three, four = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
        points = self._points
        point = max(points[one], points[two], points[three], points[four])
        run = max(_RUN[one], _RUN[two], _RUN[three], _RUN[four])
        runs = run and _RUNS[one] + _RUNS[two] + _RUNS[three] + _RUNS[four]
        both, some, either, others = one & two, three & four, one | two, three | four
        sets = _SETS[(both & some) >> 3 << 5 | (both & others | some & either) >> 3]
        return (point, point & 15), (run, runs), sets

    def value(self, elder: int, younger: int, elders: HandCalls, others: HandCalls) -> float:
        (one, two), (three, four), (five, six) = elders
        (first, second), (third, fourth), (fifth, sixth) = others
        sure = (
            _SURE[elder & 255][younger & 255]
            + _SURE[elder >> 8 & 255][younger >> 8 & 255]
            + _SURE[elder >> 16 & 255][younger >> 16 & 255]
            + _SURE[elder >> 24][younger >> 24]
        )
        # Strengths are whole numbers: where an equal call is good, it is enough to come within one.
        within = self._within
        point = two if one > first - within else -second if first > one else 0
        run = four if three > third - within else -fourth if third > three else 0
        of_set = six if five > fifth - within else -sixth if fifth > five else 0
        bonus = 0
        if self._rules.scoring.carte_rouge and (rouge := self._carte_rouge(elder, younger, (point, run, of_set))):
            if rouge < 0 and self._rules.scoring.carte_rouge_bar:
                bonus = rouge
            else:
                # A carte rouge is scored with the last class that uses a card, which is the sets if one is good.
                run, of_set = (run, of_set + rouge) if of_set * rouge > 0 else (run + rouge, of_set)
        scored = point + run + of_set
        if point >= 0 and run >= 0 and (of_set >= 0 or point or run):
            if (scored if of_set >= 0 else point + run) >= PIQUE_AT:
                return scored + bonus + REPIQUE + self._play[sure]
            if of_set >= 0 and sure & 15 >= self._piques[scored]:
                return scored + bonus + PIQUE + self._play[sure]
        elif point <= 0 and run <= 0 and (scored if of_set <= 0 else point + run) <= -PIQUE_AT:
            bonus -= REPIQUE
        if self._as_played and max(point, 0) + max(run, 0) + max(of_set, 0) + 1 >= PIQUE_AT:
            bonus += PIQUE
        return scored + bonus + self._play[sure]

    def _carte_rouge(self, elder: int, younger: int, scored: tuple[int, int, int]) -> int:
        for hand, sign in ((elder, 1), (younger, -1)):
            good = [sign * points > 0 for points in scored]
            # A hand with fewer than twelve points in calls cannot have one.
            if sum(points for points in scored if sign * points > 0) * sign < _DEALT or not _may_use_all(hand, good):
                continue
            best = (calls.best_call(self._rules, kind, Hand(hand)) for kind in compress(KINDS, good))
            if reduce(or_, chain.from_iterable(best)) == hand:
                return sign * CARTE_ROUGE
        return 0

    def in_play(self, elder: int, younger: int) -> float:
        return self._play[sure_tricks(elder, younger)]


@cache
def _points_by(rules: Rules) -> tuple[int, ...]:
    return tuple(_point(rules, Hand(cards)) for cards in range(256))


def _point(rules: Rules, cards: Hand) -> int:
    if not calls.is_group(rules, Kind.POINT, cards):
        return 0
    first, second = calls.strength(rules, Kind.POINT, cards)
    return (first << 7 | second) << 4 | len(cards)


@lru_cache(maxsize=256)
def _play_by(rules: Rules, bid: Bid | None, worth: Worth) -> tuple[float, ...]:
    stakes = stakes_of_contract(bid, (0, 0), worth=worth) if bid else stakes_of_play(rules, (0, 0))
    points = tuple(map(float, stakes.points))
    return tuple(fsum(map(float.__mul__, likely(sure & 15, sure >> 4), points)) for sure in range(256))


@cache
def _piques_by(rules: Rules, bid: Bid | None) -> tuple[int, ...]:
    toward = [(scored, 0) for scored in range(PIQUE_AT)]
    found = [stakes_of_contract(bid, score) if bid else stakes_of_play(rules, score) for score in toward]
    return tuple(stakes.pique.tricks if stakes.pique and stakes.pique.side == ELDER else 99 for stakes in found)


@cache
def likely(elder: int, younger: int) -> tuple[float, ...]:
    at = _HAUL[0] + _HAUL[1] * elder + _HAUL[2] * younger
    at = max(2.0 * elder + elder // 12, min(at, 25))
    return around(at, _SPREAD, HAULS)


def sure_tricks(elder: int, younger: int) -> int:
    """Returns elder's sure tricks, plus 16 times younger's."""
    return sum(_SURE[elder >> at & 255][younger >> at & 255] for at in (0, 8, 16, 24))


def _may_use_all(hand: int, good: Sequence[bool]) -> bool:
    # Rules out cards outside the good calls, since finding the calls takes ten times as long.
    point, run, of_set = good
    suits = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
    used = calls.set_ranks(hand) if of_set else 0
    runs = _IN_RUNS if run else _IN_NONE
    return sum(bool(suit & ~used & ~runs[suit]) for suit in suits) <= point


def _runs_of(cards: int) -> tuple[Hand, ...]:
    return calls.groups(Rules("rubicon"), Kind.SEQUENCE, Hand(cards))


def _sets_of(four: int, three: int) -> Strong:
    ranks = [rank for rank in range(5) if three >> rank & 1]
    strong = [(4 if four >> rank & 1 else 3) * 8 + rank for rank in ranks]
    return max(strong, default=0), sum(calls.SET_VALUES[strength // 8] for strength in strong)


def _sure(elder: int, younger: int) -> int:
    sure = SURE[ELDER][key_of(elder, younger) & 511]
    return sure & 255 | (sure >> 8 & 255) << 4


_RUN: Final = tuple(max((len(run) * 8 + run.top.rank for run in _runs_of(cards)), default=0) for cards in range(256))
_IN_RUNS: Final = tuple(reduce(or_, _runs_of(cards), 0) for cards in range(256))
_IN_NONE: Final = (0,) * 256
_RUNS: Final = tuple(sum(calls.value(Kind.SEQUENCE, run) for run in _runs_of(cards)) for cards in range(256))
_SETS: Final = tuple(_sets_of(four, three) for four in range(32) for three in range(32))
_SURE: Final = tuple(
    tuple(0 if elder & younger else _sure(elder, younger) for younger in range(256)) for elder in range(256)
)

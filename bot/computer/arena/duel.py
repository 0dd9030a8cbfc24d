"""Two players measured against each other on mirrored deals: each plays the same cards once in either seat.

The luck of the deal takes no side then, so that a pair of deals says far more than two. A result is told with the
interval in which the mean of ever so many pairs lies, 95 times in a hundred.
"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from bot.computer.players.player import Player, Turn
from bot.piquet.cards import PACK, Card
from bot.piquet.deal import Deal
from bot.piquet.rules import Rules
from bot.piquet.view import view

_OF_NORMAL: Final = 1.96
"""So many standard errors to each side hold 95 of a hundred."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What a pair of mirrored deals brought: elder's points and younger's, where left was elder and where right was."""

    left_elder: tuple[int, int]
    right_elder: tuple[int, int]

    @property
    def gain(self) -> int:
        """The points of left less those of right."""
        return self.left_elder[0] - self.left_elder[1] + self.right_elder[1] - self.right_elder[0]


@dataclass(frozen=True, slots=True)
class DuelResult:
    """What a duel brought: the mean gain of left a pair, half its interval, the mean points of elder and of younger."""

    pairs: int
    gain: float
    within: float
    elder: float
    younger: float

    @staticmethod
    def of(pairs: Iterable[Pair]) -> "DuelResult":
        """Of two pairs or more. Raises ValueError (statistics.StatisticsError) for fewer."""
        played = list(pairs)
        gains = [pair.gain for pair in played]
        scores = [score for pair in played for score in (pair.left_elder, pair.right_elder)]
        elder, younger = (fmean(score[side] for score in scores) for side in (0, 1))
        return DuelResult(len(gains), fmean(gains), half_interval(gains), elder, younger)


def half_interval(gains: Sequence[float]) -> float:
    """How far to each side of their mean the interval goes. Raises ValueError for fewer than two."""
    return _OF_NORMAL * stdev(gains) / sqrt(len(gains))


def mirrored(rules: Rules, left: Player, right: Player, pack: tuple[Card, ...]) -> Pair:
    """Plays a pack's deal twice."""
    return Pair(played(rules, left, right, pack), played(rules, right, left, pack))


def played(rules: Rules, elder: Player, younger: Player, pack: tuple[Card, ...]) -> tuple[int, int]:
    """Plays a deal by itself; what its non-dealer scores and what its dealer (an auction may change who is elder)."""
    deal = Deal.from_pack(rules, 1, pack)
    players = elder, younger
    while deal.to_act is not None:
        deal.do(players[deal.to_act].choose(Turn(view(deal, deal.to_act))))
    return deal.score


def packs(seed: int | str, number: int) -> Iterable[tuple[Card, ...]]:
    """So many shuffled packs, the same for the same seed; the first of more are those of fewer."""
    for at in range(number):
        pack = list(PACK)
        # Games want the same packs again, and no secrets.
        random.Random(f"{seed}/{at}").shuffle(pack)  # noqa: S311
        yield tuple(pack)

"""Compares two players on deals or parties played twice with exchanged seats, with 95 % confidence intervals."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from ...cards import PACK, Card
from ...deal import Deal
from ...partie import Partie, points_won
from ...rules import Rules
from .player import Player, play_out

_STANDARD_ERRORS: Final = 1.96


@dataclass(frozen=True, slots=True)
class Pair:
    """Elder's and younger's points in a deal played twice: first with the left player as elder, then with the right."""

    left_elder: tuple[int, int]
    right_elder: tuple[int, int]

    @property
    def gain(self) -> int:
        return self.left_elder[0] - self.left_elder[1] + self.right_elder[1] - self.right_elder[0]


@dataclass(frozen=True, slots=True)
class DuelResult:
    """The left player's mean gain per pair of deals, and half its 95 % confidence interval's width."""

    pairs: int
    gain: float
    within: float

    @staticmethod
    def of(gains: Sequence[int]) -> "DuelResult":
        """Averages the gains of pairs. Raises ValueError (statistics.StatisticsError) for fewer than two gains."""
        return DuelResult(len(gains), fmean(gains), _STANDARD_ERRORS * stdev(gains) / sqrt(len(gains)))


def mean_scores(pairs: Iterable[Pair]) -> tuple[float, float]:
    elder, younger = zip(*(score for pair in pairs for score in (pair.left_elder, pair.right_elder)), strict=True)
    return fmean(elder), fmean(younger)


def mirrored(rules: Rules, left: Player, right: Player, pack: tuple[Card, ...]) -> Pair:
    """Plays a pack's deal twice, the second time with seats exchanged."""
    return Pair(played(rules, left, right, pack), played(rules, right, left, pack))


def played(rules: Rules, elder: Player, younger: Player, pack: tuple[Card, ...]) -> tuple[int, int]:
    """Plays a deal dealt by ``younger``.

    Returns the scores of ``elder`` and ``younger``, whose roles an auction may exchange.
    """
    deal = Deal.from_pack(rules, 1, pack)
    play_out(deal, (elder, younger))
    return deal.score


def packs(seed: int | str, number: int) -> Iterable[tuple[Card, ...]]:
    """Yields ``number`` packs shuffled by seed. A greater ``number`` only adds packs at the end."""
    for at in range(number):
        pack = list(PACK)
        # A measurement must be repeatable and needs no secret.
        random.Random(f"{seed}/{at}").shuffle(pack)  # noqa: S311
        yield tuple(pack)


def mirrored_parties(rules: Rules, left: Player, right: Player, seed: str) -> int:
    """Returns the left player's gain, by the settlement, in two parties with equal packs and exchanged seats."""
    return _settled(rules, (left, right), seed) - _settled(rules, (right, left), seed)


def _settled(rules: Rules, players: tuple[Player, Player], seed: str) -> int:
    partie, deals = Partie(rules), 0
    while partie.outcome is None:
        pack = next(iter(packs(f"{seed}/{deals}", 1)))
        deal = Deal.from_pack(rules, next_dealer(partie), pack, partie.standing.game)
        partie.begin(deal)
        play_out(deal, players, partie.standing, partie.do)
        deals += 1
    won = points_won(partie.outcome)
    return -won if partie.outcome.winner else won


def next_dealer(partie: Partie) -> int:
    return 1 if partie.next_dealer is None else partie.next_dealer

"""Values the play in points, elder's less younger's, by elder's haul and any pique.

A haul is twice elder's tricks plus one for the last trick: 0 to 25. In every rule set, points never fall as the haul
rises (except in a misère). A side makes a pique by winning enough tricks in a row from the first.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from ...actions import Bid
from ...reckoning import PIQUE, PIQUE_AT, Score
from ...rules import Rules
from ...tricks import ALL, MAJORITY
from ..search.patterns import ELDER, YOUNGER
from ..search.position import Pair
from .settlement import PLAIN, Worth

HAULS: Final = range(26)
"""A haul of 24 is impossible: a side that wins all tricks wins the last."""


@dataclass(frozen=True, slots=True)
class Pique:
    """A possible pique: its side, the number of tricks in a row it needs from the first, and its points."""

    side: int
    tricks: int
    points: float


@dataclass(frozen=True, slots=True)
class Stakes:
    """Elder's points less younger's for each haul (trick count), never falling, and any pique still possible."""

    points: tuple[float, ...]
    pique: Pique | None = None

    def open_after(self, won: Pair) -> bool:
        """Whether the pique is still undecided after the sides have won ``won`` tricks."""
        return self.pique is not None and not won[1 - self.pique.side] and won[self.pique.side] < self.pique.tricks

    def made_after(self, first: Pair) -> float:
        """Returns the pique's points to elder, negative for younger.

        ``first`` counts the tricks each side won before the other won any.
        """
        if self.pique is None or first[self.pique.side] < self.pique.tricks:
            return 0
        return self.pique.points if self.pique.side == ELDER else -self.pique.points


def stakes_of_play(rules: Rules, toward: Score, *, bonus: bool = False) -> Stakes:
    """Returns the value of each haul (trick count) and of a pique after all calls, if leads and tricks score.

    ``toward`` has elder's and younger's points from calls; ``bonus`` means that a player has a repique.
    """
    points = _points_by_haul(rules)
    enough = [won for won in range(ALL + 1) if toward[ELDER] + _in_play(rules, won) >= PIQUE_AT]
    if bonus or toward[YOUNGER] or not enough:
        return Stakes(points)
    return Stakes(points, Pique(ELDER, enough[0], PIQUE))


@cache
def _points_by_haul(rules: Rules) -> tuple[int, ...]:
    cards = end_points(rules)
    return tuple(
        2 * won - ALL + last + cards[won] - cards[ALL - won] for won, last in (divmod(haul, 2) for haul in HAULS)
    )


@cache
def end_points(rules: Rules) -> tuple[int, ...]:
    """Returns the score for the cards or a capot, by tricks won."""
    cards, capot = rules.scoring.cards, rules.scoring.capot
    return tuple(capot if won == ALL else cards if won >= MAJORITY else 0 for won in range(ALL + 1))


def _in_play(rules: Rules, won: int) -> int:
    early = rules.scoring.cards if rules.scoring.cards_make_pique and won >= MAJORITY else 0
    return won + 1 + early


def stakes_of_contract(bid: Bid, toward: Score, *, bonus: bool = False, worth: Worth = PLAIN) -> Stakes:
    """Returns the value of each haul (trick count) and a pique under a contract, the last trick counting two (Parlett).

    ``toward`` has elder's and younger's points from calls; ``bonus`` means that a player has a repique; ``worth``
    values the result for elder.
    """
    points = tuple(worth.below(*scores_of_contract(bid, haul // 2 + haul % 2)) for haul in HAULS)
    return Stakes(points, None if bonus else _pique_of_contract(toward))


def scores_of_contract(bid: Bid, won: int) -> Score:
    """Returns elder's and younger's scores below the line if elder wins ``won`` tricks, the last counting two."""
    short = bid.tricks - won
    return (0, bid.value * short) if short > 0 else (bid.value, 0)


def _pique_of_contract(toward: Score) -> Pique | None:
    for side in (ELDER, YOUNGER):
        enough = [won for won in range(ALL + 1) if toward[side] + _counted(won) >= PIQUE_AT]
        if enough and not toward[1 - side]:
            # Younger also scores the tricks that made the pique.
            return Pique(side, enough[0], PIQUE + (_counted(enough[0]) if side == YOUNGER else 0))
    return None


def _counted(won: int) -> int:
    return won + (won == ALL)

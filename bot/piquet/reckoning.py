"""The points scored in a deal, with their reasons, seats and cards, and the order of scoring."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from enum import StrEnum
from typing import Final, NamedTuple

from bot.piquet.cards import Hand
from bot.piquet.rules import Kind

Score = tuple[int, int]


class Reason(StrEnum):
    """The reasons for points, in the order of scoring (Cavendish: carte blanche … the cards)."""

    CARTE_BLANCHE = "carte_blanche"
    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"
    CARTE_ROUGE = "carte_rouge"
    REPIQUE = "repique"
    PIQUE = "pique"
    PIQUE_TRICKS = "pique_tricks"
    LEAD = "lead"
    TRICK = "trick"
    LAST_TRICK = "last_trick"
    CARDS = "cards"
    CAPOT = "capot"
    CONTRACT = "contract"
    COUNTERPIQUE = "counterpique"
    MISERE = "misere"


REASON_OF: Final = {Kind.POINT: Reason.POINT, Kind.SEQUENCE: Reason.SEQUENCE, Kind.SET: Reason.SET}
CALLED: Final = tuple(REASON_OF.values())
CARTE_ROUGE: Final = 20
"""The score for a hand in which all twelve cards are used in calls."""
PIQUE: Final = 30
REPIQUE: Final = 60
PIQUE_AT: Final = 30
"""The points that make a repique (in hand alone) or a pique (with the play) if the other player has none."""
BELOW: Final = frozenset({Reason.CONTRACT, Reason.COUNTERPIQUE, Reason.MISERE})
"""The reasons that score below the line (Counterpique)."""
_CLASSES: Final = (Reason.CARTE_BLANCHE, *CALLED)
IN_HAND: Final = frozenset({*_CLASSES, Reason.CARTE_ROUGE})
"""The reasons that score in hand, except a repique."""
BEFORE_THE_PLAY: Final = IN_HAND | {Reason.REPIQUE}
AT_THE_END: Final = frozenset({Reason.CARDS, Reason.CAPOT})
"""The reasons that score once all tricks are played."""


class Item(NamedTuple):
    """Points of one seat, their reason, and the cards that made them (none for a bonus).

    ``barred`` is whether the points do not count toward a pique or repique.
    """

    reason: Reason
    seat: int
    points: int
    cards: Hand = Hand()
    barred: bool = False


class Reckoning:
    """The items of one deal in the order in which they were recorded, and the score of each seat so far.

    ``toward`` has each seat's points toward a pique; ``bonus`` is a seat that has a pique or a repique.
    """

    __slots__ = ("_closed", "bonus", "items", "score", "toward")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.score = [0, 0]
        self.toward = [0, 0]
        self.bonus: int | None = None
        self._closed = False

    def copy(self) -> "Reckoning":
        """An independent copy."""
        twin = copy(self)
        twin.items, twin.score, twin.toward = self.items[:], self.score[:], self.toward[:]
        return twin

    def has(self, reason: Reason, seat: int) -> bool:
        """Whether this seat has an item for this reason."""
        return any(item.reason is reason and item.seat == seat for item in self.items)

    def add(self, item: Item) -> None:
        """Records an item that counts toward a pique unless it is barred, and any pique that it makes."""
        self.add_apart(item)
        if not item.barred:
            self.count(item.seat, item.points)

    def add_apart(self, item: Item) -> None:
        """Records an item that does not count toward a pique: a bonus, the cards, a capot, a contract."""
        self.items.append(item)
        self.score[item.seat] += item.points

    def count(self, seat: int, points: int) -> None:
        """Counts points toward a pique, and records any pique that they make."""
        toward = self.toward
        toward[seat] += points
        if toward[seat] >= PIQUE_AT and self._closed and self.bonus is None and not toward[1 - seat]:
            self._give(Item(Reason.PIQUE, seat, PIQUE))

    def close_hand(self, *, as_played: bool = False) -> None:
        """Ends the calls, and records any repique or pique: only now is the order of scoring certain.

        With ``as_played`` the order of recording decides who scored first for a pique.
        """
        self._closed = True
        if max(self.toward) >= PIQUE_AT:
            for item in bonuses(self.items, as_played=as_played):
                self._give(item)

    def _give(self, bonus: Item) -> None:
        self.bonus = bonus.seat
        self.add_apart(bonus)


def bonuses(items: Sequence[Item], *, as_played: bool) -> Iterator[Item]:
    """Yields the repique and the pique that the items recorded before the end of the first trick make.

    For a repique, a seat has 30 from carte blanche and calls before the other seat scores, in the order of scoring. For
    a pique the first lead counts too. With ``as_played``, a pique goes by the order of recording, in which younger's
    calls come after elder's lead. Only then can elder have a pique and younger a repique.
    """
    repiqued = _first_to_thirty(_hand_in_order(items))
    if repiqued is not None:
        yield Item(Reason.REPIQUE, repiqued, REPIQUE)
    piqued = _first_to_thirty(items if as_played else in_order(items))
    if piqued not in (None, repiqued):
        yield Item(Reason.PIQUE, piqued, PIQUE)


def _first_to_thirty(items: Iterable[Item]) -> int | None:
    """The seat that reaches 30 before the other seat scores anything, in this order."""
    score = [0, 0]
    for item in items:
        if not item.barred:
            score[item.seat] += item.points
            if score[item.seat] >= PIQUE_AT and score[1 - item.seat] == 0:
                return item.seat
    return None


def _hand_in_order(items: Iterable[Item]) -> Iterator[Item]:
    """Yields the items scored in hand, in the order of scoring: a carte rouge follows the class of its last card."""
    hand = [item for item in items if item.reason in IN_HAND]
    rouge = {item.seat: item for item in hand if item.reason is Reason.CARTE_ROUGE}
    used = [0, 0]
    for item in sorted(
        (item for item in hand if item.reason in _CLASSES), key=lambda item: _CLASSES.index(item.reason)
    ):
        yield item
        if item.reason is not Reason.CARTE_BLANCHE:
            used[item.seat] |= item.cards
        if item.seat in rouge and not rouge[item.seat].cards.without(used[item.seat]):
            yield rouge.pop(item.seat)


def in_order(items: Iterable[Item]) -> Iterator[Item]:
    """Yields all items in the order of scoring. A repique comes as soon as its 30 points are reached."""
    recorded = list(items)
    repique = next((item for item in recorded if item.reason is Reason.REPIQUE), None)
    points = 0
    for item in _hand_in_order(recorded):
        yield item
        if repique and item.seat == repique.seat and not item.barred:
            points += item.points
            if points >= PIQUE_AT:
                yield repique
                repique = None
    yield from (item for item in recorded if item.reason not in BEFORE_THE_PLAY)


def counted(items: Iterable[Item], game: Score, target: int) -> Score:
    """The points that count in a game of ``target`` points, whose score is ``game`` before these items.

    They count in the order of scoring, up to the point that wins (Cavendish: the partie of a hundred up).
    """
    return points_of(counting(items, game, target))


def counting(items: Iterable[Item], game: Score, target: int) -> Iterator[Item]:
    """Yields the items that count in such a game, the last one reduced to the points that count."""
    missing = [target - game[0], target - game[1]]
    for item in in_order(items):
        yield item._replace(points=min(item.points, missing[item.seat]))
        missing[item.seat] -= item.points
        if missing[item.seat] <= 0:
            return


def sums(items: Iterable[Item]) -> dict[Reason, tuple[int, int]]:
    """The points of both seats by reason, in the order of scoring. Reasons without items are left out."""
    found: dict[Reason, list[int]] = {}
    for item in items:
        found.setdefault(item.reason, [0, 0])[item.seat] += item.points
    return {reason: (found[reason][0], found[reason][1]) for reason in Reason if reason in found}


def below(items: Iterable[Item]) -> Score:
    """The points of each seat below the line."""
    return points_of(item for item in items if item.reason in BELOW)


def points_of(items: Iterable[Item]) -> Score:
    """The points of each seat in these items."""
    score = [0, 0]
    for item in items:
        score[item.seat] += item.points
    return score[0], score[1]


def used_in_calls(items: Iterable[Item], seat: int) -> Hand:
    """The cards with which a seat has scored in point, sequences and sets."""
    used = 0
    for item in items:
        if item.seat == seat and item.reason in CALLED:
            used |= item.cards
    return Hand(used)

"""The points scored in a deal, with reason, seat and cards, and the scoring order."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from enum import StrEnum
from typing import Final, NamedTuple

from .cards import Hand
from .rules import Kind

Score = tuple[int, int]


class Reason(StrEnum):
    """The reasons for points, in scoring order (Cavendish: carte blanche … the cards)."""

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
"""The score for a hand with all twelve cards used in calls."""
PIQUE: Final = 30
REPIQUE: Final = 60
PIQUE_AT: Final = 30
"""The points that make a repique (before the play) or a pique (during it) if the other player has none."""
BELOW: Final = frozenset({Reason.CONTRACT, Reason.COUNTERPIQUE, Reason.MISERE})
"""The reasons that score below the line (Counterpique)."""
_CLASSES: Final = (Reason.CARTE_BLANCHE, *CALLED)
IN_HAND: Final = frozenset({*_CLASSES, Reason.CARTE_ROUGE})
"""The reasons that score before the play, except a repique."""
BEFORE_THE_PLAY: Final = IN_HAND | {Reason.REPIQUE}
AT_THE_END: Final = frozenset({Reason.CARDS, Reason.CAPOT})


class Item(NamedTuple):
    """Points that a seat scores for one reason."""

    reason: Reason
    seat: int
    points: int
    cards: Hand = Hand()
    """The scoring cards; none for a bonus."""
    barred: bool = False
    """Whether the points count toward no pique or repique."""


class Reckoning:
    """A deal's scoring items in recording order, and the score by seat so far."""

    __slots__ = ("_closed", "bonus", "items", "score", "toward")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.score = [0, 0]
        self.toward = [0, 0]
        """The points toward a pique, by seat."""
        self.bonus: int | None = None
        """The seat with a pique or repique, if any."""
        self._closed = False

    def copy(self) -> "Reckoning":
        twin = copy(self)
        twin.items, twin.score, twin.toward = self.items[:], self.score[:], self.toward[:]
        return twin

    def has(self, reason: Reason, seat: int) -> bool:
        """Whether this seat has an item for this reason.

        >>> reckoning = Reckoning()
        >>> reckoning.add(Item(Reason.LEAD, 0, 1))
        >>> reckoning.has(Reason.LEAD, 0)
        True
        """
        return any(item.reason is reason and item.seat == seat for item in self.items)

    def add(self, item: Item) -> None:
        """Records an item, counts it toward a pique unless barred, and records any pique it makes."""
        self.add_uncounted(item)
        if not item.barred:
            self.count(item.seat, item.points)

    def add_uncounted(self, item: Item) -> None:
        """Records an item that does not count toward a pique: a bonus, the cards, a capot, a contract."""
        self.items.append(item)
        self.score[item.seat] += item.points

    def count(self, seat: int, points: int) -> None:
        """Counts a seat's points toward a pique, and records any pique they make."""
        toward = self.toward
        toward[seat] += points
        if toward[seat] >= PIQUE_AT and self._closed and self.bonus is None and not toward[1 - seat]:
            self._give(Item(Reason.PIQUE, seat, PIQUE))

    def close_hand(self, *, as_played: bool = False) -> None:
        """Records any repique or pique when the calls end, because only then is the scoring order certain."""
        self._closed = True
        if max(self.toward) >= PIQUE_AT:
            for item in bonuses(self.items, as_played=as_played):
                self._give(item)

    def _give(self, bonus: Item) -> None:
        self.bonus = bonus.seat
        self.add_uncounted(bonus)


def bonuses(items: Sequence[Item], *, as_played: bool) -> Iterator[Item]:
    """Yields the repique and the pique made by the items recorded before the first trick ends.

    A repique needs 30 points from carte blanche and calls before the other seat scores, in scoring order; for a pique
    the first lead counts too. With ``as_played`` a pique goes by recording order: younger's calls follow elder's lead.
    Only with ``as_played`` can elder have a pique and younger a repique.
    """
    repiqued = _first_to_thirty(_scored_in_hand(items))
    if repiqued is not None:
        yield Item(Reason.REPIQUE, repiqued, REPIQUE)
    piqued = _first_to_thirty(items if as_played else in_order(items))
    if piqued not in (None, repiqued):
        yield Item(Reason.PIQUE, piqued, PIQUE)


def _first_to_thirty(items: Iterable[Item]) -> int | None:
    score = [0, 0]
    for item in items:
        if not item.barred:
            score[item.seat] += item.points
            if score[item.seat] >= PIQUE_AT and score[1 - item.seat] == 0:
                return item.seat
    return None


def _scored_in_hand(items: Iterable[Item]) -> Iterator[Item]:
    """Yields the items in scoring order.

    A carte rouge comes right after the kind of call that completes its twelve cards.
    """
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
    """Yields all items in scoring order, a repique as soon as its 30 points are reached."""
    recorded = list(items)
    repique = next((item for item in recorded if item.reason is Reason.REPIQUE), None)
    points = 0
    for item in _scored_in_hand(recorded):
        yield item
        if repique and item.seat == repique.seat and not item.barred:
            points += item.points
            if points >= PIQUE_AT:
                yield repique
                repique = None
    yield from (item for item in recorded if item.reason not in BEFORE_THE_PLAY)


def counted(items: Iterable[Item], game: Score, target: int) -> Score:
    """Returns each seat's points from the items, which stop counting once a seat has ``target`` points in all. ``game``
    is the score before. The last item counts only up to the target.

    >>> counted([Item(Reason.POINT, 0, 5), Item(Reason.SET, 1, 14)], (0, 90), 100)
    (5, 10)
    """
    return points_of(counting(items, game, target))


def counting(items: Iterable[Item], game: Score, target: int) -> Iterator[Item]:
    """Yields items in scoring order until a seat reaches ``target``. The last item is reduced to the points missing."""
    missing = [target - game[0], target - game[1]]
    for item in in_order(items):
        yield item._replace(points=min(item.points, missing[item.seat]))
        missing[item.seat] -= item.points
        if missing[item.seat] <= 0:
            return


def sums(items: Iterable[Item]) -> dict[Reason, tuple[int, int]]:
    """Returns the points by reason and seat, in scoring order. Reasons without points are left out.

    >>> sums([Item(Reason.LEAD, 0, 1), Item(Reason.LEAD, 0, 1)])
    {<Reason.LEAD: 'lead'>: (2, 0)}
    """
    found: dict[Reason, list[int]] = {}
    for item in items:
        found.setdefault(item.reason, [0, 0])[item.seat] += item.points
    return {reason: (found[reason][0], found[reason][1]) for reason in Reason if reason in found}


def below(items: Iterable[Item]) -> Score:
    return points_of(item for item in items if item.reason in BELOW)


def points_of(items: Iterable[Item]) -> Score:
    """Returns the points by seat.

    >>> points_of([Item(Reason.POINT, 0, 5), Item(Reason.SET, 1, 14)])
    (5, 14)
    """
    score = [0, 0]
    for item in items:
        score[item.seat] += item.points
    return score[0], score[1]


def used_in_calls(items: Iterable[Item], seat: int) -> Hand:
    """Returns the cards with which a seat has scored point, sequences and sets."""
    used = 0
    for item in items:
        if item.seat == seat and item.reason in CALLED:
            used |= item.cards
    return Hand(used)

"""Every point scored: for what, by whom, with which cards, in the order of scoring."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from bot.piquet.cards import Hand
from bot.piquet.rules import Kind


class Reason(StrEnum):
    """What points are scored for, in the order of scoring (Cavendish: carte blanche … the cards)."""

    CARTE_BLANCHE = "carte_blanche"
    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"
    REPIQUE = "repique"
    PIQUE = "pique"
    LEAD = "lead"
    TRICK = "trick"
    LAST_TRICK = "last_trick"
    CARDS = "cards"
    CAPOT = "capot"


REASON_OF: Final = {Kind.POINT: Reason.POINT, Kind.SEQUENCE: Reason.SEQUENCE, Kind.SET: Reason.SET}
_IN_HAND: Final = (Reason.CARTE_BLANCHE, Reason.POINT, Reason.SEQUENCE, Reason.SET)
_IN_PLAY: Final = (Reason.LEAD, Reason.TRICK, Reason.LAST_TRICK)


class Item(NamedTuple):
    """Points of one seat, what they are for, and the cards that made them (none for a bonus)."""

    reason: Reason
    seat: int
    points: int
    cards: Hand = Hand()


class Reckoning:
    """The items of one deal in the order in which they were recorded, and the score of each seat so far."""

    __slots__ = ("_bonus", "_hand_closed", "items", "score")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.score = [0, 0]
        self._hand_closed = False
        self._bonus = False

    def add(self, item: Item) -> None:
        """Records an item; once the calls are closed, a pique that it makes as well (a capot makes none)."""
        self.items.append(item)
        self.score[item.seat] += item.points
        if self._hand_closed and not self._bonus and item.reason in _IN_PLAY:
            self._find_pique()

    def close_hand(self) -> None:
        """All calls are made: only now is it sure who scored what first, and so who has a repique or a pique."""
        self._hand_closed = True
        seat = repiqued_by(self.items)
        if seat is None:
            self._find_pique()
        else:
            self._give(Reason.REPIQUE, seat, 60)

    def _find_pique(self) -> None:
        for seat in (0, 1):
            if self.score[seat] >= 30 and self.score[1 - seat] == 0:
                self._give(Reason.PIQUE, seat, 30)

    def _give(self, reason: Reason, seat: int, points: int) -> None:
        self._bonus = True
        self.add(Item(reason, seat, points))


def repiqued_by(items: Iterable[Item]) -> int | None:
    """The seat that made 30 from carte blanche and calls before the other scored anything earlier in the order."""
    score = [0, 0]
    for item in sorted(
        (item for item in items if item.reason in _IN_HAND), key=lambda item: _IN_HAND.index(item.reason)
    ):
        score[item.seat] += item.points
        if score[item.seat] >= 30 and score[1 - item.seat] == 0:
            return item.seat
    return None


def sums(items: Iterable[Item]) -> dict[Reason, tuple[int, int]]:
    """The points of both seats by reason, in the order of scoring; a reason for which nobody scored is left out."""
    found: dict[Reason, list[int]] = {}
    for item in items:
        found.setdefault(item.reason, [0, 0])[item.seat] += item.points
    return {reason: (found[reason][0], found[reason][1]) for reason in Reason if reason in found}

"""Solves two known hands exactly, with best play on both sides.

A side's *haul* is twice its tricks to come plus one for the last trick. A higher haul is always worth more.

The search asks whether the leader reaches a given haul, and stores the answers as bounds. It counts sure tricks first,
then tries the leads and replies that ``patterns.py`` lists.
"""

from typing import Final

from ...rules import Following, any_of_suit
from .patterns import DISCARDS, SURE, leads_table

MOST_KNOWN: Final = 500_000
"""The number of stored positions, some 100 megabytes, after which all are forgotten."""


class Solver:
    """A solver with cached results, for any number of deals. ``nodes`` counts positions searched."""

    __slots__ = ("_known", "_leads", "nodes")

    def __init__(self, rule: Following = any_of_suit) -> None:
        self._leads = leads_table(rule)
        # By leader and key: 32 times the least haul that is sure, plus the greatest that is possible.
        self._known: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.nodes = 0

    def haul(self, leader: int, key: int, left: int) -> int:
        """Returns the leader's haul (twice the tricks, plus one for the last trick) from the last ``left`` tricks.

        The other side makes the rest of ``2 * left + 1``. With no trick left, the leader is the side that won the last
        trick.
        """
        if len(self._known[0]) + len(self._known[1]) > MOST_KNOWN:
            self.forget()
        least, most = divmod(self._known[leader].get(key) or _bounds(leader, key, left), 32)
        asked = (least + most + 1) // 2
        while least < most:
            if self.reaches(leader, key, left, asked):
                least = asked
            else:
                most = asked - 1
            asked = least + 1 if asked <= least else most
        return least

    def forget(self) -> None:
        for known in self._known:
            known.clear()

    def reaches(self, leader: int, key: int, left: int, haul: int) -> bool:
        """Whether the leader can make at least ``haul`` (see ``haul()``) in the last ``left`` tricks."""
        known = self._known[leader]
        bounds = known.get(key) or _bounds(leader, key, left)
        least = bounds >> 5
        if least >= haul:
            return True
        if bounds & 31 < haul:
            return False
        self.nodes += 1
        found = self._finds_a_lead(leader, key, left - 1, haul)
        known[key] = haul << 5 | bounds & 31 if found else least << 5 | haul - 1
        return found

    def _finds_a_lead(self, leader: int, key: int, left: int, haul: int) -> bool:
        first, second, third, fourth = key & 511, key >> 9 & 511, key >> 18 & 511, key >> 27
        table, other = self._leads[leader], 1 - leader
        for _, _, leads in sorted((table[0][first], table[1][second], table[2][third], table[3][fourth])):
            for won, lost, free in leads:
                if free:
                    thrown = DISCARDS[other]
                    for discard in (thrown[0][first], thrown[1][second], thrown[2][third], thrown[3][fourth]):
                        if discard and not self.reaches(leader, key + free + discard, left, haul - 2):
                            break
                    else:
                        return True
                elif lost and self.reaches(other, key + lost, left, 2 * left + 2 - haul):
                    continue
                elif not won or self.reaches(leader, key + won, left, haul - 2):
                    return True
        return False


def _bounds(leader: int, key: int, left: int) -> int:
    sure = SURE[leader]
    sums = sure[key & 511] + sure[key >> 9 & 511] + sure[key >> 18 & 511] + sure[key >> 27]
    mine, theirs, led_to_theirs = sums & 255, sums >> 8 & 255, sums >> 16
    if mine == left:
        return 66 * left + 33
    given = min(theirs, led_to_theirs)
    return 64 * mine + 2 * (left - given) + (given < left)

"""Finds the best play against a known hand, which is played by the greedy player's rule.

The search tries one card from each run of touching cards (without cards in play between them).
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from ...cards import PACK, RANK_BITS, SUIT_BITS, Card
from ...rules import Following, any_of_suit
from ...tricks import ALL
from ..players.greedy import greedy_card
from ..search.patterns import ELDER
from ..search.position import Position, after_each
from ..stakes.points import Stakes

_Key = tuple[int, int, bool]
_LOWEST_FIRST: Final = tuple(map(int, RANK_BITS))
_HIGHEST_FIRST: Final = _LOWEST_FIRST[::-1]
_SUIT_OF: Final = tuple(int(SUIT_BITS[card.suit]) for card in PACK)


class AgainstGreedy:
    __slots__ = ("_bonus", "_hauls", "_open", "_points", "_rule", "_side", "_stakes")

    def __init__(self, stakes: Stakes, side: int, rule: Following = any_of_suit) -> None:
        self._rule = rule
        self._stakes = stakes
        self._side = side
        self._points = stakes.points if side == ELDER else tuple(-points for points in reversed(stakes.points))
        # The bonus for a pique, by the numbers of tricks won and lost with which it is made.
        self._bonus: dict[tuple[int, int], float] = {}
        if pique := stakes.pique:
            mine = pique.side == side
            self._bonus[(pique.tricks, 0) if mine else (0, pique.tricks)] = pique.points if mine else -pique.points
        self._hauls: dict[_Key, int] = {}
        self._open: dict[_Key, float] = {}

    def values(self, position: Position) -> dict[Card, float]:
        return after_each(position, position.playable(), self._value)

    def _value(self, position: Position) -> float:
        if position.led is not None:
            position = position.after(greedy_card(position.playable(), position.led))
        mine, theirs = int(position.hands[self._side]), int(position.hands[1 - self._side])
        rest = self._best(mine, theirs, position.won[self._side], position.leader == self._side)
        return self._stakes.made_after(position.first) + (rest if self._side == ELDER else -rest)

    def _best(self, mine: int, theirs: int, won: int, leads: bool) -> float:
        lost = ALL - mine.bit_count() - won
        if not mine or not self._bonus or (won and lost):
            return self._points[2 * won + self._haul(mine, theirs, leads)]
        key = mine, theirs, leads
        best = self._open.get(key)
        if best is None:
            best = self._open[key] = max(
                self._bonus.get((won + wins, lost + 1 - wins), 0) + self._best(mine, theirs, won + wins, wins)
                for mine, theirs, wins in moves(mine, theirs, leads, self._rule)
            )
        return best

    def _haul(self, mine: int, theirs: int, leads: bool) -> int:
        if not mine:
            return leads
        key = mine, theirs, leads
        best = self._hauls.get(key, -1)
        if best < 0:
            most = 2 * mine.bit_count() + 1
            for after, others, wins in moves(mine, theirs, leads, self._rule):
                haul = 2 * wins + self._haul(after, others, wins)
                if haul > best:
                    best = haul
                    if haul == most:
                        break
            self._hauls[key] = best
        return best


def moves(mine: int, theirs: int, leads: bool, rule: Following) -> Iterator[tuple[int, int, bool]]:
    if leads:
        for card in _worth_trying(mine, theirs):
            reply = _reply(card, theirs)
            yield mine ^ card, theirs ^ reply, reply < card or not reply & _suit(card)
        return
    led = _lead(theirs)
    suit = _suit(led)
    # The greedy player's own reply wins if it can, so ``to_win`` restricts only the side that is searched.
    for card in _worth_trying(rule(mine & suit, led.bit_length() - 1) or mine, theirs):
        yield mine ^ card, theirs ^ led, card > led and card & suit > 0


def _suit(card: int) -> int:
    return _SUIT_OF[card.bit_length() - 1]


def _lead(hand: int) -> int:
    for rank in _HIGHEST_FIRST:
        if cards := hand & rank:
            return cards & -cards
    raise ValueError(hand)


def _reply(led: int, hand: int) -> int:
    if following := hand & _suit(led):
        cards = following & -led or following
        return cards & -cards
    for rank in _LOWEST_FIRST:
        if cards := hand & rank:
            return cards & -cards
    raise ValueError(hand)


def _worth_trying(mine: int, theirs: int) -> list[int]:
    return [
        card << shift
        for shift in (0, 8, 16, 24)
        if mine >> shift & 0xFF
        for card in _lowest_of_runs(mine >> shift & 0xFF, theirs >> shift & 0xFF)
    ]


@cache
def _lowest_of_runs(mine: int, theirs: int) -> tuple[int, ...]:
    lowest, last = [], 0
    for at in range(7, -1, -1):
        card = 1 << at
        if card & mine:
            last = card
        elif card & theirs and last:
            lowest.append(last)
            last = 0
    return (*lowest, last) if last else tuple(lowest)

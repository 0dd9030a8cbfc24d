"""Searches the last tricks for each side's exact final points, when the partie's score matters.

A haul (trick count) gives only the point difference. Lead changes also matter, because each gives both sides a point,
and a side may do better to lose tricks or forgo a pique. A game of a hundred can end at any trick, so all tricks are
searched.
"""

from collections.abc import Callable, Iterable
from math import inf
from typing import Final

from ...cards import Card, Hand
from ...deal import GAME
from ...reckoning import AT_THE_END, PIQUE, Item, Reason, counted, points_of
from ...tricks import ALL
from ...view import DealView
from ..search.patterns import ELDER, EMPTY, YOUNGER, length
from ..search.position import Pair, Position, after_each, one_more
from ..stakes.games_of_a_hundred import is_over
from ..stakes.pending_scores import with_what_comes
from ..stakes.points import Pique, end_points
from ..stakes.settlement import Worth
from .ends_against_greedy import EndsAgainstGreedy, parts
from .open_cards import PiqueLead, SolvedPlay, discards, leads

LAST_TRICKS: Final = 8
"""The number of last tricks searched; in a game of a hundred, all are."""
POINT_WEIGHT: Final = 0.1
_NEVER: Final = ALL + 1
_CHOOSE: Final[tuple[Callable[[Iterable[float]], float], ...]] = (max, min)

Range = tuple[float, float]


class EndgameSearch:
    """Values positions in rule sets where leads and tricks score.

    A position is worth what the deal's end is worth to elder, plus a little for points won. The search knows whether
    elder may still make a pique.
    """

    __slots__ = ("_cards", "_deal", "_known", "_pique", "_points", "_rule", "_scored", "_short", "_worth")

    def __init__(
        self, deal: DealView, worth: Worth, points: SolvedPlay | None = None, pique: Pique | None = None
    ) -> None:
        self._deal = deal
        self._cards = end_points(deal.rules)
        self._rule = deal.rules.following
        self._points = points
        made = any(item.reason is Reason.PIQUE for item in deal.items)
        self._pique = _NEVER if pique is None or made else pique.tricks
        self._scored = self._with(deal.items)
        self._worth = worth
        self._short = worth.short or (inf, inf)
        self._known: dict[tuple[int, int, int, Pair], Range] = {}

    @property
    def searched(self) -> int:
        return len(self._known)

    def against_greedy(self, side: int) -> EndsAgainstGreedy:
        elder, younger = self._scored
        before = self._deal.winners.count(self._deal.elder)

        def worth(end: int) -> float:
            mine, theirs, tricks, pique = parts(end)
            won = before + tricks
            scored = elder + mine + (PIQUE if pique else 0), younger + theirs
            return self._worth(scored[0] + self._cards[won], scored[1] + self._cards[ALL - won])

        return EndsAgainstGreedy(side, self._pique, worth, self._rule)

    def values(self, position: Position) -> dict[Card, float]:
        # The point for a card already led has been scored.
        first = not self._deal.tricks
        scored = self._in_first_trick(position.hands[YOUNGER]) if first else self._scored
        values = self._each(position, self._with_pique(scored, position.won[ELDER], sum(position.won)))
        if self._points is None:
            return values
        points = self._points.values(position)
        return {card: value + POINT_WEIGHT * points[card] for card, value in values.items()}

    def _in_first_trick(self, younger: Hand) -> Pair:
        deal = self._deal
        items = with_what_comes(deal, younger)
        if self._worth.short is None:
            return self._with(items)
        scored = counted(items, deal.game, GAME)
        return scored[deal.elder], scored[deal.younger]

    def _with(self, items: Iterable[Item]) -> Pair:
        scored = points_of(item for item in items if item.reason not in AT_THE_END)
        return scored[self._deal.elder], scored[self._deal.younger]

    def _each(self, position: Position, scored: Pair) -> dict[Card, float]:
        side = position.to_play
        return after_each(position, position.playable(), lambda after: self._after(after, side, scored))

    def _after(self, after: Position, side: int, scored: Pair) -> float:
        if after.led is not None:
            return _CHOOSE[1 - side](self._each(after, one_more(scored, side)).values())
        won = after.leader == side and not is_over(self._short, scored)
        now = self._with_pique(one_more(scored, side) if won else scored, after.won[ELDER], sum(after.won))
        best = self._best(after.leader, after.key, after.won[ELDER], now, -inf, inf)
        return best if after.leader == ELDER else -best

    def _with_pique(self, scored: Pair, won: int, played: int) -> Pair:
        return (scored[ELDER] + PIQUE, scored[YOUNGER]) if won == played == self._pique else scored

    def _best(self, side: int, key: int, won: int, scored: Pair, low: float, high: float) -> float:
        # Alpha-beta search: a result of at most ``low`` or at least ``high`` is only a bound.
        at = side, key, won, scored
        least, most = self._known.get(at) or self._bounds(side, key, won, scored)
        if least >= high or least >= most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        best = self._end(side, won, scored) if key == EMPTY else self._led(side, key, won, scored, low, high)
        self._known[at] = (best if best > low else least, best if best < high else most)
        return best

    def _bounds(self, side: int, key: int, won: int, scored: Pair) -> Range:
        worth, short = self._worth, self._worth.short
        if short is None:
            return -inf, inf
        if is_over(self._short, scored):
            ended = self._ended(side, scored)
            return ended, ended
        # In a game of a hundred, more points are never worse.
        (elder, younger), left = scored, _left(key)
        most = min(elder + left + 1 + self._cards[won + left], short[0])
        others = min(younger + left + 1 + self._cards[ALL - won], short[1])
        least, best = worth(elder, others), worth(most, younger)
        return (least, best) if side == ELDER else (-best, -least)

    def _ended(self, side: int, scored: Pair) -> float:
        worth = self._worth(*scored)
        return worth if side == ELDER else -worth

    def _led(self, side: int, key: int, won: int, scored: Pair, low: float, high: float) -> float:
        led = one_more(scored, side)
        if is_over(self._short, led):
            return self._ended(side, led)
        best = -inf
        # Leads that cannot lose come first.
        for lead in sorted(leads(side, key, self._rule), key=lambda lead: lead.lost != 0):
            value = self._answered(side, key, won, led, lead, max(low, best), high)
            if value > best:
                best = value
                if best >= high:
                    break
        return best

    def _answered(self, side: int, key: int, won: int, led: Pair, lead: PiqueLead, low: float, high: float) -> float:
        other = 1 - side
        worst = inf
        if lead.lost:
            both, won_by_other = one_more(led, other), won + (other == ELDER)
            worst = -self._best(other, key + lead.lost, won_by_other, both, -high, -low)
        if side == ELDER:
            won += 1
            if won == self._pique:
                led = self._with_pique(led, won, ALL + 1 - _left(key))
        for reply in (lead.free + thrown for thrown in discards(other, key)) if lead.free else lead.won:
            if worst <= low:
                break
            worst = min(worst, self._best(side, key + reply, won, led, low, min(high, worst)))
        return worst

    def _end(self, side: int, won: int, scored: Pair) -> float:
        elder, younger = scored = one_more(scored, side)
        cards = (0, 0) if is_over(self._short, scored) else (self._cards[won], self._cards[ALL - won])
        return self._ended(side, (elder + cards[0], younger + cards[1]))


def _left(key: int) -> int:
    return sum(length(key >> suit & 511) for suit in (0, 9, 18, 27)) // 2

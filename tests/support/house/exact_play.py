"""Solves the play of two known hands for the deal's final worth, including elder's possible pique."""

from collections.abc import Iterator
from math import inf

from bot.piquet.cards import Card
from bot.piquet.house.play.open_cards import PiqueLead, discards, leads
from bot.piquet.house.search.patterns import ELDER, EMPTY
from bot.piquet.house.search.position import Pair, Position, one_more
from bot.piquet.house.stakes.points import end_points
from bot.piquet.house.stakes.settlement import Worth
from bot.piquet.reckoning import PIQUE, PIQUE_AT, Score
from bot.piquet.rules import RUBICON, any_of_suit
from bot.piquet.tricks import ALL


class ExactPlay:
    """Values rubicon positions in which all elder's points count toward a pique.

    Unlike the house's search, with its mean worth for a pique, it follows both scores to the end. ``worth`` values a
    deal's final score for elder; with ``must_pique``, a deal without a pique is worth nothing.
    """

    def __init__(self, worth: Worth, *, must_pique: bool = False) -> None:
        self._worth = worth
        self._must_pique = must_pique
        self._cards = end_points(RUBICON)
        self._known: dict[tuple[int, int, int, Score], tuple[float, float]] = {}

    def value(self, position: Position, scored: Score) -> float:
        """Returns the position's worth to elder before a lead, with best play. ``scored`` has elder's points first."""
        best = self._best(position.leader, position.key, position.won[ELDER], scored, -inf, inf)
        return best if position.leader == ELDER else -best

    def after_lead(self, position: Position, lead: Card, scored: Score) -> float:
        """Returns the position's worth to elder after elder leads this card."""
        led, after = self._plus(scored, ELDER), position.after(lead)
        replied = [after.after(reply) for reply in after.playable()]
        return min(self.value(one, led if one.leader == ELDER else one_more(led, one.leader)) for one in replied)

    def _best(self, side: int, key: int, won: int, scored: Score, low: float, high: float) -> float:
        at = side, key, won, scored
        least, most = self._known.get(at, (-inf, inf))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        best = self._end(side, won, scored) if key == EMPTY else self._led(side, key, won, scored, low, high)
        self._known[at] = (best if best > low else least, best if best < high else most)
        return best

    def _led(self, side: int, key: int, won: int, scored: Score, low: float, high: float) -> float:
        best, led = -inf, self._plus(scored, side)
        for lead in sorted(leads(side, key, any_of_suit), key=lambda lead: lead.lost != 0):
            worst = inf
            for winner, after in _replies(side, key, lead):
                least, most = max(low, best), min(high, worst)
                if winner == side:
                    value = self._best(side, after, won + (side == ELDER), led, least, most)
                else:
                    now = one_more(led, winner)
                    value = -self._best(winner, after, won + (winner == ELDER), now, -most, -least)
                worst = min(worst, value)
                if worst <= least:
                    break
            best = max(best, worst)
            if best >= high:
                break
        return best

    def _plus(self, scored: Score, side: int) -> Score:
        elder, younger = after = one_more(scored, side)
        return (elder + PIQUE, younger) if side == ELDER and after == (PIQUE_AT, 0) else after

    def _end(self, side: int, won: int, scored: Score) -> float:
        elder, younger = one_more(scored, side)
        piqued = elder >= PIQUE_AT + PIQUE
        worth = self._worth(elder + self._cards[won], younger + self._cards[ALL - won])
        worth = -inf if self._must_pique and not piqued else worth
        return worth if side == ELDER else -worth


def _replies(side: int, key: int, lead: PiqueLead) -> Iterator[Pair]:
    other = 1 - side
    if lead.lost:
        yield other, key + lead.lost
    won = [lead.free + thrown for thrown in discards(other, key)] if lead.free else lead.won
    yield from ((side, key + after) for after in won)

"""A slow, simple solver, written from the rules alone, to check the real solver.

It plays one card at a time, adds points as they are scored, and caches only repeated positions.
"""

from dataclasses import dataclass, field, replace
from math import inf

from bot.piquet.house.search.position import Position

RANKS = "789TJQKA"
Key = tuple[frozenset[str], frozenset[str], int, tuple[int, int], int | None]


@dataclass(frozen=True)
class Situation:
    """A position before a lead. ``toward`` counts elder's points toward a pique; None once a pique is impossible."""

    hands: tuple[frozenset[str], frozenset[str]]
    leader: int
    won: tuple[int, int]
    toward: int | None = None

    @staticmethod
    def of(position: Position, toward: int | None = None) -> "Situation":
        elder, younger = (frozenset(map(str, hand)) for hand in position.hands)
        return Situation((elder, younger), position.leader, position.won, toward)


def beats(card: str, led: str) -> bool:
    return card[1] == led[1] and RANKS.index(card[0]) > RANKS.index(led[0])


def follows(hand: frozenset[str], led: str, *, must_win: bool = False) -> frozenset[str]:
    """Returns the cards allowed in reply to a lead; with ``must_win`` only winning cards, if there are any."""
    winning = frozenset(card for card in hand if beats(card, led)) if must_win else frozenset[str]()
    return winning or frozenset(card for card in hand if card[1] == led[1]) or hand


def the_cards(won: tuple[int, int]) -> int:
    """Returns elder's score less younger's for the cards (10 for seven tricks) or a capot (40)."""
    ten = [40 if tricks == 12 else 10 if tricks > 6 else 0 for tricks in won]
    return ten[0] - ten[1]


@dataclass
class ReferencePlay:
    """Values a position by playing every card in turn.

    With ``early``, elder's points for the cards count toward a pique if won before younger has a trick. With
    ``must_win``, a player who follows suit must win if they can.
    """

    early: bool = False
    must_win: bool = False
    known: dict[Situation, tuple[float, float]] = field(default_factory=dict)

    def value(self, now: Situation, low: float = -inf, high: float = inf) -> float:
        """Returns elder's points less younger's from now to the end; exact only between ``low`` and ``high``."""
        if not now.hands[0]:
            return the_cards(now.won)
        least, most = self.known.get(now, (-inf, inf))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        found = self._best_lead(now, low, high)
        self.known[now] = (found if found > low else least, found if found < high else most)
        return found

    def _best_lead(self, now: Situation, low: float, high: float) -> float:
        best = -inf if now.leader == 0 else inf
        for card in sorted(now.hands[now.leader]):
            value = self.after(now, card, low, high)
            best = max(best, value) if now.leader == 0 else min(best, value)
            low, high = (max(low, best), high) if now.leader == 0 else (low, min(high, best))
            if low >= high:
                break
        return best

    def after(self, now: Situation, led: str, low: float = -inf, high: float = inf) -> float:
        best = inf if now.leader == 0 else -inf
        for reply in sorted(follows(now.hands[1 - now.leader], led, must_win=self.must_win)):
            value = self.trick(now, led, reply, low, high)
            best = min(best, value) if now.leader == 0 else max(best, value)
            low, high = (low, min(high, best)) if now.leader == 0 else (max(low, best), high)
            if low >= high:
                break
        return best

    def trick(self, now: Situation, led: str, reply: str, low: float = -inf, high: float = inf) -> float:
        winner = 1 - now.leader if beats(reply, led) else now.leader
        after = replace(
            now,
            hands=(now.hands[0] - {led, reply}, now.hands[1] - {led, reply}),
            leader=winner,
            won=(now.won[0] + (winner == 0), now.won[1] + (winner == 1)),
        )
        points, toward = self._scored(now, winner, last=not after.hands[0])
        after = replace(after, toward=toward)
        return points + self.value(after, low - points, high - points)

    def _scored(self, now: Situation, winner: int, *, last: bool) -> tuple[int, int | None]:
        scored = [0, 0]
        toward, bonus = now.toward, 0
        scored[now.leader] += 1
        if toward is not None and now.leader == 0:
            toward += 1
            bonus, toward = (30, None) if toward >= 30 else (0, toward)
        scored[winner] += (winner != now.leader) + last
        if winner == 1:
            toward = None
        if toward is not None:
            toward += last + (10 if self.early and now.won == (6, 0) else 0)
            if toward >= 30:
                bonus, toward = 30, None
        return scored[0] - scored[1] + bonus, toward

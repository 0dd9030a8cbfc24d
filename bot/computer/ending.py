"""The last tricks where the score of the partie matters: searched for what each side has in the end, to the point.

A haul says by how much one has more, which is enough to play for points. Where just a hundred are to be reached, or
one point more than the other, it matters too how often the lead changes hands, since both have one more then. And
who would rather have few tricks than many is seen to throw them away, if he can.

Measured on the last seven tricks, at totals that a hundred or a tie lies within four points of what the deal brought
(160 deals, nine totals each, 8 worlds, against one who plays for points): to play them so gains 1.5 of the settlement,
give or take 2.0, and by the hauls alone 0.3, give or take 2.2. A hand takes 3 ms in the median, and 15 at most.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from bot.computer.patterns import ELDER, EMPTY
from bot.computer.piques import discards, leads
from bot.computer.position import Pair, Position, after_each, one_more
from bot.computer.stakes import of_cards
from bot.computer.worth import Worth
from bot.piquet.cards import Card
from bot.piquet.reckoning import Reason, points_of
from bot.piquet.tricks import ALL
from bot.piquet.view import DealView

LAST: Final = 7
"""So many tricks are searched so."""
_CHOOSE: Final[tuple[Callable[[Iterable[float]], float], ...]] = (max, min)
"""What elder chooses, and younger."""
_AT_THE_END: Final = frozenset({Reason.CARDS, Reason.CAPOT})


class Ending:
    """Values positions of a deal's last tricks, where cards led and tricks score and no pique is to be made any more.

    ``worth`` is of the deal's end, to elder.
    """

    __slots__ = ("_known", "_scored", "_worth")

    def __init__(self, deal: DealView, worth: Worth) -> None:
        scored = points_of(item for item in deal.items if item.reason not in _AT_THE_END)
        self._scored = scored[deal.elder], scored[deal.younger]
        self._worth = worth
        self._known: dict[tuple[int, int, int, Pair], float] = {}

    def values(self, position: Position) -> dict[Card, float]:
        """What the deal's end is worth to elder after each card that may be played now, both playing their best."""
        # The point for a card that is led already is scored.
        return self._each(position, self._scored)

    def _each(self, position: Position, scored: Pair) -> dict[Card, float]:
        side = position.to_play
        return after_each(position, position.playable(), lambda after: self._after(after, side, scored))

    def _after(self, after: Position, side: int, scored: Pair) -> float:
        """What it comes to when this side has played the card that leads to a position."""
        if after.led is not None:
            return _CHOOSE[1 - side](self._each(after, one_more(scored, side)).values())
        return self._best(
            after.leader, after.key, after.won[ELDER], one_more(scored, side) if after.leader == side else scored
        )

    def _best(self, side: int, key: int, won: int, scored: Pair) -> float:
        """Before a lead of a side; elder has won so many tricks."""
        at = side, key, won, scored
        if at not in self._known:
            self._known[at] = (
                _CHOOSE[side](self._led(side, key, won, scored)) if key != EMPTY else self._end(side, won, scored)
            )
        return self._known[at]

    def _led(self, side: int, key: int, won: int, scored: Pair) -> Iterator[float]:
        """After each card that may be led."""
        other, best = 1 - side, self._best
        led = one_more(scored, side)
        both, choose = one_more(led, other), _CHOOSE[other]
        won_by_side, won_by_other = (won + 1, won) if side == ELDER else (won, won + 1)
        for lead in leads(side, key):
            replies = [lead.free + thrown for thrown in discards(other, key)] if lead.free else lead.won
            values = [best(side, key + reply, won_by_side, led) for reply in replies]
            if lead.lost:
                values.append(best(other, key + lead.lost, won_by_other, both))
            yield choose(values)

    def _end(self, side: int, won: int, scored: Pair) -> float:
        """When this side has won the last trick."""
        elder, younger = one_more(scored, side)
        return self._worth(elder + of_cards(won), younger + of_cards(ALL - won))

"""A deal's actions one by one, each with the points that it brought and the score after it."""

from dataclasses import dataclass

from bot.piquet.actions import Play
from bot.piquet.reckoning import Item
from bot.piquet.tricks import Trick
from bot.piquet.view import DealView, SeenAction, SeenCall

Score = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Moment:
    """An action, the items recorded with it, the score before it, and the trick that a card played to a lead ends."""

    action: SeenAction
    items: tuple[Item, ...]
    before: Score
    trick: Trick | None = None

    @property
    def after(self) -> Score:
        """The score of the deal once this is done."""
        gained = [sum(item.points for item in self.items if item.seat == seat) for seat in (0, 1)]
        return self.before[0] + gained[0], self.before[1] + gained[1]

    @property
    def leads(self) -> bool:
        """Whether this is a card led."""
        return isinstance(self.action, Play) and self.trick is None


def moments(seen: DealView) -> list[Moment]:
    """All that has been done in a deal, in order. The items of a view stand in the order of recording."""
    found: list[Moment] = []
    score, first, played = (0, 0), 0, 0
    for action, last in zip(seen.actions, seen.recorded, strict=True):
        trick = None
        if isinstance(action, Play):
            trick = seen.tricks[played // 2] if played % 2 else None
            played += 1
        found.append(Moment(action, seen.items[first:last], score, trick))
        score, first = found[-1].after, last
    return found


def answered(seen: DealView, at: int) -> SeenCall:
    """The call that the answer at this place answers; younger may have looked at the cards left between the two."""
    return next(call for call in reversed(seen.actions[:at]) if isinstance(call, SeenCall))

"""A deal's actions one by one, each with the points that it brought and the score after it."""

from dataclasses import dataclass
from itertools import takewhile

from bot.piquet.actions import CarteBlanche, Play
from bot.piquet.deal import Trick, Verdict
from bot.piquet.reckoning import Item, Reason
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall

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
    score, items, played = (0, 0), seen.items, 0
    for at, action in enumerate(seen.actions):
        count = _recorded(seen, at, items, played)
        trick = None
        if isinstance(action, Play):
            trick = seen.tricks[played // 2] if played % 2 else None
            played += 1
        found.append(Moment(action, items[:count], score, trick))
        score, items = found[-1].after, items[count:]
    return found


def _recorded(seen: DealView, at: int, items: tuple[Item, ...], played: int) -> int:
    """How many of the items still to be told were recorded with this action."""
    match seen.actions[at]:
        case CarteBlanche():
            return 1
        case SeenCall(seat=seat, groups=groups) if seat == seen.younger:
            return len(groups or ())
        case SeenAnswer(verdict=Verdict.GOOD):
            return len(answered(seen, at).groups or ())
        case Play() if played % 2:
            return sum(1 for _ in takewhile(lambda item: item.reason is not Reason.LEAD, items))
        case Play() if played:
            return 1 + sum(1 for _ in takewhile(lambda item: item.reason is Reason.PIQUE, items[1:]))
        case Play():
            return 1
        case _:
            return 0


def answered(seen: DealView, at: int) -> SeenCall:
    """The call that the answer at this place answers; younger may have looked at the cards left between the two."""
    return next(call for call in reversed(seen.actions[:at]) if isinstance(call, SeenCall))

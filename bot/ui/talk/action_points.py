"""A deal's actions one by one, each with the points that it brought; and what score is told of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.piquet.actions import Play
from bot.piquet.deal import GAME
from bot.piquet.reckoning import BELOW, Item, Score, counted, points_of
from bot.piquet.rules import Form
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall

__all__ = ["Moment", "Score", "answered", "moments", "score_told"]


@dataclass(frozen=True, slots=True)
class Moment:
    """An action, the items recorded with it and before it, and which trick (from 0) a card played to a lead ends."""

    action: SeenAction
    items: tuple[Item, ...]
    before: tuple[Item, ...]
    trick: int | None = None

    @property
    def leads(self) -> bool:
        """Whether this is a card led."""
        return isinstance(self.action, Play) and self.trick is None


def moments(seen: DealView) -> list[Moment]:
    """All that has been done in a deal, in order. The items of a view stand in the order of recording."""
    found: list[Moment] = []
    first, played = 0, 0
    for action, last in zip(seen.actions, seen.recorded, strict=True):
        trick = None
        if isinstance(action, Play):
            trick = played // 2 if played % 2 else None
            played += 1
        found.append(Moment(action, seen.items[first:last], seen.items[:first], trick))
        first = last
    return found


def score_told(seen: DealView, items: Iterable[Item]) -> Score:
    """The score as it is told once these are scored.

    It is the deal's; in a game of a hundred the game's, as far as it counts; in Counterpique what is above the line.
    """
    if seen.rules.form is Form.GAMES:
        score = counted(items, seen.game, GAME)
        return seen.game[0] + score[0], seen.game[1] + score[1]
    return points_of(item for item in items if item.reason not in BELOW)


def answered(seen: DealView, at: int) -> SeenCall:
    """The call that the answer at this place answers. Other things may have been said between the two."""
    answer = seen.actions[at]
    assert isinstance(answer, SeenAnswer)  # noqa: S101 - for the type
    calls = (call for call in seen.actions[:at] if isinstance(call, SeenCall))
    return next(call for call in calls if call.kind is answer.kind)

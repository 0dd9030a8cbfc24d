"""Pairs each action of a deal with the points that it scored."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.piquet.actions import Play
from bot.piquet.deal import GAME
from bot.piquet.reckoning import BELOW, Item, Score, counted, points_of
from bot.piquet.rules import Form
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall


@dataclass(frozen=True, slots=True)
class ScoredAction:
    """An action, the items it scored, all items before it, and the number (from 0) of the trick it completes."""

    action: SeenAction
    items: tuple[Item, ...]
    before: tuple[Item, ...]
    trick: int | None = None

    @property
    def leads(self) -> bool:
        """Whether the action leads to a trick."""
        return isinstance(self.action, Play) and self.trick is None


def scored_actions(seen: DealView) -> list[ScoredAction]:
    """All actions of a deal, in order. This relies on the view's items being in the order of recording."""
    found: list[ScoredAction] = []
    first, played = 0, 0
    for action, last in zip(seen.actions, seen.recorded, strict=True):
        trick = None
        if isinstance(action, Play):
            trick = played // 2 if played % 2 else None
            played += 1
        found.append(ScoredAction(action, seen.items[first:last], seen.items[:first], trick))
        first = last
    return found


def score_told(seen: DealView, items: Iterable[Item]) -> Score:
    """The score that the talk names after these items: the deal's, in Counterpique only above the line.

    In a game of a hundred it is the game's, including only points that count.
    """
    if seen.rules.form is Form.GAMES:
        score = counted(items, seen.game, GAME)
        return seen.game[0] + score[0], seen.game[1] + score[1]
    return points_of(item for item in items if item.reason not in BELOW)


def call_answered(seen: DealView, at: int) -> SeenCall:
    """The call that the answer at this index belongs to; other actions may lie between the two."""
    answer = seen.actions[at]
    assert isinstance(answer, SeenAnswer)  # noqa: S101 - for the type
    calls = (call for call in seen.actions[:at] if isinstance(call, SeenCall))
    return next(call for call in calls if call.kind is answer.kind)

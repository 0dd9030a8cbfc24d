"""Worker jobs: decide, advise and judge from one seat's view.

Slow imports wait until a worker process runs a job.
"""

from importlib import import_module
from typing import Final

from bot.piquet import house
from bot.piquet.actions import Action
from bot.piquet.cards import Card, Hand
from bot.piquet.house.opinion.reasons import Judged, Opinion
from bot.piquet.house.players.player import Turn
from bot.piquet.house.problems.problem import PiquetQuestion
from bot.piquet.partie import Standing
from bot.piquet.view import DealView

SEED: Final = 0
"""The seed for advice: equal for everyone, and unlike house seeds at a table."""


def decide(level: str, seed: int, deal: DealView, standing: Standing) -> Action:
    return house.player(level, seed).choose(Turn(deal, standing))


def think(deal: DealView, standing: Standing) -> tuple[Opinion, ...]:
    return house.evaluate(deal, standing, SEED)


def judge(deal: DealView, standing: Standing, action: Action) -> Judged:
    found: Judged = import_module("bot.piquet.house.opinion.judgement").judged(Turn(deal, standing), action, SEED)
    return found


def ask_again(deal: DealView, standing: Standing, action: Action) -> PiquetQuestion | None:
    """Makes a training question about a past action. None if the action makes no good question."""
    asks = import_module("bot.piquet.house.problems.mistakes").question_about
    found: PiquetQuestion | None = asks(Turn(deal, standing), action, SEED)
    return found


def solve(deal: DealView, standing: Standing, other: Hand) -> tuple[tuple[Card, float], ...]:
    """Returns the value of each playable card, given the opponent's hand."""
    values = import_module("bot.piquet.house.opinion.judgement").open_worths
    found: tuple[tuple[Card, float], ...] = values(Turn(deal, standing), other)
    return found

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from ...actions import Action, Answer, Call, Exchange, Play, same
from ...cards import Hand
from ...record import Broken, NotARecord
from ...view import DealView
from ..players.player import Turn
from .posing import posed, topic_of
from .problem import CLEAR, PiquetProblem


class Flaw(StrEnum):
    NUMBER = "number"
    TWICE = "twice"
    UNREADABLE = "unreadable"
    TOPIC = "topic"
    ILLEGAL = "illegal"
    UNCLEAR = "unclear"
    ANSWER = "answer"
    FIGURES = "figures"


class Flawed(NamedTuple):
    number: int
    flaw: Flaw


def flaws(problems: Iterable[PiquetProblem]) -> Iterator[Flawed]:
    """Yields a problem file's faults visible without the master level's opinion."""
    found = Counter[str]()
    for at, problem in enumerate(problems):
        position = str(problem.record)
        found[position] += 1
        if problem.number != at + 1:
            yield Flawed(problem.number, Flaw.NUMBER)
        if found[position] > 1:
            yield Flawed(problem.number, Flaw.TWICE)
        yield from (Flawed(problem.number, flaw) for flaw in _flaws(problem))


def _flaws(problem: PiquetProblem) -> Iterator[Flaw]:
    try:
        deal, _ = problem.position
    except (NotARecord, Broken):
        yield Flaw.UNREADABLE
        return
    if topic_of(deal) is not problem.topic:
        yield Flaw.TOPIC
    actions = [action for choice in problem.choices for action in choice.actions]
    apart = not any(same(one, two) for at, one in enumerate(actions) for two in actions[:at])
    if not apart or not all(may_do(deal, action) for action in actions):
        yield Flaw.ILLEGAL
    if len(problem.choices) < 2 or problem.lead < CLEAR - 0.01:
        yield Flaw.UNCLEAR


def may_do(deal: DealView, action: Action) -> bool:
    """Whether an action is legal, and of a kind that problems offer."""
    if action.seat != deal.eye or deal.eye != deal.to_move:
        return False
    match action:
        case Exchange(cards=cards):
            least, most = deal.exchange_limits or (0, -1)
            return least <= len(cards) <= most and not Hand.of(cards).without(deal.hand)
        case Play(card=card):
            return card in deal.playable
        case Answer(kind=kind, cards=cards):
            return deal.pending is not None and deal.pending.kind is kind and not Hand.of(cards).without(deal.hand)
        case Call(kind=kind):
            return kind in deal.open_kinds and not any(group.without(deal.hand) for group in action.hands)
        case _:
            return False


def judged_again(problem: PiquetProblem) -> Flaw | None:
    """Returns the fault found when the master level reconsiders a problem, or None if nothing changed."""
    again = posed(Turn(*problem.position), problem.record, problem.number)
    if again is None:
        return Flaw.UNCLEAR
    if again.choices[again.best].actions != problem.choices[problem.best].actions:
        return Flaw.ANSWER
    return None if again == problem else Flaw.FIGURES

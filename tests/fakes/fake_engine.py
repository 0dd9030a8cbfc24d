"""Tasks for fake engine workers: quick, slow, hanging, crashing or wrong."""

import os
import signal
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from bot.features.whatif.line import FirstActions, played_on
from bot.piquet.actions import Action, Exchange, Play
from bot.piquet.cards import PACK, Card
from bot.piquet.deal import Deal
from bot.piquet.house.opinion.reasons import Judged, Opinion, Why
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.problems.problem import Choice, PiquetQuestion, Topic
from bot.piquet.partie import Standing
from bot.piquet.rules import Rules
from bot.piquet.view import DealView


def pid_and_niceness() -> tuple[int, int]:
    return os.getpid(), os.nice(0)


def die_once(marks: str) -> str:
    """Kills its process by SIGKILL the first time; ``marks`` is a file to remember it."""
    mark = Path(marks)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def hang_once(marks: str) -> str:
    mark = Path(marks)
    if not mark.exists():
        mark.touch()
        hang()
    return "awake"


def hang() -> None:
    threading.Event().wait()


def hang_from_now_on(mark: str, *_: object) -> None:
    Path(mark).touch()
    hang()


def hang_over(*_: object) -> None:
    hang()


def fail_over(card: str) -> None:
    raise ValueError(card)


def slowly(path: str, word: str) -> None:
    with Path(path).open("a") as file:
        file.write(word)
    time.sleep(0.01)


def advised_by_thumb(deal: DealView, standing: Standing) -> tuple[Opinion, ...]:
    return (Opinion(GreedyPlayer().choose(Turn(deal, standing)), None, (Why.ON_AVERAGE(),)),)


def advised_at_length(deal: DealView, standing: Standing) -> tuple[Opinion, ...]:
    """Advises on an exchange. The one alternative exchanges one card fewer."""
    (best,) = advised_by_thumb(deal, standing)
    assert isinstance(best.action, Exchange)
    other = Exchange(best.action.seat, best.action.cards[:-1])
    return replace(best, worth=12.0), Opinion(other, 9.0, (Why.ON_AVERAGE(),))


def not_at_all(*_: object) -> None:
    raise ArithmeticError


def judged_by_thumb(deal: DealView, standing: Standing, action: Action) -> Judged:
    """Judges instantly: any action but the rule of thumb's costs five points."""
    (best,) = advised_by_thumb(deal, standing)
    return Judged(action, best, 0.0 if best.action == action else 5.0)


def asked_by_thumb(deal: DealView, standing: Standing, action: Action) -> PiquetQuestion:
    """Returns at once a question between this action and the rule of thumb's, five points better."""
    (best,) = advised_by_thumb(deal, standing)
    topic = Topic.EXCHANGE if isinstance(action, Exchange) else Topic.LEAD if deal.led is None else Topic.FOLLOW
    return PiquetQuestion(topic, True, (Choice((action,), 1.0, (), (Why.ON_AVERAGE(),)), Choice((best.action,), 6.0)))


def line_by_thumb(pack: tuple[Card, ...], rules: Rules, seed: int) -> int:
    """Returns a fixed par of 31 points for elder instead of calculating it."""
    return 31


def line_on_by_thumb(deal: Deal, standing: Standing, chosen: Sequence[Action] = ()) -> Deal:
    """Plays the rest of a deal instantly by the rule of thumb."""
    greedy = GreedyPlayer()
    first, second = (FirstActions(chosen if seat == deal.to_move else (), greedy) for seat in (0, 1))
    return played_on(deal, (first, second), standing)


def judged_but_for_the_exchange(deal: DealView, standing: Standing, action: Action) -> Judged:
    if isinstance(action, Exchange):
        raise ArithmeticError
    return judged_by_thumb(deal, standing, action)


def wrongly(level: str, seed: int, deal: DealView, standing: Standing) -> Action:
    assert deal.eye is not None
    return Play(deal.eye, next(card for card in PACK if card not in deal.hand))


def think_for(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def think_without_end() -> NoReturn:
    while True:
        pass


def decided_by_thumb(_level: str, _seed: int, deal: DealView, standing: Standing) -> Action:
    return GreedyPlayer().choose(Turn(deal, standing))

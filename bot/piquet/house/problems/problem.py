"""Problems, questions, and the problem file: one problem a line, as JSON, in number order."""

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Final

from ...actions import Action, Play, parse_action, same
from ...partie import Standing
from ...record import Json
from ...seat_record import read_seat_record
from ...view import DealView
from ..opinion.reasons import Because, read_number, read_reason, write_reason

CLEAR: Final = 2.0
"""The points by which the best choice must be better than the next."""
AS_RIGHT: Final = 0.5
"""A choice costing less than this, in points, is as right as the best."""


class Grade(StrEnum):
    """A problem's difficulty.

    EASY: the player of ``players/greedy.py`` finds the answer. MEDIUM: in an exchange, the answer is ``EVIDENT`` points
    better than the next; in other decisions, the expert level finds it with each of three seeds. HARD: all other
    problems.
    """

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Topic(StrEnum):
    EXCHANGE = "exchange"
    CALLS = "calls"
    LEAD = "lead"
    FOLLOW = "follow"


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice in a question: one action or several equivalent ones, such as touching cards, highest first.

    ``worth`` is the player's mean points less the other's. ``reasons`` hold only for this choice, ``against`` only for
    the best choice; the best choice has neither.
    """

    actions: tuple[Action, ...]
    worth: float
    reasons: tuple[Because, ...] = ()
    against: tuple[Because, ...] = ()


@dataclass(frozen=True)
class PiquetQuestion:
    """A decision to make among ``choices``. Their worths are in points if ``plain``, otherwise by the settlement."""

    topic: Topic
    plain: bool
    choices: tuple[Choice, ...]

    @property
    def best(self) -> int:
        return max(range(len(self.choices)), key=lambda at: self.choices[at].worth)

    @property
    def second(self) -> int:
        others = (at for at in range(len(self.choices)) if at != self.best)
        return max(others, key=lambda at: self.choices[at].worth)

    @property
    def lead(self) -> float:
        return self.cost(self.second)

    def cost(self, choice: int) -> float:
        return self.choices[self.best].worth - self.choices[choice].worth

    def is_right(self, choice: int) -> bool:
        return self.cost(choice) < AS_RIGHT


def alike(topic: Topic, one: Action, other: Action) -> bool:
    """Whether two actions count as one choice.

    While calls are possible, all card plays are one, since each ends the calls.
    """
    return same(one, other) or (topic is Topic.CALLS and isinstance(one, Play) and isinstance(other, Play))


def place_of(question: PiquetQuestion, done: Action) -> int | None:
    """Returns the index of an action's choice in the order shown, or None if the action is not offered."""
    topic = question.topic
    found = (at for at, choice in enumerate(question.choices) if any(alike(topic, one, done) for one in choice.actions))
    return next(found, None)


@dataclass(frozen=True)
class PiquetProblem(PiquetQuestion):
    """A question about a seat's view (``record``). ``number`` counts from 1 and never changes."""

    number: int
    grade: Grade
    seat: int
    record: Json

    @cached_property
    def position(self) -> tuple[DealView, Standing]:
        return read_seat_record(self.record, self.seat)


def read_problems(path: Path) -> tuple[PiquetProblem, ...]:
    """Returns all problems in a file, empty without a file. Raises ValueError or KeyError for a wrong line."""
    if not path.exists():
        return ()
    return tuple(parse_problem(line) for line in path.read_text(encoding="utf-8").splitlines())


def append_problem(path: Path, problem: PiquetProblem) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(write_problem(problem) + "\n")


def parse_problem(line: str) -> PiquetProblem:
    """Parses a line of the problem file. Raises ValueError or KeyError."""
    told = json.loads(line)
    return PiquetProblem(
        number=told["number"],
        grade=Grade(told["grade"]),
        topic=Topic(told["topic"]),
        seat=told["seat"],
        plain=told["plain"],
        record=told["record"],
        choices=tuple(map(_read_choice, told["choices"])),
    )


def write_problem(problem: PiquetProblem) -> str:
    told = {name: getattr(problem, name) for name in ("number", "grade", "topic", "seat", "plain", "record")}
    told["choices"] = [_write_choice(choice) for choice in problem.choices]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def parse_question(text: str) -> PiquetQuestion:
    """Parses a stored question. Raises ValueError, KeyError or TypeError."""
    told = json.loads(text)
    if type(told["plain"]) is not bool:
        raise ValueError
    return PiquetQuestion(Topic(told["topic"]), told["plain"], tuple(map(_read_choice, told["choices"])))


def write_question(question: PiquetQuestion) -> str:
    choices = [_write_choice(choice) for choice in question.choices]
    return json.dumps({"topic": question.topic, "plain": question.plain, "choices": choices})


def _read_choice(told: Json) -> Choice:
    return Choice(
        actions=tuple(map(parse_action, told["actions"])),
        worth=read_number(told["worth"]),
        reasons=tuple(map(read_reason, told["reasons"])),
        against=tuple(map(read_reason, told["against"])),
    )


def _write_choice(choice: Choice) -> Json:
    return {
        "actions": [str(action) for action in choice.actions],
        "worth": choice.worth,
        "reasons": [write_reason(reason) for reason in choice.reasons],
        "against": [write_reason(reason) for reason in choice.against],
    }

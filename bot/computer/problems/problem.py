"""A problem: a position as one seat sees it, its choices, and master's opinion of each; and the file of problems.

The file has one line of JSON for each problem, in the order of their numbers.
"""

import json
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Final

from bot.computer.opinion.plain_values import fields_from_plain, fields_to_plain
from bot.computer.opinion.reasons import Reason
from bot.piquet.actions import Action
from bot.piquet.partie import Standing
from bot.piquet.record import Json
from bot.piquet.seat_record import read_seat_record
from bot.piquet.view import DealView

CLEAR: Final = 2.0
"""The least difference between the best choice and the next, in points."""


class Grade(StrEnum):
    """The difficulty of a problem, by which players of the house find the answer.

    EASY: the greedy player. MEDIUM: the club player with each of three seeds. HARD: neither. The club player discards
    by the same rules of thumb, so an exchange that they miss is MEDIUM if the answer is ``EVIDENT`` points better than
    the next choice, else HARD.
    """

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Topic(StrEnum):
    """The decision that a problem asks for."""

    EXCHANGE = "exchange"
    CALLS = "calls"
    LEAD = "lead"
    FOLLOW = "follow"


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer.

    ``actions`` are equivalent: touching cards of a suit, highest first, or calls that give up the point. ``worth`` is
    expected points, the acting player's less the other player's. ``reasons`` are true of this choice but not of the
    best, ``against`` of the best but not of this one; the best has neither.
    """

    actions: tuple[Action, ...]
    worth: float
    reasons: tuple[Reason, ...] = ()
    against: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class PiquetProblem:
    """A problem, with its choices in the order shown. ``record`` is the seat's view, as a record.

    ``number`` counts from 1 and never changes. The worths are points of the deal if ``plain``, else of the settlement.
    """

    number: int
    grade: Grade
    topic: Topic
    seat: int
    plain: bool
    record: Json
    choices: tuple[Choice, ...]

    @cached_property
    def position(self) -> tuple[DealView, Standing]:
        """The deal as the seat sees it, and the standing of the partie before it."""
        return read_seat_record(self.record, self.seat)

    @property
    def best(self) -> int:
        """The index of the best choice."""
        return max(range(len(self.choices)), key=lambda at: self.choices[at].worth)

    @property
    def lead(self) -> float:
        """The lead of the best choice over the next, in points."""
        best, second = sorted((choice.worth for choice in self.choices), reverse=True)[:2]
        return best - second


def read_problems(path: Path) -> tuple[PiquetProblem, ...]:
    """All problems of a file, if it exists. Raises ValueError or KeyError for a line that is no problem."""
    if not path.exists():
        return ()
    return tuple(parse_problem(line) for line in path.read_text(encoding="utf-8").splitlines())


def append_problem(path: Path, problem: PiquetProblem) -> None:
    """Appends a problem to the file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(write_problem(problem) + "\n")


def parse_problem(line: str) -> PiquetProblem:
    """The problem of a line. Raises ValueError or KeyError."""
    told = json.loads(line)
    return PiquetProblem(
        told["number"],
        Grade(told["grade"]),
        Topic(told["topic"]),
        told["seat"],
        told["plain"],
        told["record"],
        tuple(fields_from_plain(Choice, choice) for choice in told["choices"]),
    )


def write_problem(problem: PiquetProblem) -> str:
    """The line of a problem; ``parse_problem`` reads it back."""
    told = {field.name: getattr(problem, field.name) for field in fields(problem)}
    told["choices"] = [fields_to_plain(choice) for choice in problem.choices]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

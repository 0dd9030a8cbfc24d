from typing import Annotated

from bot.kit.controls import Control, Number, OfPartie, Spelling, Target
from bot.piquet.house.problems.problem import Grade

TODAY = "day"


class OpenProblem(Control, verb="problem"):
    """Opens a problem of ``grade``, or the daily problem if None. ``answered`` makes the id unique."""

    answered: Number[int]
    grade: Annotated[
        Grade | None, Spelling(lambda grade: grade or TODAY, lambda text: None if text == TODAY else Grade(text))
    ] = None


class TryProblem(Control, verb="tryproblem"):
    problem: Target[int]
    day: Number[int]


class SolveProblem(Control, verb="solve"):
    """Answers a problem. ``nth`` counts the person's earlier answers to the problem."""

    problem: Target[int]
    nth: Number[int]
    day: int | None
    choice: int


class ShareProblem(Control, verb="shareproblem"):
    problem: Target[int]
    nth: Number[int]


class TrainMistake(Control, verb="train"): ...


class FindBetter(OfPartie, verb="findbetter"):
    deal: Number[int]
    place: int
    nth: int
    choice: int


# Buttons of shared positions in development versions. They are still answered.


class OpenPosition(Control, verb="position"): ...


class AnswerPosition(Control, verb="solveposition"): ...

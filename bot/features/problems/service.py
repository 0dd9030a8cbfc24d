"""/piquet problem: chooses the problem a person gets, stores their answers, and counts their streak of days.

A fixed calendar assigns a problem to each day. A person who asks for another problem gets the one whose day is furthest
ahead. A problem repeats only when all have been answered.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.computer.problems.problem import Grade, PiquetProblem, read_problems
from bot.features.players.learner import Learner, learner_sight
from bot.model.errors import NoSuchProblem
from bot.model.ids import NOBODY
from bot.model.sight import Sight
from bot.runtime.context import Context
from data import problem_answers
from data.problem_answers import ProblemAnswer
from data.store.transaction import Transaction

FILE: Final = Path(__file__).parents[3] / "data" / "problems" / "problems.jsonl"
DAY: Final = 24 * 3600
_LATE: Final = 1
"""The number of days after its own during which an answer to a daily problem still counts."""


@dataclass(frozen=True, slots=True)
class ProblemScore:
    """The number of problems a person has answered and solved, and their ``streak`` of days."""

    answered: int
    solved: int
    streak: int


@dataclass(frozen=True, slots=True)
class AskedProblem:
    """A problem as a person meets it."""

    problem: PiquetProblem
    round: int
    """The number of times they have met it before."""
    day: int | None
    """The day whose problem it is for them, in days since 1 January 1970 (UTC); None if they asked for another."""
    answer: ProblemAnswer | None
    """Their answer; None if there is none yet."""
    score: ProblemScore
    today: bool
    """Whether they have yet to answer today's problem."""


@cache
def all_problems() -> tuple[PiquetProblem, ...]:
    """All problems, in the order of their numbers."""
    return read_problems(FILE)


@cache
def calendar() -> tuple[PiquetProblem, ...]:
    """All problems in the order of their days. The problem of a day depends on nothing but the day."""
    return tuple(sorted(all_problems(), key=lambda one: hashlib.sha256(str(one.number).encode()).digest()))


def problem_numbered(number: int) -> PiquetProblem:
    """The problem with this number. Raises NoSuchProblem."""
    if not exists(number):
        raise NoSuchProblem
    return all_problems()[number - 1]


def day_at(time: int) -> int:
    """The day of a Unix time, in days since 1 January 1970 (UTC)."""
    return time // DAY


async def of_the_day(context: Context, user: int) -> AskedProblem:
    """Today's problem, or another if the person had answered that one before. Raises NoSuchProblem if there is none."""
    return await context.database.read(lambda tx: _of_the_day(tx, user, day_at(context.clock())))


async def another(context: Context, user: int, grade: Grade | None = None) -> AskedProblem:
    """A problem of this or any grade that the person has met least often. Raises NoSuchProblem if there is none."""

    def work(tx: Transaction) -> AskedProblem:
        today, answers = day_at(context.clock()), problem_answers.answers_of(tx, user)
        return _asked(answers, _another(answers, today, grade), None, today)

    return await context.database.read(work)


async def asked_again(context: Context, user: int, number: int, nth: int, day: int | None) -> AskedProblem:
    """A problem as it was asked before, for the ``nth`` time. Raises NoSuchProblem."""
    problem = problem_numbered(number)

    def work(tx: Transaction) -> AskedProblem:
        answers = problem_answers.answers_of(tx, user)
        return _asked(answers, problem, day, day_at(context.clock()), nth)

    return await context.database.read(work)


async def answer(context: Context, user: int, number: int, nth: int, day: int | None, choice: int) -> AskedProblem:
    """Stores a person's answer unless there is one already. Raises NoSuchProblem, also for an unknown choice.

    An answer counts for the day whose problem it is, until the end of the next day.
    """
    problem = problem_numbered(number)
    if not 0 <= choice < len(problem.choices):
        raise NoSuchProblem

    def work(tx: Transaction) -> AskedProblem:
        now, answers = context.clock(), problem_answers.answers_of(tx, user)
        today = day_at(now)
        if nth <= sum(one.problem == number for one in answers):
            counts = day is not None and 0 <= today - day <= _LATE and all(one.day != day for one in answers)
            solved = choice == problem.best
            problem_answers.add_answer(
                tx, ProblemAnswer(user, number, nth, choice, solved, day if counts else None, now)
            )
        return _asked(problem_answers.answers_of(tx, user), problem, day, today, nth)

    return await context.database.write(work)


async def shared(context: Context, user: int, number: int, nth: int) -> AskedProblem:
    """A day's problem that the person has solved, to be shown to others. Raises NoSuchProblem if they have not."""
    found = await asked_again(context, user, number, nth, None)
    if found.answer is None or not found.answer.solved or found.answer.day is None:
        raise NoSuchProblem
    return found


async def sight(context: Context, learner: Learner, problem: PiquetProblem) -> Sight:
    """The position of a problem as the person sees it, for drawing a hand."""
    seen, before = problem.position
    return await learner_sight(context, learner, problem.number, seen, before, NOBODY)


def _of_the_day(tx: Transaction, user: int, today: int) -> AskedProblem:
    answers = problem_answers.answers_of(tx, user)
    if done := next((one for one in answers if one.day == today and exists(one.problem)), None):
        return _asked(answers, problem_numbered(done.problem), today, today, done.round)
    if not calendar():
        raise NoSuchProblem
    problem, times = calendar()[today % len(calendar())], _times(answers)
    if times[problem.number] > min(times[one.number] for one in all_problems()):
        problem = _another(answers, today, None)
    return _asked(answers, problem, today, today)


def exists(number: int) -> bool:
    """Whether there is a problem with this number."""
    return 1 <= number <= len(all_problems())


def _another(answers: Sequence[ProblemAnswer], today: int, grade: Grade | None) -> PiquetProblem:
    """The problem met least often; among equals, the one whose day was most recent. Raises NoSuchProblem."""
    times, order = _times(answers), calendar()
    passed = [order[(today - back) % len(order)] for back in range(1, len(order) + 1)]
    # Today's problem comes last, and only if there is no other.
    found = [one for one in passed if grade in (None, one.grade)]
    if not found:
        raise NoSuchProblem
    least = min(times[one.number] for one in found)
    return next(one for one in found if times[one.number] == least)


def _times(answers: Sequence[ProblemAnswer]) -> Counter[int]:
    return Counter(one.problem for one in answers)


def _asked(
    answers: Sequence[ProblemAnswer], problem: PiquetProblem, day: int | None, today: int, nth: int | None = None
) -> AskedProblem:
    """The problem as this person meets it: for the first time since their last answer, or for the ``nth`` time."""
    of_it = {one.round: one for one in answers if one.problem == problem.number}
    at = len(of_it) if nth is None else nth
    score = ProblemScore(len(answers), sum(one.solved for one in answers), streak(answers, today))
    return AskedProblem(problem, at, day, of_it.get(at), score, all(one.day != today for one in answers))


def streak(answers: Sequence[ProblemAnswer], today: int) -> int:
    """The number of days in a row with the day's problem solved, up to today, or yesterday if today is open."""
    of_days = {one.day: one.solved for one in answers if one.day is not None}
    day = today if today in of_days else today - 1
    length = 0
    while of_days.get(day - length):
        length += 1
    return length

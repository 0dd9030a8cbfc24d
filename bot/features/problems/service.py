"""/piquet problem: chooses a person's problem, stores answers, counts streaks.

A fixed calendar gives each day a problem, easy on Monday and hard on Sunday; newcomers get easy problems. *Another
problem* opens a grade's newest unanswered past problem, and repeats problems once all are answered. A stored answer
names its day, so a new calendar leaves streaks unchanged.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.features.players.learner import Learner, learner_sight
from bot.model.errors import NoSuchProblem
from bot.model.ids import NOBODY
from bot.model.sight import Sight
from bot.piquet.house.problems.problem import Grade, PiquetProblem, read_problems
from bot.runtime.context import Context
from data.players import problem_answers
from data.players.problem_answers import ProblemAnswer
from data.store.transaction import Transaction

FILE: Final = Path(__file__).parents[3] / "data" / "problems" / "problems.jsonl"
DAY: Final = 24 * 3600
_LATE: Final = 1
"""For this many days, a late answer to a daily problem counts."""
WEEK: Final = (Grade.EASY,) * 2 + (Grade.MEDIUM,) * 4 + (Grade.HARD,)
"""The grade of each weekday's problem, from Monday on. Each grade has problems for 38 weeks or more."""
_AFTER_MONDAY: Final = 3
"""Weekday of 1 January 1970, a Thursday; Monday is 0."""
_NEWCOMER: Final = 7
"""A person is a newcomer for this many days after their first answer."""


@dataclass(frozen=True, slots=True)
class ProblemScore:
    answered: int
    solved: int
    streak: int


@dataclass(frozen=True, slots=True)
class AskedProblem:
    problem: PiquetProblem
    round: int
    """The person's earlier answers to the problem."""
    day: int | None
    """The problem's day, counted from 1 January 1970 (UTC), if it is the person's daily problem."""
    answer: ProblemAnswer | None
    score: ProblemScore
    today: bool
    """Whether today's problem awaits the person's answer."""
    newcomer: bool
    """Whether the person gets easy problems on that day, or today if ``day`` is None."""


@cache
def all_problems() -> tuple[PiquetProblem, ...]:
    return read_problems(FILE)


@cache
def in_turn(grade: Grade) -> tuple[PiquetProblem, ...]:
    """Lists a grade's problems in calendar order. Raises NoSuchProblem."""
    found = [one for one in all_problems() if one.grade is grade]
    if not found:
        raise NoSuchProblem
    return tuple(sorted(found, key=lambda one: hashlib.sha256(str(one.number).encode()).digest()))


def weekday(day: int) -> int:
    """Returns 0 for Monday."""
    return (day + _AFTER_MONDAY) % len(WEEK)


def calendar(day: int, *, newcomer: bool = False) -> PiquetProblem:
    """Returns a day's problem. Raises NoSuchProblem.

    On a harder day, newcomers get an easy problem from earlier weeks, no problem twice within a week.
    """
    grade = WEEK[weekday(day)]
    if newcomer and grade is not Grade.EASY:
        return _at_turn(Grade.EASY, _turn(Grade.EASY, day) - 1 - weekday(day))
    return _at_turn(grade, _turn(grade, day))


def _turn(grade: Grade, day: int) -> int:
    week = (day + _AFTER_MONDAY) // len(WEEK)
    return week * WEEK.count(grade) + WEEK[: weekday(day)].count(grade)


def _at_turn(grade: Grade, turn: int) -> PiquetProblem:
    return in_turn(grade)[turn % len(in_turn(grade))]


def problem_numbered(number: int) -> PiquetProblem:
    """Raises NoSuchProblem."""
    if not exists(number):
        raise NoSuchProblem
    return all_problems()[number - 1]


def day_at(time: int) -> int:
    """Returns a Unix time's day, counted from 1 January 1970 (UTC)."""
    return time // DAY


async def daily_problem(context: Context, user: int) -> AskedProblem:
    """Returns today's problem, or another problem if the person already knows it. Raises NoSuchProblem."""
    today = day_at(context.clock())
    return await context.database.read(lambda tx: _of_day(problem_answers.answers_of(tx, user), today, today))


async def another(context: Context, user: int, grade: Grade) -> AskedProblem:
    """Returns the grade's problem with the fewest answers by the person. Raises NoSuchProblem."""

    def work(tx: Transaction) -> AskedProblem:
        today, answers = day_at(context.clock()), problem_answers.answers_of(tx, user)
        return _asked(answers, _another(answers, today, grade), None, today)

    return await context.database.read(work)


async def asked_again(context: Context, user: int, number: int, nth: int, day: int | None) -> AskedProblem:
    """Returns a problem with the person's ``nth`` answer (from 0), if given. Raises NoSuchProblem."""
    problem = problem_numbered(number)

    def work(tx: Transaction) -> AskedProblem:
        answers = problem_answers.answers_of(tx, user)
        return _asked(answers, problem, day, day_at(context.clock()), nth)

    return await context.database.read(work)


async def answer(context: Context, user: int, number: int, nth: int, day: int | None, choice: int) -> AskedProblem:
    """Stores the ``nth`` answer (from 0) once. Raises NoSuchProblem.

    An answer to a daily problem counts until the end of the next day.
    """
    problem = problem_numbered(number)
    if not 0 <= choice < len(problem.choices):
        raise NoSuchProblem

    def work(tx: Transaction) -> AskedProblem:
        now, answers = context.clock(), problem_answers.answers_of(tx, user)
        today = day_at(now)
        if nth <= sum(one.problem == number for one in answers):
            counts = day is not None and 0 <= today - day <= _LATE and all(one.day != day for one in answers)
            solved = problem.is_right(choice)
            problem_answers.add_answer(
                tx, ProblemAnswer(user, number, nth, choice, solved, day if counts else None, now)
            )
        return _asked(problem_answers.answers_of(tx, user), problem, day, today, nth)

    return await context.database.write(work)


async def shared(context: Context, user: int, number: int, nth: int) -> AskedProblem:
    """Returns an answered daily problem, to show to other people. Raises NoSuchProblem."""
    found = await asked_again(context, user, number, nth, None)
    if found.answer is None or found.answer.day is None:
        raise NoSuchProblem
    return found


async def tried(context: Context, user: int, number: int, day: int) -> AskedProblem:
    """Returns a shared problem, with its day if it is this person's daily problem."""
    problem = problem_numbered(number)

    def work(tx: Transaction) -> AskedProblem:
        today, answers = day_at(context.clock()), problem_answers.answers_of(tx, user)
        of_day = _of_day(answers, day, today)
        if of_day.problem is problem:
            return of_day
        return _asked(answers, problem, None, today, max(0, _times(answers)[number] - 1))

    return await context.database.read(work)


async def sight(context: Context, learner: Learner, problem: PiquetProblem) -> Sight:
    seen, before = problem.position
    return await learner_sight(context, learner, problem.number, seen, before, NOBODY)


def _of_day(answers: Sequence[ProblemAnswer], day: int, today: int) -> AskedProblem:
    if done := next((one for one in answers if one.day == day and exists(one.problem)), None):
        return _asked(answers, problem_numbered(done.problem), day, today, done.round)
    problem, times = calendar(day, newcomer=_newcomer(answers, day)), _times(answers)
    if times[problem.number] > min(times[one.number] for one in in_turn(problem.grade)):
        problem = _another(answers, day, problem.grade)
    return _asked(answers, problem, day, today)


def _newcomer(answers: Sequence[ProblemAnswer], day: int) -> bool:
    return not answers or day - day_at(answers[0].at) < _NEWCOMER


def exists(number: int) -> bool:
    return 1 <= number <= len(all_problems())


def _another(answers: Sequence[ProblemAnswer], today: int, grade: Grade) -> PiquetProblem:
    times, turn = _times(answers), _turn(grade, today)
    # Today's problem is the last resort.
    passed = [_at_turn(grade, turn - back) for back in range(1, len(in_turn(grade)) + 1)]
    return min(passed, key=lambda one: times[one.number])


def _times(answers: Sequence[ProblemAnswer]) -> Counter[int]:
    return Counter(one.problem for one in answers)


def _asked(
    answers: Sequence[ProblemAnswer], problem: PiquetProblem, day: int | None, today: int, nth: int | None = None
) -> AskedProblem:
    of_it = {one.round: one for one in answers if one.problem == problem.number}
    at = len(of_it) if nth is None else nth
    score = ProblemScore(len(answers), sum(one.solved for one in answers), streak(answers, today))
    open_today = all(one.day != today for one in answers)
    newcomer = _newcomer(answers, today if day is None else day)
    return AskedProblem(problem, at, day, of_it.get(at), score, open_today, newcomer)


def streak(answers: Sequence[ProblemAnswer], today: int) -> int:
    """Counts days in a row with the daily problem solved, up to today or, before today's answer, yesterday."""
    of_days = {one.day: one.solved for one in answers if one.day is not None}
    day = today if today in of_days else today - 1
    length = 0
    while of_days.get(day - length):
        length += 1
    return length

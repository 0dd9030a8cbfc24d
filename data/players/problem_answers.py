"""Answers to problems."""

from dataclasses import dataclass

from data.store.rows import add_row, fetch_rows
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ProblemAnswer:
    """A person's answer ``choice`` (from 0) to a problem, after ``round`` earlier answers.

    ``day`` is a daily problem's epoch day (UTC), else None. ``at`` is Unix seconds.
    """

    user: int
    problem: int
    round: int
    choice: int
    solved: bool
    day: int | None
    at: int


def answers_of(tx: Transaction, user: int) -> tuple[ProblemAnswer, ...]:
    query = 'SELECT {columns} FROM problem_answers WHERE "user" = ? ORDER BY at, problem, round'
    return tuple(fetch_rows(tx, ProblemAnswer, query, user))


def add_answer(tx: Transaction, answer: ProblemAnswer) -> None:
    """Stores an answer, unless the round has one."""
    add_row(tx, "problem_answers", answer, 'ON CONFLICT ("user", problem, round) DO NOTHING')

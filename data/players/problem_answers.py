"""People's answers to the problems."""

from dataclasses import dataclass

from data.store.rows import add_row, fetch_rows
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ProblemAnswer:
    """An answer: ``user`` chose ``choice`` (from 0), having answered this problem ``round`` times before.

    ``day`` is set if it was the problem of the day, in days since 1 January 1970 (UTC), else None. ``at`` is the time
    of the answer in unix seconds.
    """

    user: int
    problem: int
    round: int
    choice: int
    solved: bool
    day: int | None
    at: int


def answers_of(tx: Transaction, user: int) -> tuple[ProblemAnswer, ...]:
    """All answers of a person, the earliest first."""
    query = 'SELECT {columns} FROM problem_answers WHERE "user" = ? ORDER BY at, problem, round'
    return tuple(fetch_rows(tx, ProblemAnswer, query, user))


def add_answer(tx: Transaction, answer: ProblemAnswer) -> None:
    """Stores an answer, unless the round already has one."""
    add_row(tx, "problem_answers", answer, 'ON CONFLICT ("user", problem, round) DO NOTHING')

"""Answers to problems."""

from dataclasses import dataclass

from data.store.rows import add_row, fetch_rows
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ProblemAnswer:
    user: int
    problem: int
    round: int
    """The number of earlier answers."""
    choice: int
    """The chosen option, from 0."""
    solved: bool
    day: int | None
    """A daily problem's day, counted from 1970-01-01 (UTC); else None."""
    at: int
    """Unix seconds."""


def answers_of(tx: Transaction, user: int) -> tuple[ProblemAnswer, ...]:
    query = 'SELECT {columns} FROM problem_answers WHERE "user" = ? ORDER BY at, problem, round'
    return tuple(fetch_rows(tx, ProblemAnswer, query, user))


def add_answer(tx: Transaction, answer: ProblemAnswer) -> None:
    """Stores an answer, unless the person already has one for this round."""
    add_row(tx, "problem_answers", answer, 'ON CONFLICT ("user", problem, round) DO NOTHING')

"""Positions of people who share them: which one another person is offered, and what people have answered."""

from dataclasses import dataclass

from bot.model.ids import PRIVATE
from data.players.training import TrainingRow
from data.store.rows import add_row, columns, fetch_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class PositionAnswer:
    """A person's answer to position ``number``, from 0, and whether it was right."""

    number: int
    user: int
    choice: int
    found: bool


_OFFERED = f"""
    SELECT {columns(TrainingRow, "training")} FROM training
    JOIN users ON users.id = training."user" AND users.shares_positions = 1
    JOIN parties ON parties.id = training.partie AND parties.ended_at IS NOT NULL
        AND (parties.guild <> {PRIVATE:d} OR parties.house IS NOT NULL)
    LEFT JOIN days ON days.id = parties.day
    WHERE training.number IS NOT NULL AND (parties.day IS NULL OR days.closed_at IS NOT NULL)
"""  # noqa: S608 - a constant
"""Neither private parties, which only their players see, nor a deal of a day that others may still play."""


def offered_position(tx: Transaction, user: int) -> TrainingRow | None:
    """A position that others share, of a partie in which the person did not play, and that they have not answered."""
    query = f"""
        {_OFFERED}
        AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.partie = training.partie AND seats."user" = ?)
        AND NOT EXISTS (
            SELECT 1 FROM position_answers AS mine WHERE mine.number = training.number AND mine."user" = ?
        )
        ORDER BY training.number LIMIT 1
    """  # noqa: S608 - a constant
    return fetch_row(tx, TrainingRow, query, user, user)


def shared_position(tx: Transaction, number: int) -> TrainingRow | None:
    """The position with this number, while its player shares it."""
    return fetch_row(tx, TrainingRow, f"{_OFFERED} AND training.number = ?", number)


def answer_of(tx: Transaction, number: int, user: int) -> PositionAnswer | None:
    """A person's answer to a position, if they have given one."""
    query = 'SELECT {columns} FROM position_answers WHERE number = ? AND "user" = ?'
    return fetch_row(tx, PositionAnswer, query, number, user)


def add_answer(tx: Transaction, answer: PositionAnswer) -> None:
    """Stores an answer, unless the person has answered this position."""
    add_row(tx, "position_answers", answer, 'ON CONFLICT (number, "user") DO NOTHING')


def counts(tx: Transaction, number: int) -> tuple[int, int]:
    """How many people have answered a position, and how many of them have found the answer."""
    query = "SELECT count(*), coalesce(sum(found), 0) FROM position_answers WHERE number = ?"
    ((answered, found),) = tx.fetch_tuples(query, number)
    return answered, int(found)

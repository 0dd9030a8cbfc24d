"""Positions from parties: costly decisions that their players share, offered to others without a name.

Others see what the position's player saw, and only of a finished partie (``data/players/positions.py``). The grade
comes from how many find the answer.
"""

from dataclasses import dataclass
from typing import Final

from bot.computer.problems.problem import Grade, PiquetQuestion
from bot.features.players.learner import Learner, learner_sight
from bot.features.problems.training import Waiting, position_in, waiting_for
from bot.model.errors import NoSuchProblem
from bot.model.ids import NOBODY, PartieId
from bot.model.sight import Sight
from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from bot.runtime.context import Context
from data.players import positions
from data.players.positions import PositionAnswer
from data.players.training import TrainingRow
from data.store.transaction import Transaction

ENOUGH: Final = 8
"""The number of people who must have answered before their answers give the grade."""
_EASY: Final = 0.7
"""The least share of right answers to an easy position."""
_HARD: Final = 0.35
"""The share of right answers below which a position is hard."""


@dataclass(frozen=True, slots=True)
class SharedPosition:
    """A position from a partie of an unnamed person, as another person is asked it.

    ``choice`` is their answer, None if there is none yet. ``answered`` people have answered, and ``found`` were right.
    """

    number: int
    question: PiquetQuestion
    choice: int | None
    answered: int
    found: int
    waiting: Waiting
    position: tuple[DealView, Standing]

    @property
    def grade(self) -> Grade:
        """The difficulty, by how many have found the answer."""
        return grade_of(self.answered, self.found)


def grade_of(answered: int, found: int) -> Grade:
    """The grade of a position that ``found`` of ``answered`` people have found."""
    if answered < ENOUGH:
        return Grade.MEDIUM
    share = found / answered
    return Grade.EASY if share >= _EASY else Grade.HARD if share < _HARD else Grade.MEDIUM


async def next_position(context: Context, user: int) -> SharedPosition | None:
    """A position that the person has not answered; None if there is none."""

    def work(tx: Transaction) -> SharedPosition | None:
        row = positions.offered_position(tx, user)
        return None if row is None else _asked(tx, row, user, context.clock())

    return await context.database.read(work)


async def answer(context: Context, user: int, number: int, choice: int) -> SharedPosition:
    """Stores a person's answer unless there is one. Raises NoSuchProblem, also if it is no longer shared."""

    def work(tx: Transaction) -> SharedPosition:
        row = positions.shared_position(tx, number)
        if row is None or row.user == user:
            raise NoSuchProblem
        asked = _asked(tx, row, user, context.clock())
        if not 0 <= choice < len(asked.question.choices):
            raise NoSuchProblem
        positions.add_answer(tx, PositionAnswer(number, user, choice, asked.question.is_right(choice)))
        return _asked(tx, row, user, context.clock())

    return await context.database.write(work)


async def sight(context: Context, learner: Learner, asked: SharedPosition) -> Sight:
    """The position as the person sees it, for drawing a hand. It names no one else."""
    return await learner_sight(context, learner, PartieId(0), *asked.position, NOBODY)


def _asked(tx: Transaction, row: TrainingRow, user: int, now: int) -> SharedPosition:
    if row.number is None:
        raise NoSuchProblem
    found, given = position_in(tx, row, now), positions.answer_of(tx, row.number, user)
    return SharedPosition(
        row.number,
        found.question,
        None if given is None else given.choice,
        *positions.counts(tx, row.number),
        waiting_for(tx, user, now),
        (found.seen, found.before),
    )

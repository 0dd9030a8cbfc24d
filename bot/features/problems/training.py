"""Train on your mistakes: asks a player again about costly decisions from reviews, at growing intervals.

Judgements are stored, so training needs no engine.
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.features.archive.replays import deal_after
from bot.features.house.jobs import ask_again
from bot.features.house.review import CostReview, Mistake, MistakePlace
from bot.features.parties.loaded_partie import LoadedPartie
from bot.features.players.learner import Learner, learner_sight
from bot.model.errors import NoSuchPartie, NoSuchProblem
from bot.model.ids import NOBODY, PartieId, is_imported
from bot.model.sight import Sight
from bot.piquet.actions import Action, UnreadableAction, parse_action
from bot.piquet.house.problems.problem import PiquetQuestion, parse_question, place_of, write_question
from bot.piquet.partie import Standing
from bot.piquet.view import DealView, view
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from data import parties, stored_forms
from data.players import training
from data.players.training import TrainingRow
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

_DAY: Final = 24 * 3600
DISTANCES: Final = (3 * _DAY, 7 * _DAY, 21 * _DAY)
"""Seconds until a decision is asked: after the review, then after each answer; the last repeats."""
TIMES: Final = 2
"""Right answers after which a decision is no longer asked."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Waiting:
    """The number of decisions due for training, and when the next is due (Unix seconds)."""

    due: int = 0
    next_at: int | None = None


NOTHING: Final = Waiting()
"""Nothing was stored, or everything was solved."""


@dataclass(frozen=True, slots=True)
class AskedMistake:
    """A mistake to train on: the decision at index ``place`` in deal ``deal`` (both from 0)."""

    partie: PartieId
    deal: int
    place: int
    round: int
    """The number of earlier answers."""
    question: PiquetQuestion
    action: Action
    """The action in the partie."""
    done: int
    """The index of ``action`` among the choices."""
    choice: int | None
    """The person's answer."""
    due_at: int | None
    """When the mistake is asked again (Unix seconds); None if solved often enough."""
    waiting: Waiting
    position: tuple[DealView, Standing]
    """The deal as the player saw it, and the standing before it."""


# Storing a review's mistakes.


async def store_mistakes(context: Context, user: int, review: CostReview) -> Waiting:
    """Stores a finished partie's costliest decisions, if they have a question and a judgement.

    Stores nothing for an imported record.
    """
    partie = review.sight.partie_id
    if review.sight.ending is None or is_imported(partie):
        return NOTHING
    found: list[tuple[int, int, PiquetQuestion]] = []
    for judged, mistake in review.costliest:
        deal = judged.sight.shown.number
        known = await context.database.read(partial(training.places_of, partie=partie, deal=deal, user=user))
        question = None if mistake.place in known else await _asked_again(context, user, judged.sight, mistake)
        if question is not None:
            found.append((deal, mistake.place, question))

    def work(tx: Transaction) -> Waiting:
        now = context.clock()
        # A person forgotten in the meantime has no seat.
        if any(seat.user == user for seat in parties.seats(tx, partie)):
            for deal, place, question in found:
                text = write_question(question)
                row = TrainingRow(partie, deal, place, user, text, now + DISTANCES[0])
                training.add_position(tx, row)
        return waiting_for(tx, user, now)

    return await context.database.write(work)


async def dates_of(context: Context, review: CostReview) -> dict[MistakePlace, int]:
    """Returns when a review's stored decisions are asked again (Unix seconds). Omits decisions due now."""
    partie, now = review.sight.partie_id, context.clock()
    places = [(judged.sight.shown.number, mistake.place) for judged, mistake in review.costliest]

    def work(tx: Transaction) -> dict[MistakePlace, int]:
        rows = [(where, training.position(tx, partie, *where)) for where in places]
        return {where: row.due_at for where, row in rows if row and row.due_at is not None and row.due_at > now}

    return await context.database.read(work)


async def _asked_again(context: Context, user: int, sight: Sight, mistake: Mistake) -> PiquetQuestion | None:
    asked = (ask_again, mistake.seen, sight.shown.before, mistake.judged.action)
    try:
        return await context.engine_pool.ask_in_turn(user, *asked)
    except Unanswered as trouble:
        _log.warning("partie %d: the engine gave no choices to train on (%s)", sight.partie_id, trouble)
        return None


# Asking again.


async def waiting(context: Context, user: int) -> Waiting:
    return await context.database.read(lambda tx: waiting_for(tx, user, context.clock()))


async def next_mistake(context: Context, user: int) -> AskedMistake | None:
    def work(tx: Transaction) -> AskedMistake | None:
        row = training.next_position(tx, user, context.clock())
        return None if row is None else _asked(tx, row, context.clock())

    return await context.database.read(work)


async def answer(
    context: Context, user: int, partie: PartieId, deal: int, place: int, nth: int, choice: int
) -> AskedMistake:
    """Stores the ``nth`` answer (from 0), unless stored before. Raises NoSuchProblem."""

    def work(tx: Transaction) -> AskedMistake:
        row, now = training.position(tx, partie, deal, place), context.clock()
        if row is None or row.user != user or nth > row.answers:
            raise NoSuchProblem
        question = read_question(row)
        if not 0 <= choice < len(question.choices):
            raise NoSuchProblem
        if nth == row.answers:
            row = after_answer(row, choice, now, right=question.is_right(choice))
            training.put_position(tx, row)
        return _asked(tx, row, now, choice=row.choice)

    return await context.database.write(work)


async def sight(context: Context, learner: Learner, asked: AskedMistake) -> Sight:
    seen, before = asked.position
    return await learner_sight(context, learner, asked.partie, seen, before, NOBODY)


def after_answer(row: TrainingRow, choice: int, now: int, *, right: bool) -> TrainingRow:
    answers, found = row.answers + 1, row.found + right
    due_at = now + DISTANCES[min(answers, len(DISTANCES) - 1)] if found < TIMES else None
    return replace(row, due_at=due_at, answers=answers, found=found, choice=choice)


def waiting_for(tx: Transaction, user: int, now: int) -> Waiting:
    return Waiting(training.number_due(tx, user, now), training.next_due(tx, user))


def _asked(tx: Transaction, row: TrainingRow, now: int, choice: int | None = None) -> AskedMistake:
    found, where = position_in(tx, row, now), (row.partie, row.deal, row.place, row.answers)
    position = (found.seen, found.before)
    return AskedMistake(
        *where, found.question, found.action, found.done, choice, row.due_at, waiting_for(tx, row.user, now), position
    )


# Stored positions.


@dataclass(frozen=True, slots=True)
class StoredPosition:
    """A position to train on. ``done`` is the action's index among the choices."""

    question: PiquetQuestion
    action: Action
    done: int
    seen: DealView
    before: Standing


def position_in(tx: Transaction, row: TrainingRow, now: int) -> StoredPosition:
    """Rebuilds the position from the partie's actions. Raises DamagedValue or NoSuchProblem."""
    question = read_question(row)
    try:
        loaded = LoadedPartie.load(tx, row.partie, now, row.deal)
    except NoSuchPartie:
        raise NoSuchProblem from None
    deal = loaded.deal
    if loaded.row.ended_at is None or deal is None or row.place >= len(deal.log):
        raise NoSuchProblem
    action = deal.log[row.place]
    done = place_of(question, action)
    if done is None:
        raise DamagedValue(_where(row))
    seen = view(deal_after(deal, row.place), action.seat)
    return StoredPosition(question, action, done, seen, loaded.sight(action.seat).shown.before)


def read_question(row: TrainingRow) -> PiquetQuestion:
    """Raises DamagedValue."""
    try:
        question = parse_question(row.question)
    except (ValueError, LookupError, TypeError, RecursionError):
        raise DamagedValue(_where(row)) from None
    if len(question.choices) < 2:
        raise DamagedValue(_where(row))
    return question


def _where(row: TrainingRow) -> str:
    return f"training.question {row.partie}/{row.deal + 1}/{row.place}"


def faults(tx: Transaction) -> Iterator[str]:
    for row, text in stored_forms.training(tx):
        try:
            question = read_question(row)
            sound = text is not None and place_of(question, parse_action(text)) is not None
        except (DamagedValue, UnreadableAction):
            sound = False
        if not sound:
            yield _where(row)

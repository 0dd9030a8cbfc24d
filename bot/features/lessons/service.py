from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import Final

from bot.features.lessons.lesson import Done, Lesson, LessonStep
from bot.features.lessons.lesson_files import LESSONS
from bot.features.players.learner import Learner, learner_sight
from bot.model.errors import NotOffered
from bot.model.house_seats import user_of
from bot.model.sight import Sight
from bot.piquet.partie import Standing, sum_of
from bot.runtime.context import Context
from data import results
from data.players import lessons
from data.players.lessons import LessonRow
from data.store.transaction import Transaction

BEGINNER: Final = "beginner"
HINT_AFTER: Final = 2
"""After this many mistakes in a step, its answer can be shown."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """A person's step in a lesson, and their mistakes in the step. ``finished``: they once finished the lesson."""

    lesson: Lesson
    at: int
    mistakes: int = 0
    finished: bool = False

    @property
    def step(self) -> LessonStep | None:
        return self.lesson.step(self.at) if self.at < self.lesson.length else None

    @property
    def before(self) -> LessonStep | None:
        return self.lesson.step(self.at - 1) if self.at else None

    @property
    def hints(self) -> bool:
        return self.mistakes >= HINT_AFTER

    @property
    def following(self) -> Lesson | None:
        return next((after for lesson, after in pairwise(LESSONS) if lesson is self.lesson), None)


class StepOutcome(Enum):
    RIGHT = "it is done"
    WRONG = "it is a mistake, and the step is still to be done"
    LATE = "the lesson was further on, or began again"


@dataclass(frozen=True, slots=True)
class StepAnswer:
    outcome: StepOutcome
    progress: LessonProgress
    mistake: str = ""


def lesson_named(name: str) -> Lesson:
    """Raises NotOffered for an unknown name."""
    for lesson in LESSONS:
        if lesson.name == name:
            return lesson
    raise NotOffered(name)


def lesson_numbered(number: int) -> Lesson:
    """Raises NotOffered for an unknown number."""
    for lesson in LESSONS:
        if lesson.number == number:
            return lesson
    raise NotOffered(number)


async def overview(context: Context, user: int) -> tuple[LessonProgress, ...]:
    return await context.database.read(lambda tx: tuple(_progress(tx, user, lesson) for lesson in LESSONS))


async def resume(context: Context, user: int) -> LessonProgress:
    """Continues the person's most recent unfinished lesson, or begins the next. Withdraws the first lesson's offer."""

    def work(tx: Transaction) -> LessonProgress:
        _withdraw_offer(tx, context, user)
        latest = [row for row in lessons.lessons_of(tx, user) if row.lesson in {lesson.name for lesson in LESSONS}]
        every = [_progress(tx, user, lesson) for lesson in LESSONS]
        begun = [found for found in every if 0 < found.at < found.lesson.length]
        under_way = [found for row in latest for found in begun if found.lesson.name == row.lesson]
        new = [found for found in every if not found.finished]
        return [*under_way, *new, *every][0]

    return await context.database.write(work)


async def open_lesson(context: Context, user: int, lesson: Lesson) -> LessonProgress:
    """Opens a lesson at the person's current step. A finished lesson starts over."""

    def work(tx: Transaction) -> LessonProgress:
        _withdraw_offer(tx, context, user)
        found = _progress(tx, user, lesson)
        return found if found.step else _saved(tx, context, user, replace(found, at=0, mistakes=0))

    return await context.database.write(work)


async def in_lesson(context: Context, user: int, lesson: Lesson) -> LessonProgress:
    return await context.database.read(lambda tx: _progress(tx, user, lesson))


async def restart(context: Context, user: int, lesson: Lesson) -> LessonProgress:
    return await context.database.write(
        lambda tx: _saved(tx, context, user, replace(_progress(tx, user, lesson), at=0, mistakes=0))
    )


async def do_step(context: Context, user: int, lesson: Lesson, done: Done, *, seen: int) -> StepAnswer:
    """Finishes step ``seen`` if ``done`` is right, otherwise counts a mistake. A late click changes nothing."""

    def work(tx: Transaction) -> StepAnswer:
        found = _progress(tx, user, lesson)
        if found.at != seen or found.step is None:
            return StepAnswer(StepOutcome.LATE, found)
        mistake = found.step.mistake(done)
        if mistake is not None:
            kept = _saved(tx, context, user, replace(found, mistakes=found.mistakes + 1))
            return StepAnswer(StepOutcome.WRONG, kept, mistake)
        return StepAnswer(StepOutcome.RIGHT, _saved(tx, context, user, replace(found, at=found.at + 1, mistakes=0)))

    return await context.database.write(work)


async def offer(context: Context, user: int) -> bool:
    """Returns whether to offer the first lesson: only once, to a person without finished parties or lesson progress."""

    def unknown(tx: Transaction) -> bool:
        known = lessons.was_offered(tx, user) or results.has_finished(tx, user) or lessons.lessons_of(tx, user)
        return not known

    def work(tx: Transaction) -> bool:
        offered = unknown(tx)
        lessons.add_offer(tx, user, context.clock())
        return offered

    # Most people are known already, and a read delays nobody.
    return await context.database.read(unknown) and await context.database.write(work)


async def is_new(context: Context, user: int) -> bool:
    return not await context.database.read(lambda tx: results.has_finished(tx, user))


async def sight(context: Context, learner: Learner, progress: LessonProgress) -> Sight:
    lesson, at = progress.lesson, progress.at
    seen, before = lesson.seen(at), lesson.standing(at)
    sight = await learner_sight(context, learner, lesson.number, seen, before, user_of(BEGINNER))
    to_act = None if progress.step is None else sight.to_act
    mine, theirs = sum_of([before.totals, seen.score])
    after = Standing((mine, theirs), deals=before.deals + 1)
    return replace(sight, seq=at, to_act=to_act, shown=replace(sight.shown, after=after))


def _progress(tx: Transaction, user: int, lesson: Lesson) -> LessonProgress:
    row = _row(tx, user, lesson)
    # If the lesson was shortened since, the step may be past its end.
    finished = row.finished_at is not None or row.step >= lesson.length
    return LessonProgress(lesson, min(row.step, lesson.length), row.mistakes, finished=finished)


def _row(tx: Transaction, user: int, lesson: Lesson) -> LessonRow:
    found = (row for row in lessons.lessons_of(tx, user) if row.lesson == lesson.name)
    return next(found, LessonRow(user, lesson.name))


def _saved(tx: Transaction, context: Context, user: int, progress: LessonProgress) -> LessonProgress:
    now, row = context.clock(), _row(tx, user, progress.lesson)
    finished_at = now if progress.step is None and row.finished_at is None else row.finished_at
    lessons.save_lesson(tx, replace(row, step=progress.at, mistakes=progress.mistakes, at=now, finished_at=finished_at))
    return replace(progress, finished=finished_at is not None)


def _withdraw_offer(tx: Transaction, context: Context, user: int) -> None:
    lessons.add_offer(tx, user, context.clock())

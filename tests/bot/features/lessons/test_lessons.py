from bot.features.lessons import service as lessons
from bot.features.lessons.lesson import READ, Lesson
from bot.features.lessons.lesson_files import LESSONS
from bot.features.lessons.service import StepOutcome
from data.players import lessons as stored
from data.players.lessons import LessonRow
from tests.fakes.service_context import ADA, BEN, ServiceContext

FIRST, SECOND, *_ = LESSONS


async def go_through(services: ServiceContext, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        answer = await lessons.do_step(services.context, ADA, lesson, step.right, seen=number)
        assert answer.outcome is StepOutcome.RIGHT


async def test_a_lesson_goes_on_where_it_was_left(services: ServiceContext) -> None:
    assert (await lessons.resume(services.context, ADA)).lesson is FIRST
    await lessons.do_step(services.context, ADA, FIRST, READ, seen=0)
    progress = await lessons.resume(services.context, ADA)
    assert (progress.lesson, progress.at) == (FIRST, 1)


async def test_a_mistake_is_counted_until_the_step_is_done(services: ServiceContext) -> None:
    await lessons.do_step(services.context, ADA, FIRST, READ, seen=0)
    for mistakes in (1, 2):
        answer = await lessons.do_step(services.context, ADA, FIRST, "nonsense", seen=1)
        assert (answer.outcome, answer.progress.mistakes) == (StepOutcome.WRONG, mistakes)
    assert answer.progress.hints
    done = await lessons.do_step(services.context, ADA, FIRST, FIRST.steps[1].right, seen=1)
    assert (done.progress.at, done.progress.mistakes) == (2, 0)


async def test_a_click_on_a_step_that_is_done_changes_nothing(services: ServiceContext) -> None:
    await lessons.do_step(services.context, ADA, FIRST, READ, seen=0)
    for seen in (0, 2, 99):
        late = await lessons.do_step(services.context, ADA, FIRST, READ, seen=seen)
        assert (late.outcome, late.progress.at) == (StepOutcome.LATE, 1)


async def test_nobody_can_move_in_another_persons_lesson(services: ServiceContext) -> None:
    await lessons.do_step(services.context, ADA, FIRST, READ, seen=0)
    assert (await lessons.in_lesson(services.context, BEN, FIRST)).at == 0


async def test_after_the_first_lesson_the_second_comes_and_the_first_stays_finished(services: ServiceContext) -> None:
    await go_through(services, FIRST)
    assert (await lessons.resume(services.context, ADA)).lesson is SECOND
    again = await lessons.open_lesson(services.context, ADA, FIRST)
    assert (again.at, again.finished) == (0, True)
    first, second, *_ = await lessons.overview(services.context, ADA)
    assert (first.finished, second.finished) == (True, False)


async def test_a_lesson_left_at_a_removed_last_page_is_finished(services: ServiceContext) -> None:
    row = LessonRow(ADA, FIRST.name, step=FIRST.length)
    await services.context.database.write(lambda tx: stored.save_lesson(tx, row))
    assert (await lessons.resume(services.context, ADA)).lesson is SECOND


async def test_players_with_a_finished_partie_are_not_offered_the_first_lesson(services: ServiceContext) -> None:
    assert await lessons.is_new(services.context, ADA)
    await services.resign(await services.begin(), BEN)
    assert not await lessons.is_new(services.context, ADA)
    assert not await lessons.offer(services.context, ADA)

"""Which problem a person meets, what their answers count for, and the days in a row."""

import pytest

from bot.computer.problems.problem import Grade
from bot.features.problems import service as problems
from bot.features.problems.service import AskedProblem, all_problems
from bot.model.errors import NoSuchProblem
from data import problem_answers
from data.problem_answers import ProblemAnswer
from tests.fakes.service_context import ADA, BEN, ServiceContext

DAY = 24 * 3600


async def answered(services: ServiceContext, user: int, asked: AskedProblem, *, right: bool = True) -> AskedProblem:
    """What a person sees after the right answer, or after a wrong one."""
    problem = asked.problem
    choice = problem.best if right else (problem.best + 1) % len(problem.choices)
    return await problems.answer(services.context, user, problem.number, asked.round, asked.day, choice)


async def test_the_problem_of_a_day_is_the_same_for_everybody_and_another_the_next_day(
    services: ServiceContext,
) -> None:
    of_ada, of_ben = [await problems.of_the_day(services.context, user) for user in (ADA, BEN)]
    assert of_ada.problem is of_ben.problem
    services.clock.now += DAY
    assert (await problems.of_the_day(services.context, ADA)).problem is not of_ada.problem


async def test_the_problem_of_a_day_never_repeats_until_all_are_used(services: ServiceContext) -> None:
    met = []
    for _ in all_problems():
        met.append((await problems.of_the_day(services.context, ADA)).problem.number)
        services.clock.now += DAY
    assert sorted(met) == [problem.number for problem in all_problems()]


async def test_a_person_meets_no_problem_twice_whatever_they_ask_for(services: ServiceContext) -> None:
    """Some by day, some at will, some of a grade, until every problem was answered once; then they begin again."""
    met: list[int] = []
    while len(met) < len(all_problems()):
        asked = await problems.of_the_day(services.context, ADA)
        if asked.answer or len(met) % 3:
            asked = await problems.another(services.context, ADA)
        else:
            services.clock.now += DAY * (len(met) % 2)
        await answered(services, ADA, asked)
        met.append(asked.problem.number)
    assert sorted(met) == [problem.number for problem in all_problems()]
    again = await problems.another(services.context, ADA)
    assert (again.round, again.answer) == (1, None)


@pytest.mark.parametrize("grade", Grade)
async def test_another_is_of_the_grade_that_was_chosen(services: ServiceContext, grade: Grade) -> None:
    first = await problems.another(services.context, ADA, grade)
    await answered(services, ADA, first)
    second = await problems.another(services.context, ADA, grade)
    assert first.problem.grade is second.problem.grade is grade
    assert first.problem is not second.problem


async def test_who_has_met_the_problem_of_today_at_will_gets_another_for_the_day(services: ServiceContext) -> None:
    today = await problems.of_the_day(services.context, ADA)
    await problems.answer(services.context, ADA, today.problem.number, 0, None, today.problem.best)
    instead = await problems.of_the_day(services.context, ADA)
    assert instead.problem is not today.problem
    assert instead.day == today.day
    assert (await answered(services, ADA, instead)).score.streak == 1


async def test_a_streak_is_of_days_on_which_the_problem_of_the_day_was_solved(services: ServiceContext) -> None:
    streaks = []
    for right, skipped in ((True, 0), (True, 0), (False, 0), (True, 0), (True, 1), (True, 0)):
        services.clock.now += DAY * (1 + skipped)
        asked = await problems.of_the_day(services.context, ADA)
        streaks.append((await answered(services, ADA, asked, right=right)).score.streak)
        # A problem at will adds nothing to it.
        at_will = await answered(services, ADA, await problems.another(services.context, ADA))
        assert at_will.score.streak == streaks[-1]
    assert streaks == [1, 2, 0, 1, 1, 2]
    services.clock.now += DAY
    assert (await problems.of_the_day(services.context, ADA)).score.streak == 2
    services.clock.now += DAY
    assert (await problems.of_the_day(services.context, ADA)).score.streak == 0


async def test_the_first_answer_stays(services: ServiceContext) -> None:
    asked = await problems.of_the_day(services.context, ADA)
    wrong = await answered(services, ADA, asked, right=False)
    again = await answered(services, ADA, asked)
    assert again.answer == wrong.answer
    assert again.score.solved == 0
    assert (await problems.of_the_day(services.context, ADA)).answer == wrong.answer
    assert (await problems.of_the_day(services.context, BEN)).answer is None


@pytest.mark.parametrize(("days", "counts"), [(0, True), (1, True), (2, False)])
async def test_an_answer_counts_for_its_day_until_the_end_of_the_next(
    services: ServiceContext, days: int, counts: bool
) -> None:
    asked = await problems.of_the_day(services.context, ADA)
    services.clock.now += days * DAY
    done = await answered(services, ADA, asked)
    assert done.answer is not None
    assert (done.answer.day == asked.day) is counts


@pytest.mark.parametrize(("number", "choice"), [(0, 0), (10**6, 0), (1, 99)])
async def test_a_problem_or_a_choice_that_does_not_exist_is_refused(
    services: ServiceContext, number: int, choice: int
) -> None:
    with pytest.raises(NoSuchProblem):
        await problems.answer(services.context, ADA, number, 0, None, choice)


async def test_only_a_solved_problem_of_a_day_is_shared(services: ServiceContext) -> None:
    asked = await problems.of_the_day(services.context, ADA)
    number = asked.problem.number
    with pytest.raises(NoSuchProblem):
        await problems.shared(services.context, ADA, number, 0)
    await answered(services, ADA, asked)
    assert (await problems.shared(services.context, ADA, number, 0)).score.streak == 1
    with pytest.raises(NoSuchProblem):
        await problems.shared(services.context, BEN, number, 0)
    at_will = await problems.another(services.context, ADA)
    await answered(services, ADA, at_will)
    with pytest.raises(NoSuchProblem):
        await problems.shared(services.context, ADA, at_will.problem.number, 0)


async def test_a_problem_that_was_taken_out_is_shown_to_nobody(services: ServiceContext) -> None:
    day = problems.day_at(services.clock.now)
    gone = ProblemAnswer(ADA, 10**6, 0, 0, True, day, services.clock.now)
    await services.context.database.write(lambda tx: problem_answers.add_answer(tx, gone))
    assert (await problems.of_the_day(services.context, ADA)).answer is None

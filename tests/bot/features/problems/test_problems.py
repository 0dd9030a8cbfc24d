import hashlib
from collections import Counter
from datetime import date
from functools import partial
from itertools import count, islice

import pytest

from bot.features.problems import service as problems
from bot.features.problems.service import WEEK, AskedProblem, all_problems
from bot.model.errors import NoSuchProblem
from bot.piquet.house.problems.problem import Grade, PiquetProblem
from data.players import problem_answers
from data.players.problem_answers import ProblemAnswer
from tests.fakes.service_context import ADA, BEN, ServiceContext

DAY = 24 * 3600
MONDAY = date(2026, 11, 23).toordinal() - date(1970, 1, 1).toordinal()


async def answered(services: ServiceContext, user: int, asked: AskedProblem, *, right: bool = True) -> AskedProblem:
    problem = asked.problem
    choice = problem.best if right else (problem.best + 1) % len(problem.choices)
    return await problems.answer(services.context, user, problem.number, asked.round, asked.day, choice)


async def no_newcomers(services: ServiceContext, *users: int) -> None:
    """Makes these users answer a problem a week before ``MONDAY``, and sets the clock to ``MONDAY``."""
    services.clock.now = (MONDAY - 7) * DAY
    for user in users:
        await answered(services, user, await problems.another(services.context, user, Grade.EASY))
    services.clock.now = MONDAY * DAY


async def test_everybody_gets_one_problem_a_day_and_another_the_next(
    services: ServiceContext,
) -> None:
    await no_newcomers(services, ADA, BEN)
    of_ada, of_ben = [await problems.daily_problem(services.context, user) for user in (ADA, BEN)]
    assert of_ada.problem is of_ben.problem
    services.clock.now += DAY
    assert (await problems.daily_problem(services.context, ADA)).problem is not of_ada.problem


async def test_the_problems_of_a_week_go_from_easy_to_hard(services: ServiceContext) -> None:
    await no_newcomers(services, ADA)
    grades = []
    for _ in range(7):
        grades.append((await problems.daily_problem(services.context, ADA)).problem.grade)
        services.clock.now += DAY
    assert (grades[0], grades[-1]) == (Grade.EASY, Grade.HARD)
    assert grades == sorted(grades, key=list(Grade).index)


@pytest.mark.parametrize("grade", Grade)
def test_a_daily_problem_repeats_only_after_all_of_its_grade(grade: Grade) -> None:
    days = (problems.calendar(day).number for day in count(MONDAY) if WEEK[problems.weekday(day)] is grade)
    all_of_it = [problem.number for problem in all_problems() if problem.grade is grade]
    assert sorted(islice(days, len(all_of_it))) == all_of_it


async def test_a_person_sees_no_problem_twice_before_all_of_its_grade(services: ServiceContext) -> None:
    """Daily problems and extra problems count together."""
    met: dict[Grade, list[int]] = {grade: [] for grade in Grade}
    of_each = Counter(problem.grade for problem in all_problems())
    while any(len(met[grade]) < of_each[grade] for grade in Grade):
        asked = await problems.daily_problem(services.context, ADA)
        if asked.answer:
            services.clock.now += DAY
            asked = await problems.another(services.context, ADA, list(Grade)[asked.problem.number % 3])
        assert asked.round == len(met[asked.problem.grade]) // of_each[asked.problem.grade]
        await answered(services, ADA, asked)
        met[asked.problem.grade].append(asked.problem.number)
    for grade, numbers in met.items():
        assert len(set(numbers)) == of_each[grade]


@pytest.mark.parametrize("begins", range(7))
async def test_a_newcomer_gets_seven_different_easy_problems_in_their_first_week(
    services: ServiceContext, begins: int
) -> None:
    met: list[int] = []
    services.clock.now = (MONDAY + begins) * DAY
    for day in range(MONDAY + begins, MONDAY + begins + 7):
        asked = await problems.daily_problem(services.context, ADA)
        assert asked.newcomer
        assert asked.problem.grade is Grade.EASY
        assert asked.problem is (await problems.daily_problem(services.context, BEN)).problem, "newcomers get the same"
        if WEEK[problems.weekday(day)] is Grade.EASY:
            assert asked.problem is problems.calendar(day)
        assert (await answered(services, ADA, asked)).score.streak == len(met) + 1
        met.append(asked.problem.number)
        services.clock.now += DAY
    assert len(set(met)) == 7
    after = await problems.daily_problem(services.context, ADA)
    assert not after.newcomer
    assert after.problem.grade is WEEK[problems.weekday(MONDAY + begins)]


async def test_a_week_without_an_answer_leaves_a_newcomer_new(services: ServiceContext) -> None:
    services.clock.now = (MONDAY + 6) * DAY
    assert (await problems.daily_problem(services.context, ADA)).problem.grade is Grade.EASY
    services.clock.now += 7 * DAY
    assert (await problems.daily_problem(services.context, ADA)).problem.grade is Grade.EASY


def calendar_of_0_2_0(day: int) -> PiquetProblem:
    """Returns the day's problem in the first calendar, which had no grades."""
    order = sorted(all_problems(), key=lambda one: hashlib.sha256(str(one.number).encode()).digest())
    return order[day % len(order)]


async def test_answers_by_an_earlier_calendar_keep_their_days_and_their_streak(services: ServiceContext) -> None:
    services.clock.now = (MONDAY + 6) * DAY
    days = range(MONDAY - 9, MONDAY + 7)
    assert all(calendar_of_0_2_0(day) is not problems.calendar(day) for day in days)
    old = [
        ProblemAnswer(ADA, calendar_of_0_2_0(day).number, 0, calendar_of_0_2_0(day).best, True, day, day * DAY)
        for day in days
    ]
    for one in old:
        await services.context.database.write(partial(problem_answers.add_answer, answer=one))
    today = await problems.daily_problem(services.context, ADA)
    assert (today.problem, today.answer, today.score.streak) == (calendar_of_0_2_0(days[-1]), old[-1], len(days))
    services.clock.now += DAY
    tomorrow = await problems.daily_problem(services.context, ADA)
    assert tomorrow.problem is problems.calendar(MONDAY + 7)
    assert (await answered(services, ADA, tomorrow)).score.streak == len(days) + 1


async def test_a_problem_that_was_opened_before_an_upgrade_counts_for_its_day(services: ServiceContext) -> None:
    await no_newcomers(services, ADA)
    old = calendar_of_0_2_0(MONDAY)
    assert old is not problems.calendar(MONDAY)
    done = await problems.answer(services.context, ADA, old.number, 0, MONDAY, old.best)
    assert done.score.streak == 1
    today = await problems.daily_problem(services.context, ADA)
    assert (today.problem, today.answer) == (old, done.answer)


@pytest.mark.parametrize("grade", Grade)
async def test_another_problem_has_the_chosen_grade(services: ServiceContext, grade: Grade) -> None:
    first = await problems.another(services.context, ADA, grade)
    await answered(services, ADA, first)
    second = await problems.another(services.context, ADA, grade)
    assert first.problem.grade is second.problem.grade is grade
    assert first.problem is not second.problem


async def test_a_daily_problem_that_the_reader_has_already_seen_is_replaced(services: ServiceContext) -> None:
    today = await problems.daily_problem(services.context, ADA)
    await problems.answer(services.context, ADA, today.problem.number, 0, None, today.problem.best)
    instead = await problems.daily_problem(services.context, ADA)
    assert instead.problem is not today.problem
    assert instead.day == today.day
    assert (await answered(services, ADA, instead)).score.streak == 1


async def test_a_streak_counts_days_with_a_solved_daily_problem(services: ServiceContext) -> None:
    streaks = []
    for right, skipped in ((True, 0), (True, 0), (False, 0), (True, 0), (True, 1), (True, 0)):
        services.clock.now += DAY * (1 + skipped)
        asked = await problems.daily_problem(services.context, ADA)
        streaks.append((await answered(services, ADA, asked, right=right)).score.streak)
        # A problem at will adds nothing to it.
        at_will = await answered(services, ADA, await problems.another(services.context, ADA, Grade.MEDIUM))
        assert at_will.score.streak == streaks[-1]
    assert streaks == [1, 2, 0, 1, 1, 2]
    services.clock.now += DAY
    assert (await problems.daily_problem(services.context, ADA)).score.streak == 2
    services.clock.now += DAY
    assert (await problems.daily_problem(services.context, ADA)).score.streak == 0


@pytest.mark.parametrize(("days", "counts"), [(0, True), (1, True), (2, False)])
async def test_an_answer_counts_for_its_day_until_the_end_of_the_next(
    services: ServiceContext, days: int, counts: bool
) -> None:
    asked = await problems.daily_problem(services.context, ADA)
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


@pytest.mark.parametrize("right", [True, False])
async def test_a_person_can_share_only_a_daily_problem_that_they_answered(
    services: ServiceContext, right: bool
) -> None:
    asked = await problems.daily_problem(services.context, ADA)
    number = asked.problem.number
    with pytest.raises(NoSuchProblem):
        await problems.shared(services.context, ADA, number, 0)
    await answered(services, ADA, asked, right=right)
    assert (await problems.shared(services.context, ADA, number, 0)).score.streak == int(right)
    with pytest.raises(NoSuchProblem):
        await problems.shared(services.context, BEN, number, 0)
    at_will = await problems.another(services.context, ADA, Grade.EASY)
    await answered(services, ADA, at_will)
    with pytest.raises(NoSuchProblem):
        await problems.shared(services.context, ADA, at_will.problem.number, 0)


async def test_a_shared_problem_counts_if_it_is_the_readers_daily_problem(services: ServiceContext) -> None:
    await no_newcomers(services, ADA, BEN)
    shared = await problems.daily_problem(services.context, ADA)
    number, day = shared.problem.number, MONDAY
    tried = await problems.tried(services.context, BEN, number, day)
    assert (tried.day, tried.answer) == (day, None)
    assert (await answered(services, BEN, tried, right=False)).answer is not None
    again = await problems.tried(services.context, BEN, number, day)
    assert again.answer is not None, "who has answered sees their answer"
    assert (await problems.daily_problem(services.context, BEN)).answer == again.answer


async def test_a_newcomers_daily_problem_does_not_count_for_anyone_elses_day(services: ServiceContext) -> None:
    await no_newcomers(services, BEN)
    services.clock.now += 6 * DAY
    easy = (await problems.daily_problem(services.context, ADA)).problem
    tried = await problems.tried(services.context, BEN, easy.number, MONDAY + 6)
    assert (tried.problem, tried.day, tried.answer) == (easy, None, None)
    done = await answered(services, BEN, tried)
    assert done.score.streak == 0
    assert (await problems.tried(services.context, BEN, easy.number, MONDAY + 6)).answer == done.answer
    assert (await problems.daily_problem(services.context, BEN)).problem.grade is Grade.HARD


async def test_the_bot_does_not_show_a_removed_problem(services: ServiceContext) -> None:
    day = problems.day_at(services.clock.now)
    gone = ProblemAnswer(ADA, 10**6, 0, 0, True, day, services.clock.now)
    await services.context.database.write(lambda tx: problem_answers.add_answer(tx, gone))
    assert (await problems.daily_problem(services.context, ADA)).answer is None

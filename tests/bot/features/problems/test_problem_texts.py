import pytest

from bot.features.problems import service as problems
from bot.features.problems.question_view import choice_label, choice_text
from bot.features.problems.service import all_problems
from bot.features.problems.view import day_line
from bot.kit.words import languages, words
from bot.piquet.house.problems.problem import PiquetProblem, Topic
from tests.fakes.service_context import ADA, ServiceContext

LONGEST = 35
"""The most characters of a button label that fit on a phone."""


@pytest.mark.parametrize("locale", languages())
def test_every_choice_of_every_problem_has_a_short_label_of_its_own(locale: str) -> None:
    for problem in all_problems():
        told = labels(locale, problem)
        assert len(set(told)) == len(told), f"problem {problem.number}: {told}"
        assert max(map(len, told)) <= LONGEST, f"problem {problem.number}: {told}"


def labels(locale: str, problem: PiquetProblem) -> list[str]:
    seen, _ = problem.position
    return [choice_label(words(locale), seen, problem, choice) for choice in problem.choices]


def test_a_lead_problem_offers_cards_and_no_calls() -> None:
    """By the rules, elder with nothing to call may still call, but the problem is only about cards."""
    leads = [one for one in all_problems() if one.topic is Topic.LEAD and one.position[0].open_kinds]
    assert leads
    assert not [told for problem in leads for told in labels("en", problem) if "Call" in told]


def test_one_phrase_names_two_equivalent_cards() -> None:
    """In German the verb comes after both cards."""
    told = {
        choice_text(words("de"), problem.position[0], problem, choice)
        for problem in all_problems()
        if problem.topic is Topic.LEAD
        for choice in problem.choices
        if len(choice.actions) == 2
    }
    assert told
    assert all(" oder " in one and one.endswith(" ausspielen") for one in told)


@pytest.mark.parametrize(("choice", "told"), [(None, "waiting"), ("best", "✅ solved"), ("other", "❌ not solved")])
async def test_one_line_shows_todays_grade_and_the_persons_result(
    services: ServiceContext, choice: str | None, told: str
) -> None:
    asked = await problems.daily_problem(services.context, ADA)
    if choice:
        problem = asked.problem
        number = problem.best if choice == "best" else (problem.best + 1) % len(problem.choices)
        await problems.answer(services.context, ADA, problem.number, asked.round, asked.day, number)
    line = day_line(words("en"), await problems.daily_problem(services.context, ADA))
    assert line.startswith(f"🧩 **Problem of the day** · Easy · {told}")
    assert "\n" not in line

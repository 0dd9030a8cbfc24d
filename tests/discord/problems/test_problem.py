from pathlib import Path
from typing import Any

import pytest

from bot.features.problems.service import all_problems, problem_numbered
from bot.kit.controls import control_id
from bot.kit.words import languages
from bot.piquet.house.problems.problem import Grade, PiquetProblem, Topic
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.messages import VisibleMessage

LOCALES = [languages()[0], *(pytest.param(other, marks=pytest.mark.long) for other in languages()[1:])]
"""Long runs test all languages. tests/bot/features/problems/test_problem_texts.py proves that labels are short enough.
"""


async def opened(person: Person, grade: Grade | None = None) -> VisibleMessage:
    given: dict[str, Any] = {} if grade is None else {"grade": grade.value}
    return await person.open_privately("piquet problem", **given)


def problem_in(post: VisibleMessage) -> PiquetProblem:
    return problem_numbered(int(next(control for control in post.controls if control.verb == "solve").partie))


async def choose(person: Person, post: VisibleMessage, *, right: bool = True) -> PiquetProblem:
    problem = problem_in(post)
    choice = problem.best if right else (problem.best + 1) % len(problem.choices)
    control = [control for control in post.controls if control.verb == "solve"][choice]
    await person.click(post, custom_id=control.custom_id)
    return problem


async def test_a_click_answers_the_daily_problem_and_explains_it(harness: Harness) -> None:
    post = await opened(harness.alice)
    assert "Problem of the day" in post.text
    problem = await choose(harness.alice, post)
    assert "✅ **Right: " in post.text
    assert "You have solved 1 of 1. 🔥 Streak: one day." in post.text
    assert not [control for control in post.controls if control.verb == "solve"]
    again = await opened(harness.alice)
    assert "✅ **Right: " in again.text
    assert problem_in(await opened(harness.bob)) is problem


async def test_a_wrong_answer_shows_the_better_one_and_what_each_is_worth(harness: Harness) -> None:
    post = await opened(harness.alice)
    problem = await choose(harness.alice, post, right=False)
    told = post.text
    assert "❌ **Not the best.**" in told
    assert "← you" in told
    assert told.count(" less: ") == min(len(problem.choices), 5) - 1
    assert "Streak" not in told


async def test_an_answer_is_stored_before_shown_and_the_first_stays(harness: Harness, database: Path) -> None:
    post = await opened(harness.alice)
    problem = problem_in(post)
    right, wrong = [
        control_id("solve", problem.number, 0, f"{_day(post)}.{at}")
        for at in (problem.best, (problem.best + 1) % len(problem.choices))
    ]
    await harness.alice.click(post, custom_id=wrong)
    stored = query(database, "SELECT * FROM problem_answers")
    await harness.restart()
    elsewhere = await opened(harness.alice)
    await harness.alice.press(elsewhere, right)
    assert query(database, "SELECT * FROM problem_answers") == stored
    assert "❌" in (await opened(harness.alice)).text


def _day(post: VisibleMessage) -> str:
    return next(control for control in post.controls if control.verb == "solve").arg.partition(".")[0]


@pytest.mark.parametrize("grade", Grade)
async def test_a_button_or_the_command_gives_another_problem_of_the_same_grade(harness: Harness, grade: Grade) -> None:
    post = await opened(harness.alice, grade)
    first = await choose(harness.alice, post)
    await harness.alice.click(post, verb="problem", arg=grade.value)
    second = problem_in(post)
    assert first.grade is second.grade is grade
    assert first is not second
    assert f"Problem {second.number}" in post.text
    await choose(harness.alice, post)
    assert "Streak" not in post.text
    await harness.alice.click(post, verb="problem", arg="day")
    assert "Problem of the day" in post.text


async def test_a_daily_problem_says_its_grade_and_the_hardest_days(harness: Harness) -> None:
    """First for a newcomer, then for a person who began more than a week ago."""
    post = await opened(harness.alice)
    assert "-# Easy in your first week. After that, Sunday’s problems are the hardest.\n" in post.text
    await choose(harness.alice, post)
    await harness.advance(7 * 24 * 3600)
    weekdays = {}
    for _ in range(7):
        told = (await opened(harness.alice)).text
        weekdays[harness.now.weekday()] = told.splitlines()[1]
        await harness.advance(24 * 3600)
    assert weekdays[0] == "-# Easy on Mondays. Sunday’s problems are the hardest."
    assert weekdays[3] == "-# Medium on Thursdays. Sunday’s problems are the hardest."
    assert weekdays[6] == "-# Hard: Sunday’s problems are the hardest."


@pytest.mark.parametrize(("right", "told"), [(True, "solved"), (False, "tried but failed to solve")])
async def test_a_shared_problem_shows_the_question_but_not_the_answer(
    harness: Harness, *, right: bool, told: str
) -> None:
    post = await opened(harness.alice)
    asked = post.text.splitlines()
    problem = await choose(harness.alice, post, right=right)
    await harness.alice.click(post, verb="shareproblem")
    shared = harness.posts()[-1]
    first, where, *position, button = shared.text.splitlines()
    assert f"Alice** {told} the problem of the day" in first
    assert where.startswith("-# Easy · ")
    assert button == "Try it"
    me, other = ("Elder", "Younger") if "you are **elder**" in where else ("Younger", "Elder")
    told_of = [line.replace("Alice", me).replace("Opponent", other) for line in asked[3:]]
    assert position == told_of[: len(position)], "the position as it was asked"
    assert "**Which" in position[-1] or "**What" in position[-1]
    mine = await harness.bob.click(shared, verb="tryproblem")
    assert mine.ephemeral
    assert await choose(harness.bob, mine.message) is problem
    assert "🔥 Streak: one day." in mine.message.text
    assert shared.text.splitlines()[0] == first
    assert ("✅ **Right: " if right else "❌ **Not the best.**") in post.text
    assert not [control for control in post.controls if control.verb == "shareproblem"]
    own = await harness.alice.click(shared, verb="tryproblem")
    assert "← you" in own.text


async def test_a_shared_problem_is_in_the_language_of_the_server(harness: Harness) -> None:
    alice = harness.alice
    alice.reads("fr")
    post = await opened(alice)
    await choose(alice, post)
    await alice.click(post, verb="shareproblem")
    assert "solved the problem of the day" in harness.posts()[-1].text


async def test_a_person_who_may_not_write_in_a_channel_cannot_share_there(harness: Harness) -> None:
    post = await opened(harness.alice)
    await choose(harness.alice, post)
    harness.discord.withhold(harness.channel.id, ["send_messages"], harness.alice.id)
    answer = await harness.alice.click(post, verb="shareproblem")
    assert "You can’t write in this channel" in answer.text
    assert harness.posts() == []


async def test_a_click_on_a_nonexistent_problem_gets_an_explanation(harness: Harness) -> None:
    post = await opened(harness.alice)
    answer = await harness.alice.press(post, control_id("solve", 1, 0, ".99"))
    assert "This problem no longer exists" in answer.text


@pytest.mark.sampled(2)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("topic", Topic)
async def test_a_problem_of_every_topic_is_asked_and_answered(harness: Harness, topic: Topic, locale: str) -> None:
    """Asks the first few of each topic; the harness checks every message against Discord's limits."""
    alice, bob = harness.alice, harness.bob
    for person in (alice, bob):
        person.reads(locale)
    posts = [(alice, await opened(alice), True), (bob, await opened(bob), False)]
    for problem in [one for one in all_problems() if one.topic is topic][:4]:
        for person, post, right in posts:
            choice = problem.best if right else (problem.best + 1) % len(problem.choices)
            # Before the first time there is no second: the problem is only shown.
            await person.press(post, control_id("solve", problem.number, 1, f".{choice}"))
            assert len([control for control in post.controls if control.verb == "solve"]) == len(problem.choices)
            assert "master" not in post.text
            await person.press(post, control_id("solve", problem.number, 0, f".{choice}"))
            assert ("✅" if right else "❌") in post.text


async def test_a_problem_is_solved_in_direct_messages_without_a_button_to_share(harness: Harness) -> None:
    alice = harness.alice
    answer = await alice.slash("piquet problem", alice.dm)
    await choose(alice, answer.message)
    assert "✅ **Right: " in answer.message.text
    assert not [control for control in answer.message.controls if control.verb == "shareproblem"]

from pathlib import Path

import pytest

from bot.features.house import review
from bot.features.par import service as par
from bot.features.problems import training
from bot.kit.words import languages
from tests.fakes.fake_engine import asked_by_thumb, judged_by_thumb, line_by_thumb
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.discord.past_parties import decide, over
from tests.support.messages import VisibleMessage
from tests.support.players import begin, players_of, resign, step

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(training, "ask_again", asked_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)


async def reviewed(harness: Harness) -> str:
    await over(harness)
    return (await harness.alice.click(harness.alice.live(), label="What cost me most")).text


async def opened(person: Person) -> VisibleMessage:
    return await person.open_privately("piquet problem")


def choices(post: VisibleMessage) -> list[str]:
    return [control.custom_id for control in post.controls if control.verb == "findbetter"]


async def answer(person: Person, post: VisibleMessage, *, right: bool) -> None:
    await person.click(post, custom_id=choices(post)[int(right)])


@pytest.mark.long
async def test_a_costly_decision_comes_back_and_is_trained_until_it_is_found(harness: Harness, database: Path) -> None:
    told = await reviewed(harness)
    assert "This position comes back <t:" in told
    number = len(query(database, "SELECT * FROM training"))
    assert 0 < number <= review.MOST
    post = await opened(harness.alice)
    assert "Train on your mistakes" not in post.text
    for days in (3, 7):
        await harness.advance(days * DAY)
        post = await opened(harness.alice)
        for left in range(number, 0, -1):
            assert f"Train on your mistakes ({left})" in post.text
            await harness.alice.click(post, verb="train")
            assert "A decision from your game #1" in post.text
            assert len(choices(post)) == 2
            await answer(harness.alice, post, right=True)
            assert "✅ **Right: " in post.text
            assert "In the game you chose to " in post.text
            assert "That cost **5.0**." in post.text
            assert not choices(post)
        assert "Train on your mistakes" not in post.text
    assert "You’ve found the best choice twice, so this position won’t come back." in post.text
    await harness.advance(60 * DAY)
    assert "Train on your mistakes" not in (await opened(harness.alice)).text


async def test_every_costly_decision_says_when_it_comes_back(harness: Harness, database: Path) -> None:
    told = await reviewed(harness)
    _, *decisions = told.split(": cost 5 points**")
    stored = query(database, "SELECT due_at FROM training")
    assert len(decisions) == len(stored) == review.MOST
    for decision, (due,) in zip(decisions, stored, strict=True):
        assert f"-# This position comes back <t:{due}:R>." in decision
    await harness.advance(3 * DAY)
    told = (await harness.alice.click(harness.alice.live(), label="What cost me most")).text
    assert "comes back" not in told
    assert f"-# Positions waiting for you: {len(stored)} (`/piquet problem`)." in told


async def test_a_wrong_answer_is_explained_and_returns_after_seven_days(harness: Harness, database: Path) -> None:
    await reviewed(harness)
    await harness.advance(10 * DAY)
    post = await opened(harness.alice)
    await harness.alice.click(post, verb="train")
    first = choices(post)
    await harness.restart()
    await harness.alice.click(post, custom_id=first[0])
    assert "❌ **Not the best.**" in post.text
    assert "That is what you chose in the game, and it cost **5.0**." in post.text
    assert "5.0 less" in post.text
    (due,) = {row[0] for row in query(database, "SELECT due_at FROM training WHERE answers = 1")}
    assert f"<t:{due}:R>" in post.text
    assert due == int(harness.now.timestamp()) + 7 * DAY
    before = query(database, "SELECT * FROM training")
    await harness.alice.press(post, first[1])
    assert query(database, "SELECT * FROM training") == before, "the first answer stays"
    assert "❌" in post.text


async def test_the_page_says_when_the_next_mistake_comes_back(harness: Harness) -> None:
    await reviewed(harness)
    post = await opened(harness.alice)
    await harness.alice.click(post, custom_id=next(one.custom_id for one in post.controls if one.verb == "solve"))
    assert "The next of your mistakes comes back <t:" in post.text
    assert "comes back" not in (await opened(harness.bob)).text


async def test_a_review_during_a_partie_stores_no_mistakes_for_training(harness: Harness, database: Path) -> None:
    await begin(harness, deals=2)
    await decide(harness, 20)
    players = players_of(harness, 2)
    while "review" not in {control.verb for control in harness.alice.live().controls}:
        await step(harness, players)
    told = await harness.alice.click(harness.alice.live(), verb="review")
    assert "You chose to " in told.text
    assert "position" not in told.text
    assert not query(database, "SELECT * FROM training")
    await resign(harness.alice)
    told = await harness.alice.click(harness.alice.live(), label="What cost me most")
    assert "comes back" in told.text


async def test_nobody_else_can_answer_or_see_a_mistake(harness: Harness, database: Path) -> None:
    await reviewed(harness)
    await harness.advance(3 * DAY)
    post = await opened(harness.alice)
    await harness.alice.click(post, verb="train")
    before = query(database, "SELECT * FROM training")
    told = await harness.bob.press(post, choices(post)[1])
    assert "This problem no longer exists" in told.text
    assert query(database, "SELECT * FROM training") == before


@pytest.mark.sampled(1)
@pytest.mark.parametrize("locale", languages())
async def test_a_mistake_is_asked_in_the_language_of_its_player(harness: Harness, locale: str) -> None:
    await reviewed(harness)
    await harness.advance(3 * DAY)
    harness.alice.reads(locale)
    post = await opened(harness.alice)
    await harness.alice.click(post, verb="train")
    await harness.alice.click(post, custom_id=choices(post)[0])
    title = {"en": "A decision from", "de": "Eine Entscheidung aus", "fr": "Une décision de"}[locale]
    assert title in post.text

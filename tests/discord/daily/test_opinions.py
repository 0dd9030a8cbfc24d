import asyncio
from typing import Any

import pytest

from bot.features.house import review
from bot.kit.controls import control_id
from bot.model.errors import OneQuestion, Refused
from bot.model.ids import PRIVATE
from bot.runtime.engine_pool import EnginePool
from tests.discord.daily.test_daily import begin, page_of, play_out
from tests.fakes.fake_engine import judged_by_thumb
from tests.fakes.simcord_harness import Harness
from tests.support.discord.table_checks import bot_of

BUSY = "still thinking about your last question"


@pytest.fixture(autouse=True)
def _judged_by_thumb(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not request.node.get_closest_marker("long"):
        monkeypatch.setattr(review, "judge", judged_by_thumb)


class AllHandled:
    """Delays the engine until every press has reached it or has been refused, however fast the machine is."""

    def __init__(self, presses: int) -> None:
        self._left = presses
        self._all = asyncio.Event()

    def _one(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._all.set()

    def before_computing(self, pool: EnginePool, monkeypatch: pytest.MonkeyPatch) -> None:
        ask_in_turn = pool.ask_in_turn

        def refused(refusal: OneQuestion) -> None:
            Refused.__init__(refusal)
            self._one()

        async def after_all_presses(*job: Any) -> Any:
            if not self._all.is_set():
                self._one()
                await pool.wait_for(self._all.wait())
            return await ask_in_turn(*job)

        monkeypatch.setattr(OneQuestion, "__init__", refused)
        monkeypatch.setattr(pool, "ask_in_turn", after_all_presses)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("verb", ["daycompare", "dayshare"])
async def test_a_person_who_presses_ten_times_starts_one_computation(
    harness: Harness, verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, handled = harness.alice, AllHandled(10)
    for _ in range(2):
        await begin(alice)
        await play_out(alice)
    await harness.advance(60)
    page = await page_of(alice)
    pressed = alice.pressing(page, page.control(verb=verb).custom_id)
    handled.before_computing(bot_of(harness).context.engine_pool, monkeypatch)
    answers = await harness.at_once(*[pressed] * 10)
    assert sum(BUSY in answer.text for answer in answers) == 9
    assert BUSY not in (await alice.click(page, verb=verb)).text


async def test_people_without_a_server_are_not_shown_each_other(harness: Harness) -> None:
    """They do not know each other, so the comparison shows no names or ids."""
    alice, bob = harness.alice, harness.bob
    for person in (alice, bob):
        page = (await person.slash("piquet daily", channel=person.dm)).post
        assert page is not None
        await person.click(page, verb="daily")
        await play_out(person)
    page = (await alice.slash("piquet daily", channel=alice.dm)).post
    assert page is not None
    for arg in ("0", f"0.{bob.id}"):
        told = await alice.press(page, control_id("daycompare", PRIVATE, 1, arg))
        assert "Players outside a server can’t see each other’s deals." in told.text
        assert told.post is not None
        assert "Bob" not in str(told.post)
        assert str(bob.id) not in str(told.post)


@pytest.mark.long
async def test_the_posted_line_is_the_one_that_the_master_level_judged(harness: Harness) -> None:
    """A forged id, or the button after a restart, privately shows the person their own line again."""
    alice, forged = harness.alice, control_id("daypost", harness.server.id, 1, "gggg.gggg")
    for _ in range(2):
        await begin(alice)
        await play_out(alice)
    await harness.advance(60)
    shown = await alice.press(await page_of(alice), forged)
    assert shown.ephemeral
    assert shown.post is not None
    line = next(line for line in shown.text.splitlines() if line.startswith("Piquet 1: "))
    assert not [post for post in harness.posts() if "Piquet 1: " in post.text]
    await harness.restart()
    shown = await alice.click(shown.post, label="Post it here")
    assert shown.ephemeral
    assert shown.post is not None
    await alice.press(shown.post, forged)
    assert line in harness.posts()[-1].text

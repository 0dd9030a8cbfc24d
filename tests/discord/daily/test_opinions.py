"""*Compare* and *Share* ask master about a person's decisions, of each person one question at a time."""

import pytest

from tests.discord.daily.test_daily import begin, page_of, play_out
from tests.fakes.simcord_harness import Harness

BUSY = "still thinking about your last question"


@pytest.mark.parametrize("verb", ["daycompare", "dayshare"])
async def test_who_presses_ten_times_starts_one_computation(harness: Harness, verb: str) -> None:
    alice = harness.alice
    for _ in range(2):
        await begin(alice)
        await play_out(alice)
    await harness.advance(60)
    page = await page_of(alice)
    pressed = alice.pressing(page, page.control(verb=verb).custom_id)
    answers = await harness.at_once(*[pressed] * 10)
    assert sum(BUSY in answer.text for answer in answers) == 9
    assert BUSY not in (await alice.click(page, verb=verb)).text

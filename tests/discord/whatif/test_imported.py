import pytest

from bot.features.whatif import service
from bot.model.ids import IMPORTED
from tests.discord.analysis.test_analyse import imported
from tests.fakes.fake_engine import judged_by_thumb, line_on_by_thumb
from tests.fakes.simcord_harness import Harness


@pytest.fixture(autouse=True)
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "judge", judged_by_thumb)
    monkeypatch.setattr(service, "house_line", line_on_by_thumb)


async def test_only_the_person_who_imported_a_record_can_ask_what_if(harness: Harness) -> None:
    page = await imported(harness.alice)
    replay = (await harness.alice.press(page, f"pq:1:replay:{IMPORTED + 1}:3:open")).message
    asked = (await harness.alice.click(replay, label="What if?")).message
    assert "chose to" in asked.text
    await harness.alice.click(asked, label="What the house would do")
    assert "then the house plays on for both" in asked.text
    if any(one.label == "See what follows" for one in asked.controls):
        await harness.alice.click(asked, label="See what follows")
        assert "step 1 of" in asked.text
    other = await harness.bob.slash("piquet rules")
    for custom_id in (f"pq:1:whatif:{IMPORTED + 1}:3", f"pq:1:line:{IMPORTED + 1}:3:0.open.played.house"):
        assert "I no longer have this game" in (await harness.bob.press(other.message, custom_id)).text

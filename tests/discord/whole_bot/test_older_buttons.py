from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Harness
from tests.support.discord.past_parties import decide
from tests.support.paths import CASES
from tests.support.players import begin, bot_at

VERSIONS = sorted((CASES / "buttons").glob("*.txt"), key=lambda file: file.stem)

REMOVED = {
    "pq:1:checkhouse:1:0": "`python -m bot verify --house`",
    "pq:1:position:0:0": "This problem no longer exists. `/piquet problem`",
    "pq:1:solveposition:7:0:1": "This problem no longer exists. `/piquet problem`",
}
"""Button ids of removed features, and words in the bot's answer."""


def stored(file: Path) -> list[str]:
    """Returns a file's lines: an id, and for a select a tab and a value."""
    return file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
async def test_every_button_of_an_older_version_is_answered(database: Path, file: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        await decide(harness, 12)
        post = harness.alice.live()
        people = {"alice": harness.alice.id, "bob": harness.bob.id}
        for line in stored(file):
            custom_id, *values = line.format(target=1, **people).split("\t")
            said = await harness.alice.press(post, custom_id, values=values or None)
            assert "too old to work" not in said.text, line


@pytest.mark.parametrize("custom_id", REMOVED)
async def test_a_button_of_a_removed_feature_says_what_to_do(database: Path, custom_id: str) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        said = await harness.alice.press(harness.alice.live(), custom_id)
        assert REMOVED[custom_id] in said.text

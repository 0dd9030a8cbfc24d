"""What the fake process of the bot promises the tests that use it."""

from pathlib import Path

from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import opened


async def test_after_a_new_messenger_nothing_is_brought_to_the_one_before(tmp_path: Path) -> None:
    """Not even when the alarm of the dispatcher before rings."""
    async with opened(tmp_path / "piquet.sqlite3") as services:
        dispatcher, messenger = services.dispatcher, services.messenger
        await services.new_messenger()
        partie = await services.begin()
        await services.play(partie, 5, told=False)
        await dispatcher._ring()
        await dispatcher._workers.rest()
        assert messenger.messages == []
        await services.tell(partie)
        assert services.messenger.told(THREAD + partie) == list(range((await services.row(partie)).seq))


async def test_the_newest_dispatcher_ends_with_the_process(tmp_path: Path) -> None:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        await services.new_messenger()
        await services.play(await services.begin(), 10)
        assert services.dispatcher._alarm._sleeper is not None
    assert services.dispatcher._alarm._sleeper is None

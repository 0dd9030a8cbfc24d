from pathlib import Path

import pytest

from bot.admin.doctor.checkup import Checkup
from data.store import integrity
from data.store.transaction import Transaction
from tests.discord.tables.test_places import play_some
from tests.fakes.simcord_harness import Harness
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import bot_of, check_table_messages, row_of
from tests.support.players import begin, bot_at

HOUR = 60 * 60


@pytest.fixture
def _no_hourly_look() -> None:
    """Another process writes to the database, and the bot would notice within the hour."""


async def doctor(harness: Harness, database: Path) -> list[bool]:
    """Runs a repairing check as if in another process. Returns for each finding whether it is repaired."""
    own = await integrity.open_as_it_is(database)
    try:
        visit = Checkup(own, lambda: int(harness.now.timestamp()), True, lambda done, parties: None)
        return [found.repaired async for found in visit.findings()]
    finally:
        await own.close()


@pytest.mark.long
async def test_the_doctor_finds_no_problems_while_the_bot_is_running(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        for seed in range(3):
            assert await doctor(harness, database) == []
            await play_some(harness, 8, seed=seed)
        assert await doctor(harness, database) == []


async def test_lost_hands_and_table_messages_are_sent_again_within_the_hour(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        await decide(harness, 12)

        for post in [*harness.alice.dms(), *harness.bob.dms()]:
            harness.discord.delete_message(post.channel, post.id)

        def forget(tx: Transaction) -> None:
            tx.execute("UPDATE seats SET hand_channel = NULL, hand_message = NULL")
            tx.execute("UPDATE parties SET table_channel = NULL, table_message = NULL, to_act = 1 - to_act")

        acting = (harness.alice, harness.bob)[(await row_of(harness)).to_act or 0]
        await bot_of(harness).context.database.write(forget)
        assert all(await doctor(harness, database))
        await harness.advance(HOUR + 60)
        assert acting.lives()
        assert (await row_of(harness)).table_channel is not None
        await play_some(harness, 20, seed=2)
        assert await doctor(harness, database) == []


async def test_the_table_shows_missing_actions_within_the_hour(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        await decide(harness, 12)
        await bot_of(harness).context.database.write(lambda tx: tx.execute("DELETE FROM posts WHERE number > 0"))
        assert all(await doctor(harness, database))
        await harness.advance(HOUR + 60)
        await check_table_messages(harness)

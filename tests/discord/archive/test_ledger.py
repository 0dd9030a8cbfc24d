"""A bot that is started on parties from before there were books enters them by itself."""

from pathlib import Path

from bot.services.ledger.leaderboards import LeaderboardKey, RankedBy, leaderboard
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.players import begin, bot_at


def lose_the_books(tx: Transaction) -> None:
    for table in ("results", "ratings", "places", "crowds"):
        tx.execute(f"DELETE FROM {table}")  # noqa: S608
    tx.execute("UPDATE parties SET booked = 0, rated = 0")


async def test_after_an_upgrade_the_boards_know_who_won_before(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        asked = await harness.alice.slash("piquet resign")
        assert asked.post is not None
        await harness.alice.click(asked.post, label="Give it up")
        await bot_of(harness).context.database.write(lose_the_books)
        await harness.restart()
        await harness.advance(1)
        row = await row_of(harness)
        board = await leaderboard(
            bot_of(harness).context, LeaderboardKey(row.guild, RankedBy.WON, "deals", 0), harness.alice.id, None
        )
        assert [(one.user, one.value) for one in board.rows] == [(harness.bob.id, 1)]

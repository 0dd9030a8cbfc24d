"""A bot started on a database older than the ledger enters the finished parties by itself."""

from bot.features.results.leaderboards import leaderboard
from bot.model.leaderboards import LeaderboardKey, RankedBy
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness
from tests.support.discord.past_parties import finish_deal
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.players import begin, resign


def delete_the_ledger(tx: Transaction) -> None:
    for table in ("results", "deal_results", "ratings", "places", "crowds"):
        tx.execute(f"DELETE FROM {table}")  # noqa: S608
    tx.execute("UPDATE parties SET booked = 0, rated = 0")


async def test_after_an_upgrade_the_leaderboards_include_earlier_parties(harness: Harness) -> None:
    await begin(harness)
    await finish_deal(harness, harness.alice, harness.bob)
    await resign(harness.alice)
    await bot_of(harness).context.database.write(delete_the_ledger)
    await harness.restart()
    await harness.advance(1)
    row = await row_of(harness)
    board = await leaderboard(
        bot_of(harness).context, LeaderboardKey(row.guild, RankedBy.WON, "deals", 0), harness.alice.id, None
    )
    assert [(one.user, one.value) for one in board.rows] == [(harness.bob.id, 1)]

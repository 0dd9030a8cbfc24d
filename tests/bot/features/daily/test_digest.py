import re
from collections.abc import AsyncIterator

import pytest

from bot.features.daily.channel import NAMED, BestDeal, BestGame, DayPost, Digest, digest_before, week_of
from bot.features.daily.channel_view import channel_view
from bot.features.daily.day_posts import DayPosts
from bot.features.daily.keeper import DayCloser, DayPars
from bot.features.daily.service import today
from bot.features.servers.service import ServerChanges, save_server_settings
from bot.kit.words import languages, words
from bot.model.clocks import DAY, HOUR
from bot.piquet.rules import rules_of
from data import daily
from tests.bot.features.daily.test_channel import choose, last_day, ring
from tests.bot.features.daily.test_channel_view import text_of
from tests.bot.features.daily.test_days import ALICE, BOB, finish
from tests.fakes.service_context import GUILD, ServiceContext, hear

MONDAY = 1_767_571_200
"""5 January 2026, midnight in UTC."""


@pytest.fixture
async def posts(services: ServiceContext) -> AsyncIterator[DayPosts]:
    await choose(services)
    made = DayPosts(services.context, services.messenger)
    hear(services.context, made)
    yield made
    await made.stop()


async def opened_on(services: ServiceContext, time: int) -> None:
    services.clock.now = time
    await DayCloser(services.context).do()
    await today(services.context, GUILD)


async def digest_of(services: ServiceContext) -> Digest | None:
    row = await services.context.database.read(lambda tx: daily.latest_day(tx, GUILD))
    assert row is not None
    return await digest_before(services.context, GUILD, row.number)


def test_a_week_begins_on_monday() -> None:
    assert week_of(MONDAY - 1) != week_of(MONDAY) == week_of(MONDAY + 7 * DAY - 1)
    assert week_of(MONDAY - 13 * HOUR - 1, "Pacific/Auckland") != week_of(MONDAY - 13 * HOUR, "Pacific/Auckland")


async def test_the_digest_counts_only_the_deals_of_its_week(services: ServiceContext) -> None:
    await opened_on(services, MONDAY - DAY)
    await finish(services, BOB)
    await opened_on(services, MONDAY)
    assert (await digest_of(services)) is not None
    await finish(services)
    await opened_on(services, MONDAY + 3 * DAY)
    assert await digest_of(services) is None, "it is not the first day of a week"
    await finish(services, deals=1)
    await finish(services, BOB)
    await opened_on(services, MONDAY + 7 * DAY)
    found = await digest_of(services)
    assert found is not None
    assert (found.first, found.last, found.people, found.deals) == (2, 3, 2, 5)
    assert (found.most, found.each) == (("Ada",), 3)


async def test_public_parties_count_and_private_ones_do_not(services: ServiceContext) -> None:
    await opened_on(services, MONDAY)
    public = await services.begin(rules=rules_of("rubicon", {"deals": 1}))
    await services.play(public, 300)
    await opened_on(services, MONDAY + 7 * DAY)
    found = await digest_of(services)
    assert found is not None
    assert (found.people, found.deals, sorted(found.most)) == (2, 2, ["Ada", "Ben"])
    assert found.game is not None
    assert {found.game.winner, found.game.loser} == {"Ada", "Ben"}
    assert found.game.totals[0] > found.game.totals[1]


async def test_a_week_in_which_nobody_played_has_no_digest(services: ServiceContext) -> None:
    await opened_on(services, MONDAY)
    await opened_on(services, MONDAY + 7 * DAY)
    assert await digest_of(services) is None


@pytest.mark.parametrize("wanted", [True, False])
async def test_all_servers_get_the_digest_unless_they_turn_it_off(
    services: ServiceContext, posts: DayPosts, wanted: bool
) -> None:
    if not wanted:
        await save_server_settings(services.context, GUILD, ServerChanges(weekly_summary=False))
    await opened_on(services, MONDAY)
    posts.check_soon(GUILD)
    await ring(services, posts)
    await finish(services)
    await opened_on(services, MONDAY + 7 * DAY)
    await ring(services, posts, 60)
    assert (last_day(services).week is not None) is wanted
    await finish(services, BOB)
    await opened_on(services, MONDAY + 8 * DAY)
    await ring(services, posts, 60)
    weeks = [one.what.week for one in services.messenger.messages if isinstance(one.what, DayPost)]
    assert [week is not None for week in weeks] == [False, wanted, False]


async def test_best_and_rare_deals_are_read_from_the_deals(services: ServiceContext) -> None:
    await opened_on(services, MONDAY)
    (first, _) = await finish(services, ALICE)
    await DayPars(services.context).do()
    change = "UPDATE deal_results SET capot = 1, carte_blanche = 10 WHERE partie = ?"
    await services.context.database.write(lambda tx: tx.execute(change, first))
    await services.context.database.write(lambda tx: tx.execute("UPDATE pars SET total = -4000"))
    await opened_on(services, MONDAY + 7 * DAY)
    found = await digest_of(services)
    assert found is not None
    assert (found.capots, found.cartes_blanches) == (("Ada",), ("Ada",)), "not the house, for which it is stored too"
    assert found.best is not None
    assert (found.best.name, found.best.day) == ("Ada", 1)


@pytest.mark.parametrize("language", languages())
def test_the_digest_counts_names_and_shows_the_rest_as_a_number(language: str) -> None:
    many = tuple(f"P{number}" for number in range(NAMED + 2))
    week = Digest(
        1,
        7,
        9,
        40,
        ("Ada",),
        8,
        BestDeal("Ben", 3, 41),
        BestGame("Ada", "Ben", (119, 118)),
        (),
        ("Cleo", "Ada", "Cleo"),
        many,
    )
    told = text_of(channel_view(words(language), DayPost(GUILD, 8, 100, 0, 0, (), week=week)))
    assert "Cleo ×2, Ada" in told
    assert "P4" in told
    assert "P5" not in told
    assert "41" in told
    assert re.search(r"119.{1,4}118", told)

from bot.features.parties import queries
from bot.features.servers.service import ServerChanges, save_server_settings
from tests.discord.daily.test_daily import begin
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.players import member_with_permissions

ASKED = "Post the daily deals in this channel?"


def offers(harness: Harness, person: Person) -> list[VisibleMessage]:
    return [post for post in harness.posts(viewer=person) if ASKED in post.text]


async def channel_of(harness: Harness) -> int | None:
    return (await queries.guild(bot_of(harness).context, harness.server.id)).daily_channel


async def test_the_bot_asks_a_manager_once_to_post_after_the_first_deal(harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    await chief.slash("piquet games")
    assert not offers(harness, chief), "nobody has played"
    await begin(harness.alice)
    await harness.alice.slash("piquet games")
    assert not offers(harness, harness.alice), "no manager"
    for _ in range(2):
        await chief.slash("piquet games")
        (offered,) = offers(harness, chief)
    assert offered.ephemeral
    assert not offers(harness, harness.bob)
    told = await harness.alice.press(offered, "pq:1:dayhere:0:0")
    assert "Only people who manage this server" in told.text
    assert await channel_of(harness) is None
    await chief.click(offered, label="Post them here")
    assert f"The daily deals are now posted in <#{harness.channel.id}>." in offered.text
    assert await channel_of(harness) == harness.channel.id


async def test_the_bot_asks_nobody_where_it_cannot_write(harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    await begin(harness.alice)
    harness.withhold("send_messages")
    await chief.slash("piquet games")
    assert not offers(harness, chief)
    harness.withhold()
    await chief.slash("piquet games")
    assert len(offers(harness, chief)) == 1


async def test_the_bot_does_not_ask_a_server_that_has_a_channel(harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    await begin(harness.alice)
    chosen = ServerChanges(daily_channel=harness.channel.id)
    await save_server_settings(bot_of(harness).context, harness.server.id, chosen)
    await chief.slash("piquet games")
    assert not offers(harness, chief)

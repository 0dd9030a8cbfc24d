from pathlib import Path

from bot.features.parties import queries
from bot.model.servers import Guild
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.players import member_with_permissions

TOGGLES = ["table_in_channel", "claims_itself", "awards", "pictures", "advice", "weekly_summary"]


async def opened(person: Person) -> VisibleMessage:
    return await person.open_privately("piquet server")


async def stored(harness: Harness) -> Guild:
    return await queries.guild(bot_of(harness).context, harness.server.id)


async def test_every_toggle_and_menu_takes_effect_immediately_and_survives_a_restart(harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    panel = await opened(chief)
    for name in TOGGLES:
        wanted = not getattr(await stored(harness), name)
        await chief.click(panel, arg=f"{name}.{int(wanted)}")
        assert getattr(await stored(harness), name) is wanted
    await chief.press(panel, "pq:1:serverset:0:0:daily_digest.1")
    assert (await stored(harness)).weekly_summary, "an older panel"
    await harness.restart()
    await chief.choose(panel, ["24"], custom_id="pq:1:serverset:0:0:pace")
    assert (await stored(harness)).pace == 86_400
    await chief.choose(panel, ["0"], custom_id="pq:1:serverset:0:0:pace")
    assert (await stored(harness)).pace is None
    await chief.choose(panel, ["fr"], custom_id="pq:1:serverset:0:0:language")
    assert (await stored(harness)).language == "fr"
    assert "**Français**" in panel.text
    await chief.choose(panel, ["discord"], custom_id="pq:1:serverset:0:0:language")
    assert (await stored(harness)).language == ""


async def test_only_people_who_manage_the_server_can_change_settings(harness: Harness) -> None:
    panel = await opened(member_with_permissions(harness, manage_guild=True))
    before = await stored(harness)
    told = await harness.alice.press(panel, "pq:1:serverset:0:0:advice.0")
    assert told.ephemeral
    assert "Only people who manage this server" in told.text
    assert await stored(harness) == before


async def test_the_end_of_the_day_is_shown_as_an_hour(harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    panel = await opened(chief)
    assert "A day ends at **00:00 (UTC)**." in panel.text
    await chief.choose(panel, ["23"], custom_id="pq:1:serverset:0:0:hour")
    await chief.choose(panel, ["Europe/Paris"], custom_id="pq:1:serverset:0:0:zone")
    assert "A day ends at **23:00 (Paris, France)**." in panel.text
    assert "<t:" not in panel.text
    guild = await stored(harness)
    assert (guild.daily_hour, guild.daily_zone) == (23, "Europe/Paris")


async def test_the_panel_says_when_the_open_day_ends_after_a_change(harness: Harness, database: Path) -> None:
    await harness.alice.open_privately("piquet daily")
    (closes_at,) = (day[0] for day in query(database, "SELECT closes_at FROM days"))
    chief = member_with_permissions(harness, manage_guild=True)
    panel = await opened(chief)
    await chief.choose(panel, ["7"], custom_id="pq:1:serverset:0:0:hour")
    assert f"A day ends at **07:00 (UTC)**; today’s deals end <t:{closes_at}:f>." in panel.text


async def test_every_time_zone_can_be_typed_and_an_unknown_one_is_refused(harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    said = await chief.slash("piquet server", zone="Asia/Kathmandu")
    assert "(Kathmandu, Nepal)" in said.text
    assert (await stored(harness)).daily_zone == "Asia/Kathmandu"
    told = await chief.slash("piquet server", zone="Atlantis")
    assert "I don’t know this time zone." in told.text
    assert (await stored(harness)).daily_zone == "Asia/Kathmandu"
    assert all("NoSuchZone" in error for error in harness.take_errors())
    offered = await chief.actor.autocomplete(harness.channel, "piquet server", "zone", "new y")
    assert [choice["value"] for choice in offered] == ["America/New_York"]

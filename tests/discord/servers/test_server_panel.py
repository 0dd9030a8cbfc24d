"""The panel of /piquet server: every toggle and menu acts at once, for those alone who manage the server."""

import pytest

from bot.features.parties import queries
from bot.model.servers import Guild
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.players import member_with_permissions

TOGGLES = ["table_in_channel", "claims_itself", "awards", "pictures", "advice", "daily_digest"]


async def opened(person: Person) -> VisibleMessage:
    return await person.open_privately("piquet server")


async def stored(harness: Harness) -> Guild:
    return await queries.guild(bot_of(harness).context, harness.server.id)


async def test_every_toggle_and_menu_acts_at_once_across_a_restart(harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    panel = await opened(chief)
    for name in TOGGLES:
        wanted = not getattr(await stored(harness), name)
        await chief.click(panel, arg=f"{name}.{int(wanted)}")
        assert getattr(await stored(harness), name) is wanted
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


async def test_nobody_else_changes_anything(harness: Harness) -> None:
    panel = await opened(member_with_permissions(harness, manage_guild=True))
    before = await stored(harness)
    told = await harness.alice.press(panel, "pq:1:serverset:0:0:advice.0")
    assert told.ephemeral
    assert "Only people who manage this server" in told.text
    assert await stored(harness) == before


@pytest.mark.parametrize(
    ("arg", "values"), [("advice", None), ("left_at.1", None), ("pace", ["5"]), ("pace", ["x"]), ("language", ["tlh"])]
)
async def test_a_forged_control_changes_nothing(arg: str, values: list[str] | None, harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    panel, before = await opened(chief), await stored(harness)
    assert (await chief.press(panel, f"pq:1:serverset:0:0:{arg}", values=values)).ephemeral
    assert await stored(harness) == before

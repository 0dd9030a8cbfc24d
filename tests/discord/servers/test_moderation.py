from pathlib import Path

import discord
import pytest
import simcord

from tests.discord.tables.test_places import play_some
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import row_of
from tests.support.players import at_table, begin, bot_at, challenge, member_with_permissions, table

VERBS = ("moderate", "stopping", "stop", "moveto")
"""The verbs of a moderator's buttons."""


def moderator(harness: Harness, permission: str = "manage_messages") -> Person:
    return member_with_permissions(harness, **{permission: True})


@pytest.mark.parametrize("permission", ["manage_messages", "manage_threads"])
async def test_a_moderator_ends_a_table_after_confirming_and_both_players_get_notices(
    harness: Harness, permission: str
) -> None:
    await begin(harness)
    await decide(harness, 9)
    olga = moderator(harness, permission)
    shown = await olga.slash("piquet moderate", table(harness))
    assert shown.ephemeral
    assert "Alice – Bob" in shown.text
    asked = await olga.click(shown.message, verb="stopping")
    assert (await row_of(harness)).ended_at is None
    done = await olga.click(asked.message, verb="stop")
    assert "has ended without a result, and both players will be told" in done.text
    row = await row_of(harness)
    assert (row.ending, row.winner, row.result) == ("stopped", None, None)
    assert at_table(harness)[-1].text.startswith("The game has ended without a result, so no one wins.")
    for person in (harness.alice, harness.bob):
        assert "The game was stopped without a result." in person.live().text
        assert [control.verb for control in person.live().controls][:1] == ["rematch"]


async def test_without_confirmation_the_table_stays(harness: Harness) -> None:
    await begin(harness)
    olga = moderator(harness)
    shown = await olga.slash("piquet moderate", table(harness))
    asked = await olga.click(shown.message, verb="stopping")
    assert "End the game" in (await olga.click(asked.message, verb="moderate")).text
    await decide(harness, 5)


async def test_a_table_is_ended_only_once(harness: Harness) -> None:
    await begin(harness)
    olga = moderator(harness)
    shown = await olga.slash("piquet moderate", table(harness))
    asked = await olga.click(shown.message, verb="stopping")
    pressing = olga.pressing(asked.message, asked.message.control(verb="stop").custom_id)
    await harness.at_once(pressing, pressing, times=2, may_fail=True)
    assert sum("has ended without a result" in post.text for post in at_table(harness)) == 1


async def test_a_table_is_moved_to_another_channel_and_continues_there(harness: Harness, database: Path) -> None:
    elsewhere = harness.server.create_text_channel("elsewhere")
    await begin(harness)
    await decide(harness, 9)
    olga = moderator(harness)
    shown = await olga.slash("piquet moderate", table(harness), to=elsewhere)
    assert shown.message.control(verb="moveto").label == "Move the table to #elsewhere"
    assert elsewhere.mention in (await olga.click(shown.message, verb="moveto")).text
    assert "The table has moved here" in harness.posts(elsewhere)[0].text
    assert "· deal 1 of 6" in harness.posts(elsewhere)[0].text
    ((commitment,),) = query(database, "SELECT commitment FROM parties")
    assert str(commitment) in (await harness.carol.click(harness.posts(elsewhere)[0], label="Fair deals")).text
    before = len(harness.posts(table(harness)))
    await play_some(harness, 5, seed=2)
    assert len(harness.posts(table(harness))) == before
    for person in (harness.alice, harness.bob):
        assert str(elsewhere.id) in person.live().text


async def test_a_table_is_moved_to_the_moderator_s_channel(harness: Harness) -> None:
    elsewhere = harness.server.create_text_channel("elsewhere")
    await begin(harness)
    olga = moderator(harness)
    shown = await olga.slash("piquet moderate", elsewhere)
    await olga.click(shown.message, verb="moveto")
    assert (await row_of(harness)).table_channel == elsewhere.id
    again = await olga.slash("piquet moderate", elsewhere)
    assert [control.verb for control in again.message.controls] == ["stopping"]


async def test_a_table_cannot_move_to_a_channel_where_the_bot_cannot_write(harness: Harness) -> None:
    elsewhere = harness.server.create_text_channel("elsewhere")
    harness.discord.withhold(elsewhere.id, ["send_messages"])
    await begin(harness)
    olga, before = moderator(harness), table(harness).id
    shown = await olga.slash("piquet moderate", table(harness), to=elsewhere)
    assert "**Send Messages**" in (await olga.click(shown.message, verb="moveto")).text
    assert (await row_of(harness)).table_channel == before


async def test_with_several_tables_in_a_channel_the_moderator_picks_one(database: Path) -> None:
    async with Harness(bot_at(database), withheld=["create_public_threads"]) as harness:
        await begin(harness)
        await harness.carol.click(await challenge(harness.bob, harness.carol), verb="accept")
        olga = moderator(harness)
        shown = await olga.slash("piquet moderate")
        picks = [control for control in shown.message.controls if control.verb == "moderate"]
        assert len(picks) == 2
        chosen = next(pick for pick in picks if "Carol" in pick.label)
        picked = await olga.click(shown.message, custom_id=chosen.custom_id)
        assert "Bob – Carol" in picked.text


async def test_without_a_partie_in_progress_the_command_says_so(harness: Harness) -> None:
    assert "No game you can moderate" in (await moderator(harness).slash("piquet moderate")).text


async def test_a_player_at_the_table_is_not_a_moderator(harness: Harness) -> None:
    await begin(harness)
    refusal = await harness.alice.slash("piquet moderate", table(harness))
    assert refusal.ephemeral
    assert "people who manage this channel’s messages" in refusal.text
    assert all("NotAModerator" in error for error in harness.take_errors())
    olga = moderator(harness)
    shown = await olga.slash("piquet moderate", table(harness))
    for verb in VERBS:
        forged = f"pq:1:{verb}:1:0:{harness.channel.id}"
        assert "people who manage" in (await harness.carol.press(shown.message, forged)).text
        assert "only works on servers" in (await harness.alice.press(harness.alice.live(), forged)).text
    assert (await row_of(harness)).ended_at is None


async def answers_from(harness: Harness, person: Person, channel: simcord.ChannelHandle) -> list[str]:
    """Returns the answers to the command and to every forged button, in a channel other than the table's."""
    assert "No game you can moderate" in (await person.slash("piquet moderate", channel)).text
    await person.slash("piquet challenge", channel, rules="rubicon")
    post = harness.posts(channel)[0]
    return [(await person.press(post, f"pq:1:{verb}:1:0:{channel.id}")).text for verb in VERBS]


async def test_a_moderator_has_no_power_over_another_server(harness: Harness) -> None:
    await begin(harness)
    other = harness.discord.env.create_guild("Another Club")
    hall = other.create_text_channel("hall")
    role = other.create_role("Officer", permissions=discord.Permissions(manage_messages=True))
    olga = Person(harness, other.add_member(harness.discord.env.create_user("Olga"), roles=[role]))
    assert all("I no longer have this game" in said for said in await answers_from(harness, olga, hall))
    assert (await row_of(harness)).ended_at is None


async def test_a_moderator_of_one_channel_has_no_power_over_another_channel(harness: Harness) -> None:
    role = harness.server.create_role("Steward")
    steward = discord.PermissionOverwrite(manage_messages=True)
    channel = harness.server.create_text_channel("channel", overwrites={role: steward})
    sten = Person(harness, harness.server.add_member(harness.discord.env.create_user("Sten"), roles=[role]))
    await begin(harness)
    place = table(harness)
    assert all("people who manage" in said for said in await answers_from(harness, sten, channel))
    row = await row_of(harness)
    assert (row.ended_at, row.table_channel) == (None, place.id)


async def test_a_channel_moderator_can_end_but_not_move_its_tables(harness: Harness) -> None:
    elsewhere = harness.server.create_text_channel("elsewhere")
    harness.discord.grant(harness.channel.id, ["manage_threads"], harness.carol.id)
    await begin(harness)
    shown = await harness.carol.slash("piquet moderate", table(harness), to=elsewhere)
    assert "people who manage" in (await harness.carol.click(shown.message, verb="moveto")).text
    asked = await harness.carol.click(shown.message, verb="stopping")
    await harness.carol.click(asked.message, verb="stop")
    assert (await row_of(harness)).ending == "stopped"


async def test_a_table_without_a_channel_belongs_to_moderators_of_the_whole_server(harness: Harness) -> None:
    elsewhere = harness.server.create_text_channel("elsewhere")
    harness.discord.grant(elsewhere.id, ["manage_messages"], harness.carol.id)
    await begin(harness)
    harness.discord.delete_channel(harness.channel.id)
    await harness.settle()
    assert "No game you can moderate" in (await harness.carol.slash("piquet moderate", elsewhere)).text
    shown = await moderator(harness).slash("piquet moderate", elsewhere)
    assert "Alice – Bob" in shown.text

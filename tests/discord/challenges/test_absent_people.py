import pytest

from bot.model.ids import PartieId
from tests.fakes.simcord_harness import Harness
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.players import at_table, begin, challenge, resign, table


async def parties_begun(harness: Harness) -> int:
    return int(await bot_of(harness).context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM parties")))


@pytest.mark.parametrize("anyone", [True, False])
async def test_a_challenge_whose_challenger_left_is_closed_instead_of_accepted(harness: Harness, anyone: bool) -> None:
    offer = await challenge(harness.alice, None if anyone else harness.bob)
    accept = offer.control(verb="accept").custom_id
    harness.leave(harness.alice)
    await harness.bob.click(offer, verb="accept")
    assert "**Alice** has left the server, so this challenge is closed." in offer.text
    assert await parties_begun(harness) == 0
    assert not offer.controls
    harness.come_back(harness.alice)
    assert "This challenge was withdrawn" in (await harness.carol.press(offer, accept)).text
    assert await parties_begun(harness) == 0


async def test_cutting_does_not_begin_a_partie_with_a_person_who_left(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    page = (await harness.bob.click(offer, label="Fair deals")).message
    form = await harness.bob.click(page, verb="cut")
    harness.leave(harness.alice)
    await harness.bob.submit(page, form, "my words")
    assert "**Alice** has left the server, so this challenge is closed." in offer.text
    assert await parties_begun(harness) == 0


async def test_a_challenge_of_a_deleted_account_is_closed_in_a_group_too(harness: Harness) -> None:
    group = harness.group(harness.alice, harness.bob)
    offer = (await harness.alice.slash("piquet challenge", group, rules="rubicon")).message
    harness.discord.delete_account(harness.alice.id)
    await harness.bob.click(offer, verb="accept")
    assert "**Alice**’s account has been deleted, so this challenge is closed." in offer.text
    assert await parties_begun(harness) == 0


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (404, 10004)])
async def test_a_challenge_is_accepted_while_discord_cannot_say_who_is_there(
    harness: Harness, status: int, code: int
) -> None:
    offer = await challenge(harness.alice, harness.bob)
    with harness.fault("look", status, code):
        await harness.bob.click(offer, verb="accept")
    assert "**Bob** accepted" in offer.text
    assert await parties_begun(harness) == 1


async def test_a_rematch_with_a_person_who_left_the_server_is_not_offered(harness: Harness) -> None:
    await begin(harness)
    await resign(harness.alice)
    harness.leave(harness.alice)
    posts = len(harness.posts())
    answer = await harness.bob.click(at_table(harness)[-1], label="Rematch")
    assert "Your opponent in this game no longer plays here" in answer.text
    assert len(harness.posts()) == posts
    harness.take_errors()


async def test_a_rematch_with_a_deleted_account_is_not_offered_in_private_either(harness: Harness) -> None:
    group = harness.group(harness.alice, harness.bob)
    offer = (await harness.alice.slash("piquet challenge", group, opponent=harness.bob)).message
    await harness.bob.click(offer, verb="accept")
    await resign(harness.alice)
    harness.discord.delete_account(harness.alice.id)
    answer = await harness.bob.click(harness.bob.live(), verb="rematch")
    assert "Your opponent in this game no longer plays here" in answer.text
    harness.take_errors()


async def test_a_rematch_from_direct_messages_is_offered_while_discord_cannot_be_asked(harness: Harness) -> None:
    await begin(harness)
    await resign(harness.alice)
    assert (await row_of(harness, PartieId(1))).ended_at is not None
    with harness.fault("look", 500):
        await harness.bob.click(harness.bob.live(), verb="rematch")
    assert "**Bob** challenges" in harness.posts(table(harness))[-1].text

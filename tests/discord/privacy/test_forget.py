from pathlib import Path

import pytest

from tests.bot.features.privacy.test_forgetting import traces
from tests.discord.parties.test_without_server import invited, met
from tests.fakes.simcord_harness import Harness, Person
from tests.support.messages import VisibleMessage
from tests.support.players import begin, bot_at, challenge, resign


async def forget(person: Person) -> VisibleMessage:
    return await person.open_privately("piquet forget")


async def forget_all(person: Person) -> VisibleMessage:
    post = await forget(person)
    for verb in ("forget", "forgetnow"):
        answer = await person.click(post, verb=verb)
        post = answer.message
    return post


async def test_the_bot_tells_an_unknown_person_that_nothing_is_stored(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        assert "nothing about you" in (await forget(harness.carol)).text
        assert traces(database, harness.carol.id) == set()


async def test_a_person_is_asked_twice_and_then_forgotten(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        asked = await forget(harness.alice)
        assert "**one** game in play" in asked.text
        sure = (await harness.alice.click(asked, verb="forget")).message
        assert "**Bob**" in sure.text
        done = await harness.alice.click(sure, verb="forgetnow")
        assert "One game was resigned" in done.text
        await harness.settle()
        assert traces(database, harness.alice.id, "Alice") == set()
        assert any("Someone who left" in seen.text for seen in harness.bob.dms())
    async with Harness(bot_at(database)) as harness:
        await harness.settle()


async def test_a_person_who_changes_their_mind_is_not_forgotten(harness: Harness, database: Path) -> None:
    await begin(harness)
    before = traces(database, harness.alice.id, "Alice")
    sure = (await harness.alice.click(await forget(harness.alice), verb="forget")).message
    assert "Nothing was deleted" in (await harness.alice.click(sure, verb="keepme")).text
    assert traces(database, harness.alice.id, "Alice") == before


async def test_the_bot_asks_again_if_a_partie_began_in_the_meantime(harness: Harness, database: Path) -> None:
    await begin(harness)
    await resign(harness.alice)
    sure = (await harness.alice.click(await forget(harness.alice), verb="forget")).message
    await begin(harness)
    again = await harness.alice.click(sure, verb="forgetnow")
    assert "**Bob**" in again.text
    assert traces(database, harness.alice.id) != set()


async def test_nobody_else_can_answer_a_persons_question(harness: Harness, database: Path) -> None:
    await begin(harness)
    asked = await forget(harness.alice)
    for verb in ("forget", "forgetnow", "keepme"):
        refusal = await harness.bob.press(asked, f"pq:1:{verb}:{harness.alice.id}:1")
        assert "Only that person" in refusal.text
    assert traces(database, harness.alice.id) != set()


async def test_open_challenges_are_closed_publicly(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await forget_all(harness.alice)
    shown = next(post for post in harness.posts() if post.id == offer.id)
    assert "Alice" not in shown.text
    assert not shown.controls


async def test_the_privacy_page_and_the_terms_are_a_click_away(harness: Harness) -> None:
    rules = (await harness.carol.slash("piquet rules")).message
    for first in (await forget(harness.carol), rules):
        page = (await harness.carol.click(first, verb="policies")).message
        assert "Who is responsible" in page.text
        terms = (await harness.carol.click(page, verb="policy", arg="terms")).message
        assert "No warranty" in terms.text
        assert "the person who runs this bot" in terms.text


@pytest.mark.parametrize("to_them", [False, True])
async def test_an_invitation_in_direct_messages_is_closed_there(
    harness: Harness, database: Path, to_them: bool
) -> None:
    await met(harness)
    challenger, invitee = (harness.bob, harness.alice) if to_them else (harness.alice, harness.bob)
    await challenger.slash("piquet challenge", challenger.dm, opponent=invitee)
    offer = await invited(harness, invitee)
    await forget_all(harness.alice)
    assert not offer.live
    assert "Alice" not in offer.text
    assert traces(database, harness.alice.id, "Alice") == set()

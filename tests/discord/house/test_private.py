import random
import re
from typing import Any

from bot.kit.words import words
from bot.model.ids import PartieId
from tests.fakes.simcord_harness import Harness
from tests.support.discord.table_checks import row_of
from tests.support.messages import Response
from tests.support.players import Player, challenge, dealt, step

SAY = words()
NAME = SAY("house-name", level="beginner")


async def play_house(harness: Harness, **options: Any) -> Response:
    return await dealt(harness.alice, await harness.alice.slash("piquet challenge", level="beginner", **options))


def sees_nothing(harness: Harness) -> bool:
    seen = [one for one in harness.everything_seen_by(harness.bob) if one.channel]
    return harness.posts() == [] and harness.threads == [] and seen == []


async def test_a_whole_private_partie_is_shown_only_in_direct_messages(harness: Harness) -> None:
    answer = await play_house(harness, deals=1)
    assert answer.ephemeral
    hand = harness.alice.live()
    assert f"https://discord.com/channels/@me/{hand.channel}/{hand.id}" in answer.text
    assert (await row_of(harness)).is_private
    assert re.search(r"The cut: you \S+, the house \S+[.;]", hand.text)
    players = {"Alice": Player(harness.alice, random.Random(3))}
    while await step(harness, players):
        pass
    assert (await row_of(harness)).ending == "played"
    assert harness.alice.lives()[-1].controls
    assert sees_nothing(harness)
    for command in ("piquet profile", "piquet history"):
        assert (await harness.alice.slash(command)).ephemeral
    assert (await harness.bob.slash("piquet table")).text.count(NAME) == 0
    again = await dealt(harness.alice, await harness.alice.click(harness.alice.live(), verb="rematch"))
    assert again.ephemeral or again.post is not None
    assert (await row_of(harness, PartieId(2))).is_private
    assert sees_nothing(harness) or harness.posts() == []


async def test_a_player_with_closed_dms_plays_through_the_reply_to_the_command(harness: Harness) -> None:
    harness.alice.close_dms()
    answer = await play_house(harness, deals=1)
    assert "I can’t send you DMs" in answer.text
    assert answer.post is not None
    shown = await harness.alice.click(answer.post, label="Show my hand")
    assert "Piquet with" in shown.text
    for _ in range(200):
        found = (await harness.alice.slash("piquet hand")).post
        assert found is not None
        if (await row_of(harness)).ended_at is not None or "no games in progress" in found.text:
            break
        await Player(harness.alice, random.Random(3)).decide(found)
    assert (await row_of(harness)).ending == "played"
    assert sees_nothing(harness)


async def test_the_bot_sends_the_hand_to_reopened_dms_once_the_player_asks(harness: Harness) -> None:
    harness.alice.close_dms()
    await play_house(harness, deals=1)
    assert harness.alice.dms() == []
    harness.alice.open_dms()
    await harness.alice.slash("piquet hand")
    assert "Piquet with" in harness.alice.live().text


async def test_the_house_instead_of_a_person_plays_in_private(harness: Harness) -> None:
    offer = await challenge(harness.alice)
    asked = (await harness.alice.click(offer, label="Play the house instead")).post
    assert asked is not None
    answer = await harness.alice.click(asked, label="Beginner")
    hand = harness.alice.live()
    assert f"https://discord.com/channels/@me/{hand.channel}/{hand.id}" in answer.text
    assert [post.id for post in harness.posts()] == [offer.id]
    assert f"plays **{NAME}" in offer.text
    assert harness.threads == []


async def test_a_public_partie_has_its_table(harness: Harness) -> None:
    answer = await play_house(harness, public=True)
    assert not answer.ephemeral
    assert len(harness.threads) == 1
    assert not (await row_of(harness)).is_private

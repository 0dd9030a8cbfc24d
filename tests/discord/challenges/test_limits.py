from typing import Any

import pytest
from simcord.backend.errors import OptionError

from bot.features.servers.service import BOUNDS
from data import parties
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of
from tests.support.messages import Response
from tests.support.players import begin, challenge, member_with_permissions, resign, table

TO_THIS_PERSON = "You already have an open challenge to this person"
EXPECTED = ("Many", "Unavailable", "LimitOutOfBounds")


def rung(harness: Harness, person: Person) -> int:
    bodies = (request.body for request in harness.requests if isinstance(request.body, dict))
    data = (body.get("data", body) for body in bodies)
    allowed = (one["allowed_mentions"] for one in data if isinstance(one, dict) and one.get("allowed_mentions"))
    return sum(person.id in (one.get("users") or []) for one in allowed)


async def asked(harness: Harness, challenger: Person, opponent: Person | None = None) -> Response:
    """Returns the answer to a challenge. SimCord records a command's error even if the command was answered."""
    options: dict[str, Any] = {"rules": "rubicon"} if opponent is None else {"opponent": opponent}
    answer = await challenger.slash("piquet challenge", **options)
    assert all(any(error in taken for error in EXPECTED) for taken in harness.take_errors())
    return answer


async def in_play(harness: Harness) -> int:
    return len(await bot_of(harness).context.database.read(lambda tx: parties.ongoing_in(tx, harness.server.id)))


async def set_limits(harness: Harness, **limits: Any) -> Response:
    answer = await member_with_permissions(harness, manage_guild=True).slash("piquet server", **limits)
    assert all(any(error in taken for error in EXPECTED) for taken in harness.take_errors())
    return answer


async def test_twenty_challenges_to_one_person_ping_them_once(harness: Harness) -> None:
    answers = [await asked(harness, harness.alice, harness.bob) for _ in range(20)]
    assert rung(harness, harness.bob) == 1
    assert not answers[0].ephemeral
    assert all(answer.ephemeral and TO_THIS_PERSON in answer.text for answer in answers[1:])
    assert len(harness.posts()) == 1


async def test_a_repeated_challenge_does_not_ping_again_for_an_hour(harness: Harness) -> None:
    for number in range(4):
        offer = await challenge(harness.alice, harness.bob)
        await (harness.bob if number == 2 else harness.alice).click(
            offer, verb="decline" if number == 2 else "withdraw"
        )
    assert rung(harness, harness.bob) == 1
    await challenge(harness.carol, harness.bob)
    assert rung(harness, harness.bob) == 2
    await harness.advance(3601)
    await challenge(harness.alice, harness.bob)
    assert rung(harness, harness.bob) == 3


async def test_a_person_can_have_at_most_five_open_challenges_on_a_server(harness: Harness) -> None:
    offers = [await challenge(harness.alice) for _ in range(5)]
    refusal = await asked(harness, harness.alice, harness.bob)
    assert refusal.ephemeral
    assert "You have 5 open challenges on this server, which is the limit here" in refusal.text
    assert not rung(harness, harness.bob)
    await harness.alice.click(offers[0], verb="withdraw")
    assert not (await asked(harness, harness.alice, harness.bob)).ephemeral
    assert (await asked(harness, harness.alice)).ephemeral
    await harness.advance(24 * 60 * 60 + 1)
    assert not (await asked(harness, harness.alice)).ephemeral


async def test_challenges_to_the_house_respect_the_limit_on_new_tables(harness: Harness) -> None:
    await set_limits(harness, tables_a_minute=2)
    await begin(harness)
    await resign(harness.bob)
    assert "Game #2" in (await challenge(harness.carol, level="beginner", deals=1)).text
    refusal = await harness.alice.slash("piquet challenge", level="beginner", deals=1, public=True)
    assert "2 tables were opened on this server in the last minute" in refusal.text
    offer = await challenge(harness.alice)
    asking = await harness.alice.click(offer, verb="house")
    assert "Your cards are in your DMs" in (await harness.alice.click(asking.message, arg="beginner")).text
    assert all("ManyTables" in taken for taken in harness.take_errors())
    assert await in_play(harness) == 1


async def test_a_player_at_the_servers_limit_of_parties_cannot_start_another(harness: Harness) -> None:
    await set_limits(harness, parties=1)
    waiting = await challenge(harness.bob, harness.carol)
    await begin(harness)
    own = await asked(harness, harness.alice, harness.carol)
    assert "You have 1 game in progress on this server, which is the limit here" in own.text
    theirs = await asked(harness, harness.carol, harness.alice)
    assert "You and this person can’t start a game right now" in theirs.text
    assert not rung(harness, harness.carol) - 1
    assert "You and this person can’t start" in (await harness.carol.click(waiting, verb="accept")).text
    house = await harness.alice.slash("piquet challenge", level="beginner", deals=1, public=True)
    assert "You have 1 game in progress" in house.text
    assert all("ManyParties" in taken for taken in harness.take_errors())
    assert await in_play(harness) == 1
    await resign(harness.alice)
    await harness.carol.click(waiting, verb="accept")
    assert await in_play(harness) == 1


async def test_a_rematch_counts_as_a_challenge_to_that_person(harness: Harness) -> None:
    await begin(harness)
    await resign(harness.bob)
    await challenge(harness.alice, harness.bob)
    end = harness.posts(table(harness))[-1]
    assert TO_THIS_PERSON in (await harness.alice.click(end, verb="rematch")).text
    assert rung(harness, harness.bob) == 3  # two challenges, and the opening of the table


async def test_a_server_sets_its_limits_within_bounds(harness: Harness) -> None:
    text = (await set_limits(harness)).text
    assert "**5** open challenges" in text
    assert "**1** to any one person" in text
    assert "**50** games in progress" in text
    assert "**10** a minute" in text
    changed = (await set_limits(harness, challenges=6, challenges_to_one=2, parties=60, tables_a_minute=20)).text
    assert "**6** open challenges" in changed
    assert "**2** to any one person" in changed
    assert "**60** games in progress" in changed
    assert "**20** a minute" in changed
    assert [(await asked(harness, harness.alice, harness.bob)).ephemeral for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize("option", BOUNDS)
async def test_the_bot_sends_discord_the_bounds_of_each_limit(harness: Harness, option: str) -> None:
    assert f"**{BOUNDS[option]}**" in (await set_limits(harness, **{option: BOUNDS[option]})).text
    for beyond in (0, BOUNDS[option] + 1):
        with pytest.raises(OptionError):
            await set_limits(harness, **{option: beyond})

from pathlib import Path
from typing import Any

import pytest

from tests.discord.challenges.test_limits import asked, rung, set_limits
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import BOB_DEALS, RICH, exchange, stack_packs
from tests.support.messages import Response
from tests.support.players import begin, bot_at, challenge, resign, table

SILENT = 1 << 12
"""The flag of a message without a notification."""


async def block(person: Person, other: Person | None = None) -> Response:
    options: dict[str, Any] = {} if other is None else {"person": other}
    answer = await person.slash("piquet block", **options)
    assert answer.ephemeral
    return answer


async def refusal_at_the_limit(harness: Harness) -> str:
    await set_limits(harness, parties=1)
    offer = await challenge(harness.carol, harness.bob)
    await harness.bob.click(offer, verb="accept")
    text = (await asked(harness, harness.alice, harness.bob)).text
    await resign(harness.carol)
    return text


async def test_a_blocked_challenger_sees_a_refusal_that_others_also_see(
    harness: Harness,
) -> None:
    at_the_limit = await refusal_at_the_limit(harness)
    before, posts = rung(harness, harness.bob), len(harness.posts())
    told = (await block(harness.bob, harness.alice)).text
    assert "**Alice**" in told
    refusal = await asked(harness, harness.alice, harness.bob)
    assert refusal.ephemeral
    assert refusal.text == at_the_limit
    assert "block" not in refusal.text
    assert (rung(harness, harness.bob), len(harness.posts())) == (before, posts)
    assert not (await asked(harness, harness.carol, harness.bob)).ephemeral


async def test_nobody_but_the_blocker_sees_a_block(harness: Harness) -> None:
    await challenge(harness.alice, harness.bob)
    posts = len(harness.posts())
    await block(harness.bob, harness.alice)
    assert len(harness.posts()) == posts
    assert not harness.alice.dms()
    await asked(harness, harness.alice, harness.bob)
    assert not any("block" in seen.text for seen in harness.everything_seen_by(harness.alice))
    assert "You haven’t blocked anyone" in (await block(harness.alice)).text


async def test_a_block_declines_their_challenges_and_withdraws_the_blockers_own(harness: Harness) -> None:
    theirs, own = await challenge(harness.alice, harness.bob), await challenge(harness.bob, harness.alice)
    anyone, other = await challenge(harness.alice), await challenge(harness.carol, harness.bob)
    accept = theirs.control(verb="accept").custom_id
    await block(harness.bob, harness.alice)
    assert "**Bob** declined." in theirs.text
    assert "was withdrawn" in own.text
    assert "was declined" in (await harness.bob.press(theirs, accept)).text
    assert {control.verb for control in anyone.controls} >= {"accept"}
    assert {control.verb for control in other.controls} >= {"accept"}


async def test_neither_blocker_nor_blocked_can_accept_the_others_open_challenge(harness: Harness) -> None:
    at_the_limit = await refusal_at_the_limit(harness)
    bobs, alices = await challenge(harness.bob), await challenge(harness.alice)
    await block(harness.bob, harness.alice)
    assert (await harness.alice.click(bobs, verb="accept")).text == at_the_limit
    assert "You have blocked this person" in (await harness.bob.click(alices, verb="accept")).text
    own = await harness.bob.slash("piquet challenge", opponent=harness.alice)
    assert "You have blocked this person. `/piquet unblock`" in own.text
    assert all("HaveBlocked" in taken for taken in harness.take_errors())
    await harness.carol.click(bobs, verb="accept")
    assert "**Carol** accepted" in bobs.text


async def test_a_blocked_person_is_offered_no_rematch(harness: Harness) -> None:
    await begin(harness)
    await resign(harness.bob)
    at_the_limit = await refusal_at_the_limit(harness)
    before = rung(harness, harness.bob)
    await block(harness.bob, harness.alice)
    end = harness.posts(harness.threads[0])[-1]
    for _ in range(2):
        assert (await harness.alice.click(end, verb="rematch")).text == at_the_limit
    assert "You have blocked this person" in (await harness.bob.click(end, verb="rematch")).text
    assert rung(harness, harness.bob) == before


async def test_a_partie_with_a_blocked_person_continues_without_pings_from_them(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database)) as harness:
        await begin(harness, pace=86_400)
        await block(harness.bob, harness.alice)
        seen, before = len(harness.requests), len(harness.bob.dms())
        await exchange(harness.alice, "9D", "8D")
        sent = [request.body for request in harness.requests[seen:] if request.kind == "dm"]
        assert [body.get("flags", 0) & SILENT for body in sent] == [SILENT]
        assert len(harness.bob.dms()) == before + 1
        # A reminder of the player's own time comes from the clock, not from the opponent: it rings as ever.
        seen = len(harness.requests)
        await harness.advance(86_400 * 0.6)
        reminders = [request.body for request in harness.requests[seen:] if request.kind == "dm"]
        assert [body.get("flags", 0) & SILENT for body in reminders] == [0]
        seen = len(harness.requests)
        await exchange(harness.bob, "9S", "8S")
        sent = [request.body for request in harness.requests[seen:] if request.kind == "dm"]
        assert [body.get("flags", 0) & SILENT for body in sent] == [0]


async def test_a_blocked_persons_move_mentions_nobody_with_closed_dms(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database), closed=["Bob"]) as harness:
        await begin(harness)
        await block(harness.bob, harness.alice)
        before = rung(harness, harness.bob)
        await exchange(harness.alice, "9D", "8D")
        assert f"{harness.bob.mention}, it’s your turn" in harness.posts(table(harness))[-1].text
        assert rung(harness, harness.bob) == before


async def test_unblocking_offers_the_blocked_by_name_and_lifts_the_block(harness: Harness) -> None:
    for person in (harness.alice, harness.carol):
        await block(harness.bob, person)
    await block(harness.bob, harness.alice)
    listed = (await block(harness.bob)).text
    assert listed.count("**Alice**") == listed.count("**Carol**") == 1
    choices = await harness.bob.actor.autocomplete(harness.channel, "piquet unblock", "person", "al")
    assert [(choice["name"], choice["value"]) for choice in choices] == [("Alice", str(harness.alice.id))]
    lifted = await harness.bob.slash("piquet unblock", person=choices[0]["value"])
    assert lifted.ephemeral
    assert "**Alice**" in lifted.text
    assert "**Carol**" in lifted.text
    assert not (await asked(harness, harness.alice, harness.bob)).ephemeral
    by_name = await harness.bob.slash("piquet unblock", person="carol")
    assert "You haven’t blocked anyone" in by_name.text
    again = await harness.bob.slash("piquet unblock", person="carol")
    assert "You have not blocked this person" in again.text
    assert all("NotBlocked" in taken for taken in harness.take_errors())


async def test_a_person_can_block_only_other_people(harness: Harness) -> None:
    for other in (harness.bob, harness.house):
        answer = await harness.bob.slash("piquet block", person=other)
        assert "You can only block other people" in answer.text
    assert all("NotToBlock" in taken for taken in harness.take_errors())
    assert "You haven’t blocked anyone" in (await block(harness.bob)).text


async def test_a_person_who_has_left_can_be_blocked_and_unblocked(harness: Harness) -> None:
    await block(harness.bob, harness.alice)
    harness.leave(harness.alice)
    assert "**Alice**" in (await block(harness.bob)).text
    lifted = await harness.bob.slash("piquet unblock", person=str(harness.alice.id))
    assert "You haven’t blocked anyone" in lifted.text

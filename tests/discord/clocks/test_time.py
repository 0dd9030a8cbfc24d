"""Clocks as players see them: paces, reminders, overdue players, claims and vacations. Alice is elder."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import BOB_DEALS, RICH, exchange, stack_packs
from tests.support.discord.table_checks import row_of
from tests.support.messages import VisibleMessage
from tests.support.players import (
    at_table,
    begin,
    bot_at,
    challenge,
    choose_settings,
    member_with_permissions,
    resign,
    table,
)
from tests.support.random_choice import CLOSED

HOUR, DAY = 60 * 60, 24 * 60 * 60


@asynccontextmanager
async def partie(
    database: Path, monkeypatch: pytest.MonkeyPatch, *, pace: int = DAY, closed: tuple[str, ...] = ()
) -> AsyncIterator[Harness]:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database), closed=closed) as harness:
        await begin(harness, pace=pace)
        yield harness


def hands(person: Person) -> list[VisibleMessage]:
    return person.dms()


def in_time(harness: Harness, seconds: float) -> str:
    return f"<t:{int(harness.now.timestamp() + seconds)}:R>"


# The pace.


@pytest.mark.packs(BOB_DEALS, RICH)
async def test_challenge_table_and_hands_show_the_deadline(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob, pace=12 * HOUR)
    assert "12 hours for each decision" in offer.text
    await harness.bob.click(offer, verb="accept")
    assert "Each player has **12 hours** for each decision." in at_table(harness)[0].text
    due = in_time(harness, 12 * HOUR)
    assert "12 hours for each decision" in harness.alice.live().text
    assert f"Your deadline: {due}." in harness.alice.live().text
    assert f"It is Alice’s turn. Deadline: {due}." in harness.bob.live().text
    assert f"Deadline: {due}." in (await harness.carol.slash("piquet table", table(harness))).text
    assert f"deadline {due}" in (await harness.bob.slash("piquet games")).text


async def test_without_a_clock_no_deadline_is_shown(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch, pace=0) as harness:
        assert "for each decision" not in at_table(harness)[0].text
        before = hands(harness.alice)
        await harness.advance(4 * DAY)  # longer than a server's usual pace
        assert hands(harness.alice) == before
        assert "time" not in harness.alice.live().text
        assert "Alice’s turn (it began <t:" in harness.bob.live().text


async def test_a_challenge_may_override_the_server_s_pace(harness: Harness) -> None:
    assert "three days for each decision" in (await challenge(harness.alice)).text
    chief = member_with_permissions(harness, manage_guild=True)
    changed = await chief.slash("piquet server", pace=HOUR)
    assert "Pace: **an hour** for each decision, unless" in changed.text
    assert changed.text == (await chief.slash("piquet server")).text
    assert "an hour for each decision" in (await challenge(harness.alice)).text
    assert "a week for each decision" in (await challenge(harness.alice, pace=7 * DAY)).text
    assert "for each decision" not in (await challenge(harness.alice, pace=0)).text
    await chief.slash("piquet server", pace=0, tables="channel")
    assert "for each decision" not in (await challenge(harness.alice)).text


async def test_a_rematch_keeps_the_pace(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch, pace=2 * DAY) as harness:
        await resign(harness.alice)
        await harness.bob.click(harness.bob.live(), verb="rematch")
        assert "two days for each decision" in harness.posts(table(harness))[-1].text


# Reminders.


async def test_a_player_gets_two_reminders_and_the_second_replaces_the_first(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch) as harness:
        (first,) = hands(harness.alice)
        due, waits = in_time(harness, DAY), hands(harness.bob)
        await harness.advance(DAY / 2 - 60)
        assert hands(harness.alice) == [first]
        await harness.advance(120)
        (second,) = hands(harness.alice)
        assert second.id != first.id
        assert f"**Half of your time is gone.** Your deadline: {due}." in second.text
        await harness.advance(0.4 * DAY)
        (third,) = hands(harness.alice)
        assert third.id != second.id
        assert f"**A tenth of your time is left.** Your deadline: {due}." in third.text
        assert "After that, Bob may claim the game." in third.text
        assert hands(harness.bob) == waits
        await exchange(harness.alice, "9D", "8D")
        assert len(harness.alice.lives()) == 1
        assert "your time" not in harness.alice.live().text


async def test_a_player_with_closed_dms_is_reminded_at_the_table(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch, closed=("Alice",)) as harness:
        assert any(f"{harness.alice.mention}, {CLOSED}" in post.text for post in at_table(harness))
        await harness.advance(DAY / 2 + 60)
        half = f"{harness.alice.mention}, half of your time is gone"
        assert half in at_table(harness)[-1].text
        await harness.advance(0.4 * DAY)
        assert f"{harness.alice.mention}, a tenth of your time is left" in at_table(harness)[-1].text
        assert not any(half in post.text for post in at_table(harness))
        shown = await harness.alice.click(at_table(harness)[-1], verb="hand")
        assert "A tenth of your time is left" in shown.text


# Overdue players.


async def test_time_is_up_and_two_clicks_claim_the_partie(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as harness:
        waited = harness.bob.live()
        assert not any(control.verb == "claiming" for control in waited.controls)
        await harness.advance(DAY + 60)
        assert "Your time ran out" in harness.alice.live().text
        late = at_table(harness)[-1]
        assert "⏰ **Alice**’s time is up. **Bob** may claim the game" in late.text
        rung = harness.bob.live()
        assert rung.id != waited.id
        assert "**Alice’s time ran out" in rung.text
        asked = await harness.bob.click(rung, label="Claim the game")
        assert "Claim the game" in asked.text
        assert (await row_of(harness)).ended_at is None
        assert asked.post is not None
        ended = await harness.bob.click(asked.post, label="Claim it")
        assert "Alice’s time ran out, so you win." in ended.text
        assert (await row_of(harness)).ending == "claimed"
        assert "### Your time ran out, so Bob wins." in harness.alice.live().text
        end = at_table(harness)[-1]
        assert "**Alice**’s time ran out, so **Bob** wins the game." in end.text
        assert end.control(verb="rematch")
        assert "You have no games in progress" in (await harness.bob.slash("piquet games")).text


async def test_the_opponent_may_give_more_time(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as harness:
        await harness.advance(DAY + HOUR)
        late = harness.bob.live()
        claim = late.control(verb="claiming").custom_id
        given = await harness.bob.click(late, label="Add a day")
        due = in_time(harness, DAY)
        assert f"It is Alice’s turn. Deadline: {due}." in given.text
        assert f"**Bob** gives **Alice** more time, until {due.replace(':R>', ':f>')}." in at_table(harness)[-1].text
        assert f"Your deadline: {due}." in harness.alice.live().text
        refused = await harness.bob.press(given.post or late, claim)
        assert "opponent still has time" in refused.text
        await harness.advance(DAY / 2 + 60)
        assert "Half of your time is gone" in harness.alice.live().text


async def test_a_late_move_ends_the_claim(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as harness:
        await harness.advance(DAY + HOUR)
        asked = await harness.bob.click(harness.bob.live(), verb="claiming")
        assert asked.post is not None
        claim = asked.post.control(verb="claim").custom_id
        await exchange(harness.alice, "9D", "8D")
        stale = await harness.bob.press(asked.post, claim)
        assert "**Alice** exchanges two" in stale.text
        assert (await row_of(harness)).ended_at is None
        assert "Your deadline: " in harness.bob.live().text


async def test_only_the_waiting_player_may_claim(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as harness:
        await harness.advance(DAY + HOUR)
        for verb in ("claiming", "claim", "grant"):
            press = harness.bob.live().control(verb="claiming").custom_id.replace("claiming", verb)
            foreign = await harness.carol.press(at_table(harness)[-1], press)
            assert "You’re not playing at this table" in foreign.text
            own = await harness.alice.press(harness.alice.live(), press)
            assert "It’s your own turn" in own.text
        assert (await row_of(harness)).ended_at is None


async def test_a_server_setting_claims_automatically(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as harness:
        said = await member_with_permissions(harness, manage_guild=True).slash("piquet server", claims="itself")
        assert "they **lose at once**" in said.text
        await harness.advance(0.9 * DAY + 60)
        assert "After that, you lose the game." in harness.alice.live().text
        await harness.advance(0.1 * DAY)
        assert (await row_of(harness)).ending == "claimed"
        assert "Alice’s time ran out, so you win." in harness.bob.live().text
        assert "### Your time ran out, so Bob wins." in harness.alice.live().text
        assert "**Bob** wins the game" in at_table(harness)[-1].text


async def test_a_player_with_closed_dms_claims_at_the_table(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch, closed=("Bob",)) as harness:
        await harness.advance(DAY + 60)
        called = next(post for post in reversed(at_table(harness)) if "claim the game" in post.text)
        assert f"{harness.bob.mention}, **Show my hand** lets you claim the game" in called.text
        shown = await harness.bob.click(called, verb="hand")
        assert shown.post is not None
        assert shown.ephemeral
        waits = await harness.bob.click(shown.post, verb="claiming")
        assert waits.post is not None
        await harness.bob.click(waits.post, label="Wait")
        assert "Alice’s time ran out" in waits.post.text
        await harness.bob.click(waits.post, verb="claiming")
        await harness.bob.click(waits.post, verb="claim")
        assert "you win." in waits.post.text
        assert (await row_of(harness)).ending == "claimed"


@pytest.mark.packs(BOB_DEALS, RICH)
async def test_choosing_who_deals_has_a_deadline_too(harness: Harness) -> None:
    await choose_settings(harness.bob, ask_deal=True)
    await begin(harness, pace=HOUR)
    assert f"Your deadline: {in_time(harness, HOUR)}." in harness.bob.live().text
    await harness.advance(HOUR + 60)
    late = harness.alice.live()
    assert "Bob cut the higher card" in late.text
    assert "**Bob’s time ran out" in late.text
    await harness.alice.click(late, label="Add an hour")
    assert f"Your deadline: {in_time(harness, HOUR)}." in harness.bob.live().text
    await harness.bob.click(harness.bob.live(), verb="deal", arg="mine")
    assert f"Your deadline: {in_time(harness, HOUR)}." in harness.alice.live().text


# Vacations.


async def test_a_vacation_stops_the_clock_until_a_move(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as harness:
        assert "**30** of 30 days left this year" in (await harness.alice.slash("piquet vacation")).text
        away = await harness.alice.slash("piquet vacation", days=10)
        assert away.ephemeral
        assert "You are on vacation until <t:" in away.text
        assert "you’ll have 20 of 30 days left this year" in away.text
        assert "**Alice** is on vacation until <t:" in at_table(harness)[-1].text
        assert "they are on vacation until <t:" in harness.bob.live().text
        assert "away until" in (await harness.bob.slash("piquet games")).text
        await harness.advance(5 * DAY)
        assert (await row_of(harness)).reminded == 0
        await exchange(harness.alice, "9D", "8D")
        assert "**Alice** is back from vacation" in "\n".join(post.text for post in at_table(harness))
        assert "You are not on vacation." in (await harness.alice.slash("piquet vacation")).text


async def test_a_button_ends_a_vacation(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as harness:
        await harness.alice.slash("piquet vacation", days=3)
        await harness.restart()
        shown = await harness.alice.slash("piquet vacation")
        assert shown.post is not None
        back = shown.post.control(label="I’m back").custom_id
        ended = await harness.alice.click(shown.post, label="I’m back")
        assert "You are not on vacation." in ended.text
        assert "**Alice** is back from vacation" in at_table(harness)[-1].text
        again = await harness.alice.press(shown.post, back)
        assert "You are not on vacation." in again.text


async def test_a_second_vacation_is_refused_during_the_first(harness: Harness) -> None:
    await harness.alice.slash("piquet vacation", days=30)
    twice = await harness.alice.slash("piquet vacation", days=1)
    assert "You’re already on vacation" in twice.text
    assert all("AlreadyAway" in error for error in harness.take_errors())


# Settings that a person types.


async def test_time_zones_are_read_leniently_and_refused_kindly(harness: Harness) -> None:
    said = await harness.alice.slash("piquet settings", zone="berlin")
    assert said.post is not None
    zones = said.post.control(custom_id="pq:1:setting:0:0:zone", select=True).options
    assert [zone.value for zone in zones if zone.chosen] == ["Europe/Berlin"]
    assert "I don’t know this time zone" in (await harness.alice.slash("piquet settings", zone="Atlantis")).text
    assert all("NoSuchZone" in error for error in harness.take_errors())
    assert said.text == (await harness.alice.slash("piquet settings")).text


async def test_time_zones_are_suggested_while_typing(harness: Harness) -> None:
    offered = await harness.alice.actor.autocomplete(harness.channel, "piquet settings", "zone", "new y")
    assert [choice["value"] for choice in offered] == ["America/New_York"]
    assert offered[0]["name"].startswith("New York, United States: it is ")

"""Time, as the two at a table live through it: paces, reminders, a time that is up, and vacations. Alice is elder."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Club, Person
from tests.support.choosing import CLOSED
from tests.support.discord.packs import BOB_DEALS, RICH, exchange, lay
from tests.support.discord.told_checks import row_of
from tests.support.players import at_table, begin, bot_at, challenge, give_up, officer, table
from tests.support.posts import Post

HOUR, DAY = 60 * 60, 24 * 60 * 60


@asynccontextmanager
async def partie(
    database: Path, monkeypatch: pytest.MonkeyPatch, *, pace: int = DAY, closed: tuple[str, ...] = ()
) -> AsyncIterator[Club]:
    """Alice, who is elder, is to exchange."""
    lay(monkeypatch, BOB_DEALS, RICH)
    async with Club(bot_at(database), closed=closed) as club:
        await begin(club, pace=pace)
        yield club


def hands(person: Person) -> list[Post]:
    """The messages in his DMs."""
    return person.dms()


def in_time(club: Club, seconds: float) -> str:
    """That moment, as Discord writes it for each reader."""
    return f"<t:{int(club.now.timestamp() + seconds)}:R>"


# The pace.


async def test_a_challenge_the_table_and_both_hands_say_the_pace_and_when_the_time_is_up(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, BOB_DEALS, RICH)
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob, pace=12 * HOUR)
        assert "Each has **12 hours** for a decision." in offer.text
        await club.bob.click(offer, verb="accept")
        assert "Each has **12 hours** for a decision." in at_table(club)[0].text
        due = in_time(club, 12 * HOUR)
        assert "12 hours for a decision" in club.alice.live().text
        assert f"Your time is up {due}." in club.alice.live().text
        assert f"It is Alice’s turn; the time is up {due}." in club.bob.live().text
        for shown in (await club.carol.slash("piquet table", table(club)), await club.bob.slash("piquet games")):
            assert f"time is up {due}" in shown.text


async def test_without_a_clock_nothing_is_said_of_one(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch, pace=0) as club:
        assert "for a decision" not in at_table(club)[0].text
        before = hands(club.alice)
        await club.advance(8 * DAY)
        assert hands(club.alice) == before
        assert "time" not in club.alice.live().text
        assert "It is Alice’s turn (it began <t:" in club.bob.live().text


async def test_a_server_has_its_own_pace_and_a_challenge_may_have_another(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        assert "Each has **three days** for a decision." in (await challenge(club.alice)).text
        chief = officer(club, manage_guild=True)
        changed = await chief.slash("piquet server", pace=HOUR)
        assert "Each has **an hour** for a decision, unless" in changed.text
        assert changed.text == (await chief.slash("piquet server")).text
        assert "Each has **an hour** for a decision." in (await challenge(club.alice)).text
        assert "Each has **a week** for a decision." in (await challenge(club.alice, pace=7 * DAY)).text
        assert "No clock" in (await challenge(club.alice, pace=0)).text
        await chief.slash("piquet server", pace=0, tables="channel")
        assert "No clock" in (await challenge(club.alice)).text


async def test_a_rematch_keeps_the_pace(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch, pace=2 * DAY) as club:
        await give_up(club.alice)
        await club.bob.click(club.bob.live(), verb="rematch")
        assert "Each has **two days** for a decision." in club.posts(table(club))[-1].text


# Reminders.


async def test_who_is_to_act_is_reminded_twice_each_time_in_place_of_the_last(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch) as club:
        (first,) = hands(club.alice)
        due, waits = in_time(club, DAY), hands(club.bob)
        await club.advance(DAY / 2 - 60)
        assert hands(club.alice) == [first]
        await club.advance(120)
        (second,) = hands(club.alice)
        assert second.id != first.id
        assert f"**Half of your time is gone:** it is up {due}." in second.text
        await club.advance(0.4 * DAY)
        (third,) = hands(club.alice)
        assert third.id != second.id
        assert f"**A tenth of your time is left:** it is up {due}." in third.text
        assert "After that Bob may claim the partie." in third.text
        assert hands(club.bob) == waits
        await exchange(club.alice, "9D", "8D")
        assert len(club.alice.lives()) == 1
        assert "your time" not in club.alice.live().text


async def test_reminders_come_after_a_restart_too_and_only_once(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch) as club:
        await club.restart()
        await club.advance(DAY / 2)
        (reminded,) = hands(club.alice)
        assert "Half of your time is gone" in reminded.text
        await club.restart()
        await club.advance(HOUR)
        assert hands(club.alice) == [reminded]


async def test_who_wishes_no_reminders_gets_none(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as club:
        said = await club.alice.slash("piquet settings", reminders=False)
        assert "I do **not remind** you." in said.text
        await club.restart()
        before = hands(club.alice)
        await club.advance(0.95 * DAY)
        assert hands(club.alice) == before


async def test_in_quiet_hours_a_reminder_waits_for_their_end(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as club:
        half = club.now.hour + 12
        quiet = f"{half % 24}-{(half + 2) % 24}"
        said = await club.alice.slash("piquet settings", quiet=quiet, zone="UTC")
        assert f"**{half % 24}:00 to {(half + 2) % 24}:00**" in said.text
        before = hands(club.alice)
        await club.advance(12 * HOUR + 60)
        assert hands(club.alice) == before
        await club.advance(2 * HOUR)
        (reminded,) = hands(club.alice)
        assert "Half of your time is gone" in reminded.text


async def test_whom_no_dm_reaches_is_reminded_at_the_table(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch, closed=("Alice",)) as club:
        assert any(f"{club.alice.mention}, {CLOSED}" in post.text for post in at_table(club))
        await club.advance(DAY / 2 + 60)
        half = f"{club.alice.mention}, half of your time is gone"
        assert half in at_table(club)[-1].text
        await club.advance(0.4 * DAY)
        assert f"{club.alice.mention}, a tenth of your time is left" in at_table(club)[-1].text
        assert not any(half in post.text for post in at_table(club))
        shown = await club.alice.click(at_table(club)[-1], verb="hand")
        assert "A tenth of your time is left" in shown.text


# The time is up.


async def test_a_time_that_is_up_is_told_to_both_and_the_other_claims_by_two_clicks(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch) as club:
        waited = club.bob.live()
        assert not any(control.verb == "claiming" for control in waited.controls)
        await club.advance(DAY + 60)
        assert "Your time was up" in club.alice.live().text
        late = at_table(club)[-1]
        assert "⏰ **Alice**’s time is up. **Bob** may claim the partie" in late.text
        rung = club.bob.live()
        assert rung.id != waited.id
        assert "**Alice’s time was up" in rung.text
        asked = await club.bob.click(rung, label="Claim the partie")
        assert "Do you want to claim the partie" in asked.text
        assert (await row_of(club)).ended_at is None
        assert asked.post is not None
        ended = await club.bob.click(asked.post, label="Claim it")
        assert "Alice’s time was up: you win the partie." in ended.text
        assert (await row_of(club)).ending == "claimed"
        assert "Your time was up: Bob wins the partie." in club.alice.live().text
        end = at_table(club)[-1]
        assert "**Alice**’s time was up, and the partie goes to **Bob**." in end.text
        assert end.control(verb="rematch")
        assert "You are in no partie" in (await club.bob.slash("piquet games")).text


async def test_the_other_may_give_more_time(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as club:
        await club.advance(DAY + HOUR)
        late = club.bob.live()
        claim = late.control(verb="claiming").custom_id
        given = await club.bob.click(late, label="Give a day more")
        due = in_time(club, DAY)
        assert f"It is Alice’s turn; the time is up {due}." in given.text
        assert f"**Bob** gives **Alice** more time, until {due.replace(':R>', ':f>')}." in at_table(club)[-1].text
        assert f"Your time is up {due}." in club.alice.live().text
        refused = await club.bob.press(given.post or late, claim)
        assert "time is not up yet" in refused.text
        await club.advance(DAY / 2 + 60)
        assert "Half of your time is gone" in club.alice.live().text


async def test_who_is_late_may_still_move_and_then_nothing_can_be_claimed(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch) as club:
        await club.advance(DAY + HOUR)
        asked = await club.bob.click(club.bob.live(), verb="claiming")
        assert asked.post is not None
        claim = asked.post.control(verb="claim").custom_id
        await exchange(club.alice, "9D", "8D")
        stale = await club.bob.press(asked.post, claim)
        assert "**Alice** exchanges two" in stale.text
        assert (await row_of(club)).ended_at is None
        assert "Your time is up" in club.bob.live().text


async def test_only_he_who_waits_may_claim(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as club:
        await club.advance(DAY + HOUR)
        for verb in ("claiming", "claim", "grant"):
            press = club.bob.live().control(verb="claiming").custom_id.replace("claiming", verb)
            foreign = await club.carol.press(at_table(club)[-1], press)
            assert "You do not sit at this table" in foreign.text
            own = await club.alice.press(club.alice.live(), press)
            assert "It is your own turn" in own.text
        assert (await row_of(club)).ended_at is None


async def test_where_the_server_has_it_so_the_partie_is_lost_by_itself(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch) as club:
        said = await officer(club, manage_guild=True).slash("piquet server", claims="itself")
        assert "the partie is **lost by itself**" in said.text
        await club.advance(0.9 * DAY + 60)
        assert "After that the partie is lost by itself." in club.alice.live().text
        await club.advance(0.1 * DAY)
        assert (await row_of(club)).ending == "claimed"
        assert "Alice’s time was up: you win the partie." in club.bob.live().text
        assert "Your time was up: Bob wins the partie." in club.alice.live().text
        assert "the partie goes to **Bob**" in at_table(club)[-1].text


async def test_a_restart_changes_nothing_about_a_time_that_is_up(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch) as club:
        await club.advance(DAY + HOUR)
        before = [hands(club.alice), hands(club.bob), at_table(club)]
        await club.restart()
        await club.advance(HOUR)
        assert [hands(club.alice), hands(club.bob), at_table(club)] == before
        asked = await club.bob.click(club.bob.live(), verb="claiming")
        assert asked.post is not None
        await club.bob.click(asked.post, verb="claim")
        assert (await row_of(club)).ending == "claimed"


async def test_whom_no_dm_reaches_claims_at_the_table(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch, closed=("Bob",)) as club:
        await club.advance(DAY + 60)
        called = next(post for post in reversed(at_table(club)) if "claim the partie" in post.text)
        assert f"{club.bob.mention}, **Show my hand** lets you claim the partie" in called.text
        shown = await club.bob.click(called, verb="hand")
        assert shown.post is not None
        assert shown.ephemeral
        waits = await club.bob.click(shown.post, verb="claiming")
        assert waits.post is not None
        await club.bob.click(waits.post, label="Wait")
        assert "Alice’s time was up" in waits.post.text
        await club.bob.click(waits.post, verb="claiming")
        await club.bob.click(waits.post, verb="claim")
        assert "you win the partie" in waits.post.text
        assert (await row_of(club)).ending == "claimed"


async def test_the_choice_of_the_deal_has_its_time_as_well(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, BOB_DEALS, RICH)
    async with Club(bot_at(database)) as club:
        await club.bob.slash("piquet settings", ask_deal=True)
        await begin(club, pace=HOUR)
        assert f"Your time is up {in_time(club, HOUR)}." in club.bob.live().text
        await club.advance(HOUR + 60)
        late = club.alice.live()
        assert "Bob cut the higher card" in late.text
        assert "**Bob’s time was up" in late.text
        await club.alice.click(late, label="Give an hour more")
        assert f"Your time is up {in_time(club, HOUR)}." in club.bob.live().text
        await club.bob.click(club.bob.live(), verb="deal", arg="mine")
        assert f"Your time is up {in_time(club, HOUR)}." in club.alice.live().text


# Vacations.


async def test_a_vacation_is_announced_stops_the_clock_and_is_ended_by_moving(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with partie(database, monkeypatch) as club:
        assert "**30 days** of 30 left this year" in (await club.alice.slash("piquet vacation")).text
        away = await club.alice.slash("piquet vacation", days=10)
        assert away.ephemeral
        assert "You are on vacation until <t:" in away.text
        assert "you have 20 of 30 days left this year" in away.text
        assert "**Alice** is on vacation until <t:" in at_table(club)[-1].text
        assert "who is on vacation until <t:" in club.bob.live().text
        assert "away until" in (await club.bob.slash("piquet games")).text
        await club.advance(5 * DAY)
        assert (await row_of(club)).reminded == 0
        await exchange(club.alice, "9D", "8D")
        assert "**Alice** is back from vacation" in "\n".join(post.text for post in at_table(club))
        assert "You are not on vacation." in (await club.alice.slash("piquet vacation")).text


async def test_a_vacation_is_ended_by_its_button(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch) as club:
        await club.alice.slash("piquet vacation", days=3)
        await club.restart()
        shown = await club.alice.slash("piquet vacation")
        assert shown.post is not None
        back = shown.post.control(label="I am back").custom_id
        ended = await club.alice.click(shown.post, label="I am back")
        assert "You are not on vacation." in ended.text
        assert "**Alice** is back from vacation" in at_table(club)[-1].text
        again = await club.alice.press(shown.post, back)
        assert "You are not on vacation." in again.text


async def test_no_more_days_are_taken_than_a_year_has(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await club.alice.slash("piquet vacation", days=30)
        twice = await club.alice.slash("piquet vacation", days=1)
        assert "You are on vacation already" in twice.text
        assert all("AlreadyAway" in error for error in club.take_errors())


# What one wishes, in words that a person types.


async def test_quiet_hours_and_zones_are_taken_as_people_write_them_and_refused_kindly(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        said = await club.alice.slash("piquet settings", quiet="10 pm to 7 am", zone="berlin")
        assert "**22:00 to 7:00**" in said.text
        assert "**Europe/Berlin**, where it is" in said.text
        assert "Quiet hours go from one full hour" in (await club.alice.slash("piquet settings", quiet="nights")).text
        assert "I do not know this time zone" in (await club.alice.slash("piquet settings", zone="Atlantis")).text
        assert all("NotQuietHours" in error or "NoSuchZone" in error for error in club.take_errors())
        assert said.text == (await club.alice.slash("piquet settings")).text
        assert "remind you: **none**" in (await club.alice.slash("piquet settings", quiet="off")).text


async def test_a_zone_is_offered_while_it_is_typed(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offered = await club.alice.actor.autocomplete(club.channel, "piquet settings", "zone", "new y")
        assert [choice["value"] for choice in offered] == ["America/New_York"]
        assert offered[0]["name"].startswith("America/New York: it is ")

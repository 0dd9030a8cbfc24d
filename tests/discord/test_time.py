"""Time, as the two at a table live through it: paces, reminders, a time that is up, and vacations. Alice is elder."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.discord.ledger import row_of
from tests.discord.packs import BOB_DEALS, RICH, exchange, lay
from tests.harness import Club, Person
from tests.players import at_table, begin, bot_at, challenge, officer, table
from tests.posts import Post

HOUR, DAY = 60 * 60, 24 * 60 * 60


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "piquet.sqlite3"


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
        await club.advance(60 * DAY)
        assert hands(club.alice) == before
        assert "time" not in club.alice.live().text
        assert "It is Alice’s turn (it began <t:" in club.bob.live().text


async def test_a_server_has_its_own_pace_and_a_challenge_may_have_another(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        assert "Each has **three days** for a decision." in (await challenge(club.alice)).text
        chief = officer(club, manage_guild=True)
        changed = await chief.slash("piquet server", pace=HOUR)
        assert "Each has **an hour** for a decision." in changed.text
        assert changed.text == (await chief.slash("piquet server")).text
        assert "Each has **an hour** for a decision." in (await challenge(club.alice)).text
        assert "Each has **a week** for a decision." in (await challenge(club.alice, pace=7 * DAY)).text
        assert "No clock" in (await challenge(club.alice, pace=0)).text
        await chief.slash("piquet server", pace=0, tables="channel")
        assert "No clock" in (await challenge(club.alice)).text


async def test_a_rematch_keeps_the_pace(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with partie(database, monkeypatch, pace=2 * DAY) as club:
        asked = await club.alice.slash("piquet resign")
        assert asked.post is not None
        await club.alice.click(asked.post, verb="giveup")
        await club.bob.click(club.bob.live(), verb="rematch")
        assert "Each has **two days** for a decision." in club.posts(table(club))[-1].text


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

"""Time, as the two at a table live through it: paces, reminders, a time that is up, and vacations. Alice is elder."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.discord.packs import BOB_DEALS, RICH, lay
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
        assert "12 hours a decision" in club.alice.live().text


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

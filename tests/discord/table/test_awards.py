"""What a deal brings, told in the channel; what a partie brings both, told at the table. Alice is elder."""

from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Club
from tests.support.choosing import to_act
from tests.support.crossing import Fault, Kind, Request
from tests.support.discord.database_rows import ask
from tests.support.discord.packs import BOB_DEALS, RICH, YOUNGER_BLANK, call, exchange, lay
from tests.support.discord.told_checks import check_told, deal_of
from tests.support.players import at_table, begin, bot_at, give_up, officer, table
from tests.support.posts import Post


class InChannel(Fault):
    """What the bot posts in the club's channel itself is not taken."""

    def __init__(self, club: Club, status: int, *, times: int | None = None, lost: bool = False) -> None:
        super().__init__(Kind.TABLE, status, times=times, lost=lost)
        self._club = club

    def strikes(self, request: Request) -> bool:
        return super().strikes(request) and request.path == f"/channels/{self._club.channel.id}/messages"


def awards(club: Club) -> list[Post]:
    """What the channel was told of its tables."""
    return [post for post in club.posts() if {control.verb for control in post.controls} == {"why"}]


async def play_out(club: Club) -> None:
    """Both play the first card that is offered to them, to the end of the first deal."""
    first = (await deal_of(club)).dealt
    while (await deal_of(club)).dealt == first:
        person = club.alice if to_act(club.alice.live()) else club.bob
        by_verb = {control.verb: control for control in reversed(person.live().controls) if control.live}
        await person.click(person.live(), custom_id=(by_verb.get("play") or by_verb["card"]).custom_id)


async def in_one_click(club: Club) -> None:
    for person in (club.alice, club.bob):
        await person.slash("piquet settings", one_click=True)


async def test_a_repique_is_told_in_the_channel_with_the_way_to_the_table_and_anyone_may_ask_why(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, BOB_DEALS, RICH)
    async with Club(bot_at(database)) as club:
        await in_one_click(club)
        await begin(club)
        await exchange(club.alice, "7C")
        await exchange(club.bob, "TC")
        for _ in range(3):
            await call(club.alice)
        assert not awards(club)
        await play_out(club)
        (award,) = awards(club)
        assert "**Alice** makes a **repique** against **Bob**" in award.text
        assert "Deal 1 of 6: Alice 1" in award.text
        assert f"[the table](https://discord.com/channels/{club.server.id}/{table(club).id})" in award.text
        (sent,) = [request.body for request in club.requests if "makes a **repique**" in str(request.body)]
        assert sent["allowed_mentions"] == {"parse": []}
        await club.restart()
        why = await club.carol.click(award, verb="why")
        assert why.ephemeral
        assert "60 for the repique" in why.text
        await give_up(club.bob)
        await check_told(club)
        assert awards(club) == [award]


@pytest.mark.parametrize(("status", "lost", "told"), [(500, True, 1), (403, False, 0)])
async def test_an_award_stands_once_whatever_discord_answers_and_not_at_all_where_the_channel_forbids_it(
    database: Path, monkeypatch: pytest.MonkeyPatch, status: int, lost: bool, told: int
) -> None:
    lay(monkeypatch, BOB_DEALS, YOUNGER_BLANK)
    async with Club(bot_at(database)) as club:
        await in_one_click(club)
        await begin(club)
        club.discord.faults.append(InChannel(club, status, times=5 if lost else None, lost=lost))
        await exchange(club.alice, "JD")
        await club.bob.click(club.bob.live(), verb="blank")
        await exchange(club.bob, "9C")
        for _ in range(3):
            await call(club.alice)
        await play_out(club)
        # Whatever the channel does, both play on.
        assert to_act(club.bob.live())
        assert "### Deal 2" in at_table(club)[-1].text or "Deal 2:" in at_table(club)[-1].text
        await club.advance(900)
        await club.restart()
        assert len(awards(club)) == told
        for award in awards(club):
            assert "**Bob** was dealt a **carte blanche** against **Alice**" in award.text
            assert "**Alice** takes all twelve tricks from **Bob**: a **capot**." in award.text
        assert not ask(database, "SELECT * FROM outbox WHERE place = 'channel'")


async def test_whoever_manages_a_server_decides_whether_awards_are_told(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        chief = officer(club, manage_guild=True)
        assert "**told in the channel** of the table" in (await chief.slash("piquet server")).text
        assert "**not told** outside the table" in (await chief.slash("piquet server", awards=False)).text
        assert ask(database, "SELECT awards FROM guilds") == [(0,)]


# The ratings.


async def test_at_the_end_of_a_rated_partie_table_and_hands_say_how_both_ratings_have_changed(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await give_up(club.bob)
        line = "Ratings: Alice 1500? → **1662?** · Bob 1500? → **1338?**"
        for post in (at_table(club)[-1], club.alice.live(), club.bob.live()):
            assert line in spaced(post)
        await begin(club, rated=False)
        await give_up(club.bob)
        for post in (at_table(club)[-1], club.alice.live(), club.bob.live()):
            assert "Ratings" not in post.text
        await begin(club)
        await give_up(club.alice)
        assert "Alice 1662? → **" in spaced(at_table(club)[-1])
        assert "Bob 1338? → **" in spaced(at_table(club)[-1])


def spaced(post: Post) -> str:
    return post.text.replace("\N{NO-BREAK SPACE}", " ")

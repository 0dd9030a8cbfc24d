"""Awards announced in the channel after a deal, and ratings shown after a partie. Alice is elder."""

from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Harness
from tests.support.discord.database_rows import query
from tests.support.discord.packs import BOB_DEALS, RICH, YOUNGER_BLANK, call, exchange, stack_packs
from tests.support.discord.past_parties import finish_deal
from tests.support.discord.table_checks import check_table_messages, deal_of
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, begin, bot_at, choose_settings, member_with_permissions, resign, table
from tests.support.random_choice import to_act
from tests.support.requests_seen import Request, RequestFault, RequestKind


class InChannel(RequestFault):
    def __init__(self, harness: Harness, status: int, *, times: int | None = None, lost: bool = False) -> None:
        super().__init__(RequestKind.TABLE, status, times=times, lost=lost)
        self._club = harness

    def strikes(self, request: Request) -> bool:
        return super().strikes(request) and request.path == f"/channels/{self._club.channel.id}/messages"


def awards(harness: Harness) -> list[VisibleMessage]:
    return [post for post in harness.posts() if {control.verb for control in post.controls} == {"why"}]


async def play_out(harness: Harness) -> None:
    first = (await deal_of(harness)).dealt
    while (await deal_of(harness)).dealt == first:
        person = harness.alice if to_act(harness.alice.live()) else harness.bob
        by_verb = {control.verb: control for control in reversed(person.live().controls) if control.live}
        await person.click(person.live(), custom_id=(by_verb.get("play") or by_verb["card"]).custom_id)


async def in_one_click(harness: Harness) -> None:
    for person in (harness.alice, harness.bob):
        await choose_settings(person, one_click=True)


async def test_an_announced_repique_links_to_its_table_and_explains_itself(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database)) as harness:
        await in_one_click(harness)
        await begin(harness)
        await exchange(harness.alice, "7C")
        await exchange(harness.bob, "TC")
        for _ in range(3):
            await call(harness.alice)
        assert not awards(harness)
        await play_out(harness)
        (award,) = awards(harness)
        assert "**Alice** makes a **repique** against **Bob**" in award.text
        assert "Deal 1 of 6: Alice 1" in award.text
        assert f"[the table](https://discord.com/channels/{harness.server.id}/{table(harness).id})" in award.text
        (sent,) = [request.body for request in harness.requests if "makes a **repique**" in str(request.body)]
        assert sent["allowed_mentions"] == {"parse": []}
        await harness.restart()
        why = await harness.carol.click(award, verb="why")
        assert why.ephemeral
        assert "60 for the repique" in why.text
        await resign(harness.bob)
        await check_table_messages(harness)
        assert awards(harness) == [award]


@pytest.mark.parametrize(("status", "lost", "told"), [(500, True, 1), (403, False, 0)])
async def test_an_award_is_announced_once_despite_faults_and_only_with_permission(
    database: Path, monkeypatch: pytest.MonkeyPatch, status: int, lost: bool, told: int
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, YOUNGER_BLANK)
    async with Harness(bot_at(database)) as harness:
        await in_one_click(harness)
        await begin(harness)
        harness.discord.faults.append(InChannel(harness, status, times=5 if lost else None, lost=lost))
        await exchange(harness.alice, "JD")
        await exchange(harness.bob, "9C")
        for _ in range(3):
            await call(harness.alice)
        await play_out(harness)
        # Whatever happens in the channel, both play on.
        assert to_act(harness.bob.live())
        assert "· deal 2 of" in at_table(harness)[-1].text or "Deal 2:" in at_table(harness)[-1].text
        await harness.advance(900)
        await harness.restart()
        assert len(awards(harness)) == told
        for award in awards(harness):
            assert "**Bob** was dealt a **carte blanche** against **Alice**" in award.text
            assert "**Alice** wins all twelve tricks against **Bob**: a **capot**." in award.text
        assert not query(database, "SELECT * FROM outbox WHERE place = 'channel'")


async def test_server_managers_decide_whether_awards_are_announced(harness: Harness, database: Path) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    assert "**announced in the table’s channel**" in (await chief.slash("piquet server")).text
    assert "**not announced** outside the table" in (await chief.slash("piquet server", awards=False)).text
    assert query(database, "SELECT awards FROM guilds") == [(0,)]


# The ratings.


async def test_after_a_rated_partie_table_and_hands_show_both_rating_changes(harness: Harness) -> None:
    await begin(harness)
    await finish_deal(harness, harness.alice, harness.bob)
    await resign(harness.bob)
    line = "Ratings: Alice 1500? → **1662?** · Bob 1500? → **1338?**"
    for post in (at_table(harness)[-1], harness.alice.live(), harness.bob.live()):
        assert line in spaced(post)
    await begin(harness, rated=False)
    await finish_deal(harness, harness.alice, harness.bob)
    await resign(harness.bob)
    for post in (at_table(harness)[-1], harness.alice.live(), harness.bob.live()):
        assert "Ratings" not in post.text
    await begin(harness)
    await finish_deal(harness, harness.alice, harness.bob)
    await resign(harness.alice)
    assert "Alice 1662? → **" in spaced(at_table(harness)[-1])
    assert "Bob 1338? → **" in spaced(at_table(harness)[-1])


def spaced(post: VisibleMessage) -> str:
    return post.text.replace("\N{NO-BREAK SPACE}", " ")

from pathlib import Path

import pytest

from data import parties
from data.players import users
from tests.fakes.simcord_harness import Harness
from tests.support.discord.packs import BOB_DEALS, ELDER_BLANK, RICH, YOUNGER_BLANK, Pack, stack_packs
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import bot_of, check_table_messages, deal_of, row_of, skip_to
from tests.support.players import at_table, begin, bot_at, players_of, step, table, waiting_player
from tests.support.random_choice import CLOSED, TURN, by_dm
from tests.support.requests_seen import RequestKind

FIVE_DEALS = [(20, 22), (31, 8), (9, 40), (25, 25), (30, 30)]


@pytest.mark.parametrize("closed", [("Bob",), pytest.param(("Alice",), marks=pytest.mark.long), ("Alice", "Bob")])
async def test_players_with_closed_dms_play_a_partie_to_its_settlement(database: Path, closed: tuple[str, ...]) -> None:
    async with Harness(bot_at(database), closed=closed) as harness:
        await begin(harness)
        await skip_to(harness, FIVE_DEALS)
        players = players_of(harness, seed=7)
        while await step(harness, players):
            pass
        assert (await row_of(harness)).ending == "played"
        assert "wins by" in at_table(harness)[-1].text
        said = "\n".join(post.text for post in harness.posts(table(harness)))
        for player in players.values():
            shut = player.person.name in closed
            assert said.count(f"{player.person.mention}, {CLOSED}") == shut
            assert bool(player.person.dms()) != shut


@pytest.mark.parametrize("pack", [ELDER_BLANK, YOUNGER_BLANK])
async def test_a_player_with_closed_dms_is_notified_before_a_carte_blanche(
    database: Path, monkeypatch: pytest.MonkeyPatch, pack: Pack
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, pack, BOB_DEALS, pack)
    async with Harness(bot_at(database), closed=["Alice", "Bob"]) as harness:
        for parties_begun in (1, 2):
            await begin(harness)
            said = "\n".join(seen.text for seen in harness.everything_seen_by(None))
            for person in (harness.alice, harness.bob):
                assert said.count(f"{person.mention}, {CLOSED}") == parties_begun
                assert f"{person.mention}, {TURN}" not in said


@pytest.mark.sampled(1)
@pytest.mark.parametrize("pack", [ELDER_BLANK, YOUNGER_BLANK])
async def test_a_player_with_closed_dms_is_pinged_for_a_later_carte_blanche(
    database: Path, monkeypatch: pytest.MonkeyPatch, pack: Pack
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH, pack)
    async with Harness(bot_at(database), closed=["Bob"]) as harness:
        await begin(harness)
        await decide(harness, 20)
        players = players_of(harness, seed=1)
        while (await deal_of(harness)).elder != 1:
            assert await step(harness, players)
        (called,) = [post for post in at_table(harness) if "carte blanche" in post.text]
        assert f"{harness.bob.mention}, {TURN}" in called.text


async def test_a_player_with_closed_dms_is_pinged_at_the_table_each_turn(database: Path) -> None:
    async with Harness(bot_at(database), closed=["Bob"]) as harness:
        await begin(harness)
        players, turns = players_of(harness, seed=1), 0
        before = await waiting_player(players)
        while before is not None and turns < 8:
            await before[0].decide(before[1])
            after = await waiting_player(players)
            if after is not None and after[0] is not before[0] and after[0].person is harness.bob:
                turns += 1
            before = after
        calls = [request for request in harness.requests if f"{harness.bob.mention}, {TURN}" in str(request.body)]
        assert len(calls) == turns
        assert all(request.kind is RequestKind.TABLE for request in calls)
        assert all(request.body["allowed_mentions"]["users"] == [harness.bob.id] for request in calls)


async def test_the_private_hand_is_edited_rather_than_resent_within_a_turn(database: Path) -> None:
    async with Harness(bot_at(database), closed=["Alice", "Bob"]) as harness:
        await begin(harness)
        players = players_of(harness, seed=3)
        for _ in range(18):
            found = await waiting_player(players)
            assert found is not None
            player, hand = found
            assert hand.ephemeral
            answer = await player.decide(hand)
            assert answer.how == "update"
            assert answer.post == hand


async def test_nothing_of_a_private_hand_is_shown_at_the_table(database: Path) -> None:
    async with Harness(bot_at(database), closed=["Alice", "Bob"]) as harness:
        await begin(harness)
        players = players_of(harness, seed=5)
        for _ in range(16):
            await step(harness, players)
        assert any("Piquet with" in seen.text for seen in harness.everything_seen_by(harness.alice))
        assert not any("Piquet with" in seen.text for seen in harness.everything_seen_by(None))
        await check_table_messages(harness)


async def test_show_my_hand_moves_turns_to_reopened_dms(database: Path) -> None:
    async with Harness(bot_at(database), closed=["Alice", "Bob"]) as harness:
        await begin(harness)
        for person in (harness.alice, harness.bob):
            person.open_dms()
            assert (await person.slash("piquet hand", table(harness))).ephemeral
        players = players_of(harness, seed=6)
        found = await waiting_player(players)
        assert found is not None
        waiting = harness.bob if found[0].person is harness.alice else harness.alice
        await found[0].decide(found[1])
        assert by_dm(waiting) is not None
        assert f"{waiting.mention}, {TURN}" not in at_table(harness)[-1].text


async def test_the_bot_tells_a_player_who_closes_their_dms_how_to_play(harness: Harness) -> None:
    await begin(harness)
    players = players_of(harness, seed=8)
    for number in range(34):
        if number == 10:
            harness.alice.close_dms()
        if number == 22:
            harness.bob.close_dms(code=50278)
        assert await step(harness, players)
    said = "\n".join(seen.text for seen in harness.everything_seen_by(None))
    for person in (harness.alice, harness.bob):
        assert f"{person.mention}, {TURN}. **Show my hand** shows your cards here, only to you." in said
    await check_table_messages(harness)


async def test_a_dm_channel_that_opens_late_is_not_treated_as_closed(harness: Harness) -> None:
    harness.bob.close_dms(code=40003)
    await begin(harness)
    assert harness.bob.dms() == []
    harness.bob.open_dms()
    await harness.advance(120)
    assert len(harness.bob.dms()) == 1
    assert not any(CLOSED in post.text for post in harness.posts(table(harness)))
    stored = await bot_of(harness).context.database.read(lambda tx: users.get_user(tx, harness.bob.id))
    assert not stored.dms_closed


async def test_the_dm_of_a_person_is_opened_once_for_all_their_parties(harness: Harness) -> None:
    await begin(harness)
    assert len([one for one in harness.requests if one.kind is RequestKind.OPEN_DM]) == 2
    await harness.restart()
    await begin(harness)
    assert len(await bot_of(harness).context.database.read(parties.in_play)) == 2
    assert all(len(person.dms()) >= 2 for person in (harness.alice, harness.bob))
    assert len([one for one in harness.requests if one.kind is RequestKind.OPEN_DM]) == 2

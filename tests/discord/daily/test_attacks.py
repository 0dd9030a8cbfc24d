from pathlib import Path

import pytest

from bot.kit.controls import control_id
from bot.model.ids import PRIVATE
from tests.discord.daily.test_daily import begin, play_out
from tests.discord.whole_bot.test_forged_ids import EVERY, check_all
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.players import bot_at

PARTIES = [1, 2, 3, 4]


async def one_finished_and_one_in_play(harness: Harness) -> None:
    for person in (harness.alice, harness.bob):
        await begin(person)
        await play_out(person)
        await begin(person)


@pytest.mark.sampled(1)
@EVERY
@pytest.mark.parametrize("here", [True, False])
async def test_control_ids_of_an_open_day_reveal_nothing_about_other_players(
    database: Path, here: bool, every: int
) -> None:
    async with Harness(bot_at(database)) as harness:
        await one_finished_and_one_in_play(harness)
        stranger, place, targets = harness.carol, harness.channel, PARTIES
        if not here:
            other = harness.discord.env.create_guild("Another Club")
            place = other.create_text_channel("hall")
            stranger = Person(harness, other.add_member(harness.discord.env.create_user("Carl")))
            targets = [*PARTIES, harness.server.id]
        shown = await stranger.slash("piquet rules", place)
        assert shown.post is not None
        await check_all(harness, database, stranger, shown.post, targets, every)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("played", [0, 1])
async def test_a_player_who_has_not_finished_sees_no_results_of_others(database: Path, played: int) -> None:
    async with Harness(bot_at(database)) as harness:
        alice, bob, carol = harness.alice, harness.bob, harness.carol
        for person in (alice, bob):
            for _ in range(2):
                await begin(person)
                await play_out(person)
        await begin(carol)
        if played:
            await play_out(carol)
            await begin(carol)
        shown = await carol.slash("piquet rules")
        assert shown.post is not None
        guild = harness.server.id
        args = ("", "1", "1.to", "mine.to", f"1.{alice.id}", "next", "🟩🟩🟩🟩.🟩🟩🟩🟩", "-1", "x")
        presses = [(verb, guild, day, arg) for verb in ("dayturn", "daily") for day in (0, 1, 2, 10**8) for arg in args]
        for verb in ("daycompare", "dayplaces", "dayshare", "daypost", "daywords", "daygive"):
            presses += [(verb, target, day, arg) for target in (guild, PRIVATE, 1) for day in (0, 1, 2) for arg in args]
        for verb, target, day, arg in presses:
            told = await carol.press(shown.post, control_id(verb, target, day, arg), values=[str(alice.id)])
            assert "Alice" not in told.text, (verb, target, day, arg)
            assert "Bob" not in told.text, (verb, target, day, arg)
            assert "Something went wrong" not in told.text, (verb, target, day, arg)
        harness.take_errors()
        users = [user for (user,) in query(database, 'SELECT "user" FROM seats')]
        assert users.count(carol.id) == 1 + played


async def test_commands_show_no_result_of_others_while_the_day_is_open(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        alice, carol = harness.alice, harness.carol
        for _ in range(2):
            await begin(alice)
            await play_out(alice)
        points = query(database, "SELECT score0, score1 FROM deals WHERE score0 IS NOT NULL")
        assert len(points) == 2
        for command, options in (
            ("piquet history", {"person": alice}),
            ("piquet history", {"person": alice, "with": harness.house}),
            ("piquet profile", {"person": alice}),
            ("piquet leaderboard", {}),
            ("piquet games", {}),
            ("piquet daily", {}),
        ):
            told = await carol.slash(command, **options)
            for mine, theirs in points:
                for between in (" to ", ":", "–", " : "):
                    assert f"{mine}{between}{theirs}" not in told.text, (command, told.text)

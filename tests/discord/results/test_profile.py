import re
import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from bot.features.par import service as par
from bot.features.par.keeper import ParKeeper
from bot.features.results.leaderboards import list_everywhere
from bot.model.ids import PartieId
from tests.discord.daily.test_daily import begin as begin_day
from tests.discord.daily.test_daily import play_out as play_out_day
from tests.discord.results.test_leaderboard import DAY, later, won
from tests.discord.tables.test_pictures import names
from tests.fakes.fake_engine import line_by_thumb
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.discord.packs import BOB_DEALS, RICH, stack_packs
from tests.support.discord.past_parties import play
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin, bot_at, choose_settings


async def profile(reader: Person, /, **options: Any) -> VisibleMessage:
    answer = await reader.slash("piquet profile", **options)
    assert answer.ephemeral
    return answer.message


async def test_a_profile_without_finished_parties_explains_how_to_begin(harness: Harness) -> None:
    assert "You have not finished a game yet. `/piquet challenge` starts one" in (await profile(harness.carol)).text
    other = await profile(harness.alice, person=harness.carol)
    assert "**Carol** has not finished a game yet" in other.text
    assert not other.controls


async def test_a_profile_counts_all_parties_and_rates_the_rated_ones(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob, rated=False)
    friendly = (await profile(harness.carol, person=harness.alice)).text
    assert (
        "## Alice\n### Games of up to six deals\nNo rated games of this kind yet.\nPlayed **1**: 1 won, 0 lost"
        in friendly
    )
    assert "winning streak" not in friendly
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.bob, harness.alice)
    mine = (await profile(harness.alice)).text
    assert re.search(r"Rating \*\*\d{4}\*\*\? ±\d{3}\n`[▁▄▅▆▇█]{3}` from 1662 to \d{4}, best \d{4}\n", mine)
    assert "Played **4**: 3 won, 1 lost\nLongest winning streak: **3**" in mine
    assert "28" in mine  # the printed average of elder, beside theirs
    assert "Played **4**: 1 won, 3 lost" in (await profile(harness.bob)).text


async def test_a_profile_opens_at_a_rated_kind_and_lists_the_other_kinds(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob, rated=False)
    await won(harness, harness.alice, harness.bob, rated=False)
    await won(harness, harness.alice, harness.bob, rules="hundred")
    shown = await profile(harness.alice)
    assert "### A Hundred Up\nRating **1662**?" in shown.text
    assert "Also: Six-deal games: 2 games\n" in shown.text
    other = await harness.alice.choose(shown, ["deals"], verb="profile")
    assert "No rated games of this kind yet." in other.text
    assert "Also: A Hundred Up: one game, rating 1662" in other.text


async def test_a_profile_draws_the_rating_history_unless_pictures_are_turned_off(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await won(harness, harness.alice, harness.bob)
        assert names(await profile(harness.alice)) == []
        await won(harness, harness.alice, harness.bob)
        shown = await profile(harness.carol, person=harness.alice)
        assert names(shown) == ["rating.png"]
        assert re.search(r"2 games.*1662", shown.text)
        shared = (await harness.carol.click(shown, label="Share")).message
        assert names(shared) == ["rating.png"]
        later(harness, 300 * DAY)
        now = (await profile(harness.carol, person=harness.alice)).text
        deviations = re.findall(r"(?:±|a deviation of )(\d+)", now)
        assert len(deviations) == 2
        assert len(set(deviations)) == 1
        await choose_settings(harness.carol, pictures="never")
        assert names(await profile(harness.carol, person=harness.alice)) == []
        harness.discord.withhold(harness.channel.id, ["attach_files"])
        assert names(await profile(harness.alice)) == []


async def test_a_profile_says_that_a_rating_is_inactive(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    later(harness, 181 * DAY)
    assert "(inactive: the last rated game ended <t:" in (await profile(harness.bob)).text


async def test_a_profile_compares_deals_as_elder_and_younger_with_the_printed_averages(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database)) as harness:
        await begin(harness, deals=1)
        await play(harness)
        others = harness.bob, harness.alice
        ((dealer, *scores),) = query(database, "SELECT dealer, score0, score1 FROM deals")
        for seat, person in enumerate((harness.alice, harness.bob)):
            text, score = (await profile(person)).text, f"{scores[seat]}.0"
            elder, younger = ("–", score) if dealer == seat else (score, "–")
            assert re.search(rf"per deal +elder +younger\naverage +{elder} +{younger}\nin the books +28 +14\n", text)
            assert f"Best deal: **{scores[seat]}** points" in text
            assert re.search(r"\ncapots +[01] +[01]\nrubicons +0 +0\n", text)
            assert f" {scores[seat]} to {scores[1 - seat]}" in (await profile(person, **{"with": others[seat]})).text
        replay = (
            await harness.carol.click(await profile(harness.carol, person=harness.bob), label="See the best deal")
        ).text
        assert "Alice" in replay
        assert "Bob" in replay


async def test_a_profile_can_be_limited_to_one_kind_of_partie(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.alice, harness.bob, rules="hundred")
    shown = await profile(harness.carol, person=harness.bob, **{"with": harness.alice})
    (select,) = [control for control in shown.controls if control.is_select]
    offered = [option.label for option in select.options]
    assert offered == ["Six-deal games: 2 games", "A Hundred Up: one game"]
    await harness.restart()
    await harness.carol.choose(shown, ["games"], verb="profile")
    assert "## Bob\n### A Hundred Up" in shown.text
    assert "Played **1**: 0 won, 1 lost" in shown.text
    assert "### Against Alice\nWins: Bob **0**, Alice **3**" in shown.text
    assert "rubicons" not in shown.text


async def test_a_profile_against_another_person_shows_their_record(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.bob, harness.alice)
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.carol, harness.bob)
    text = (await profile(harness.alice, **{"with": harness.bob})).text
    assert "### Against Bob\nWins: Alice **2**, Bob **1**\nPoints in six-deal games: Alice 0, Bob 0\n" in text
    assert [line.rpartition(": ")[2] for line in text.splitlines() if line.startswith("- <t:")] == [
        "**won** (by resignation)",
        "lost (by resignation)",
        "**won** (by resignation)",
    ]
    assert "These two haven’t finished a game" in (await profile(harness.alice, **{"with": harness.carol})).text
    assert "Against" not in (await profile(harness.alice, **{"with": harness.alice})).text


async def test_points_against_another_person_count_only_the_kind_of_partie_shown(
    harness: Harness, database: Path
) -> None:
    await won(harness, harness.alice, harness.bob)
    await won(harness, harness.alice, harness.bob, rules="hundred")
    # As if the parties had been played to the end: 140 points, and three games to one.
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("UPDATE results SET points = CASE pool WHEN 'deals' THEN 140 ELSE 2 END WHERE outcome = 1")
    shown = await profile(harness.carol, person=harness.alice, **{"with": harness.bob})
    assert "Wins: Alice **2**, Bob **0**\nPoints in six-deal games: Alice 140, Bob 0\n" in shown.text
    await harness.carol.choose(shown, ["games"], verb="profile")
    assert "Wins: Alice **2**, Bob **0**\nGames ahead at A Hundred Up: Alice 2, Bob 0\n" in shown.text
    board = (await harness.carol.slash("piquet leaderboard", by="points", rules="games")).message
    assert "## Games ahead\nA Hundred Up, on this server" in board.text


async def test_a_shared_profile_is_seen_by_everybody(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    shown = await profile(harness.carol, person=harness.alice, **{"with": harness.bob})
    shared = (await harness.carol.click(shown, label="Share")).message
    assert not shared.ephemeral
    assert "## Alice" in shared.text
    assert "### Against Bob" in shared.text
    assert "Shared by Carol." in shared.text
    assert not shared.controls


async def test_a_shared_profile_does_not_name_an_opponent_without_finished_parties(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    shown = await profile(harness.alice, **{"with": harness.carol})
    assert "### Against Carol\nThese two haven’t finished" in shown.text
    assert "### Against someone\nThese two haven’t" in (await harness.alice.click(shown, label="Share")).text


async def test_bots_have_no_profile(harness: Harness) -> None:
    robot = Person(harness, harness.server.add_member(harness.discord.env.create_user("Robot", bot=True)))
    assert "Other bots don’t play piquet" in (await profile(harness.alice, person=robot)).text
    assert "Other bots don’t play piquet" in (await profile(harness.alice, **{"with": robot})).text
    assert all("NoRecordOfBots" in error for error in harness.take_errors())


async def test_a_profile_shows_only_this_server_unless_its_owner_is_listed(harness: Harness) -> None:
    await won(harness, harness.alice, harness.bob)
    other = harness.discord.env.create_guild("Another Club")
    hall = other.create_text_channel("hall")
    carl = Person(harness, other.add_member(harness.discord.env.create_user("Carl")))
    alice = Person(harness, other.add_member(harness.alice.actor.user))
    there = await carl.slash("piquet profile", hall, person=alice)
    assert "has not finished a game yet" in there.text
    own = await alice.slash("piquet profile", hall)
    assert "has not finished" not in own.text
    await list_everywhere(bot_of(harness).context, harness.alice.id, True)
    assert "has not finished" not in (await carl.slash("piquet profile", hall, person=alice)).text


async def test_a_profile_separates_skill_from_luck_after_ten_deals(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    async with Harness(bot_at(database)) as harness:
        keeper = ParKeeper(bot_of(harness).context)
        for number in (1, 2):
            await begin(harness, deals=6)
            await play(harness, partie=PartieId(number))
            assert "Skill: " not in (await profile(harness.alice)).text
            await keeper._make(PartieId(number))
        mine, theirs = (await profile(harness.alice)).text, (await profile(harness.bob)).text
        skill = re.compile(r"Skill: \*\*([\d.]+) ±([\d.]+)\*\* points a deal (above|below) par, from 12 deals")
        (better, within, side), (worse, same, other) = skill.findall(mine)[0], skill.findall(theirs)[0]
        assert (better, within) == (worse, same)
        assert {side, other} == {"above", "below"}
        rows = query(database, "SELECT points, elder FROM deal_results WHERE seat = 0")
        others = query(database, "SELECT points FROM deal_results WHERE seat = 1")
        gains = [row[0] - theirs[0] - (31 if row[1] else -31) for row, theirs in zip(rows, others, strict=True)]
        assert float(better) == pytest.approx(abs(fmean(gains)), abs=0.06)
        assert "Par is what the expert level scores with the same cards." in mine


@pytest.mark.long
async def test_a_player_of_daily_deals_alone_has_a_profile(harness: Harness) -> None:
    alice = harness.alice
    for _ in range(2):
        await begin_day(alice)
        await play_out_day(alice)
    mine = await profile(alice)
    assert mine.text.startswith("## Alice\nDaily deals: **1** day finished")
    assert "in a row" not in mine.text
    assert "After ten daily deals on days that have ended" in mine.text
    assert "**1** day finished" in (await profile(harness.carol, person=alice)).text
    later(harness, DAY)
    for _ in range(2):
        await begin_day(alice)
        await play_out_day(alice)
    assert "Daily deals: **2** days finished, **2** in a row" in (await profile(alice)).text
    # With a partie the days stay, below the parties.
    await won(harness, alice, harness.bob)
    assert "Played **1**: 1 won, 0 lost\n" in (found := (await profile(alice)).text)
    assert "Daily deals: **2** days finished, **2** in a row" in found


async def test_a_profile_shows_how_many_of_todays_deals_remain(harness: Harness) -> None:
    await begin_day(harness.alice)
    await play_out_day(harness.alice)
    assert "Daily deals: **0** days finished · today: 1 deal to finish" in (await profile(harness.alice)).text

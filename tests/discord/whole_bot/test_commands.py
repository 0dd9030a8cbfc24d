from collections.abc import Callable, Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.client import PiquetBot
from bot.config import Settings
from bot.features.rules.view import PAGES, TOPICS, page
from bot.kit.words import words
from tests.fakes.simcord_harness import Harness
from tests.support.discord.packs import BOB_DEALS, RICH, call, exchange, play, stack_packs
from tests.support.message_reader import Control
from tests.support.players import begin, bot_at, choose_settings, plain_text, players_of, resign, step, table
from tests.support.requests_seen import Request

# Registration.


def syncs(harness: Harness) -> list[Request]:
    return [request for request in harness.requests if request.method == "PUT" and request.path.endswith("/commands")]


async def test_commands_are_registered_once_and_not_at_every_start(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        assert len(syncs(harness)) == 1
        await harness.restart()
        await harness.restart()
        assert len(syncs(harness)) == 1


async def test_changed_commands_are_registered_again(database: Path) -> None:
    makers = iter([bot_at(database), with_one_more(database), with_one_more(database)])
    async with Harness(lambda: make_next(makers)) as harness:
        await harness.restart()
        assert len(syncs(harness)) == 2
        assert "flip" in str(syncs(harness)[-1].body)
        await harness.restart()
        assert len(syncs(harness)) == 2


def make_next(makers: Iterator[Callable[[], PiquetBot]]) -> PiquetBot:
    return next(makers)()


def with_one_more(database: Path) -> Callable[[], PiquetBot]:
    async def flip(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Tails.")

    def make() -> PiquetBot:
        bot = PiquetBot(Settings(database=database))
        bot.piquet.add_command(app_commands.Command(name="flip", description="Flip a coin", callback=flip))
        return bot

    return make


async def test_all_commands_are_subcommands_of_one_and_work_everywhere(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        (piquet,) = syncs(harness)[0].body
        assert piquet["name"] == "piquet"
        assert set(piquet["contexts"]) == {0, 1, 2}
        assert set(piquet["integration_types"]) == {0, 1}
        names = {command["name"] for command in piquet["options"]}
        assert names == {
            "challenge",
            "daily",
            "help",
            "play",
            "games",
            "hand",
            "table",
            "resign",
            "rules",
            "settings",
            "server",
            "moderate",
            "vacation",
            "leaderboard",
            "profile",
            "history",
            "export",
            "block",
            "unblock",
            "learn",
            "problem",
            "forget",
            "analyse",
        }


# The rules.


async def test_every_page_of_the_rules_opens_by_name(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        first = await harness.carol.slash("piquet rules")
        assert first.ephemeral
        assert first.post is not None
        options = first.post.control(verb="turnto", select=True).options
        assert [option.value for option in options] == [name for name in TOPICS if name != PAGES[0]]
        for option in options:
            await harness.carol.choose(first.post, [option.value], verb="turnto")
            title, body = page(words(), option.value)
            assert option.label == title
            assert f"## {title}" in first.post.text
            assert body.splitlines()[0] in plain_text(first.post.text)


async def test_the_pages_can_be_turned_forward_and_back(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        post = (await harness.carol.slash("piquet rules")).post
        assert post is not None
        titles = [page(words(), name)[0] for name in PAGES]

        def page_button(label: str) -> Control:
            return next(control for control in post.controls if control.label == label)

        assert page_button("Previous page").disabled
        for name, title in zip(PAGES[1:], titles[1:], strict=True):
            await harness.carol.click(post, label="Next page" if name in TOPICS else title)
            assert f"## {title}" in post.text
        assert page_button("Next page").disabled
        for title in reversed(titles[:-1]):
            await harness.carol.click(post, label="Previous page")
            assert f"## {title}" in post.text


# The table.


async def test_the_table_command_shows_the_score_and_shown_cards_still_held(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        await exchange(harness.alice, "9D", "8D")
        await exchange(harness.bob, "9S", "8S")
        for _ in range(3):
            await call(harness.alice)
        await play(harness.alice, "AS")
        for person in (harness.alice, harness.bob, harness.carol):
            shown = await person.slash("piquet table", table(harness))
            text = plain_text(shown.text)
            assert shown.ephemeral
            assert "**Alice** holds\nK♠ Q♠ J♠ 10♠ 7♠ A♥ A♦ A♣ ▯▯▯" in text
            assert "**Bob** holds\n▯▯▯▯▯▯▯▯▯▯▯▯" in text
            assert "## A♠ ▯ Alice leads" in text
            assert "**Alice 96** – **0 Bob**" in text
            assert "It is **Bob**’s turn" in text


async def test_the_table_command_in_another_channel_shows_the_players_own_partie(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        assert "You have no games in progress" in (await harness.alice.slash("piquet table")).text
        await begin(harness)
        assert "## Piquet · #1 · deal 1 of 6" in (await harness.alice.slash("piquet table")).text
        await begin(harness, "club")
        asked = await harness.alice.slash("piquet table")
        assert "Which one?" in asked.text
        assert asked.post is not None
        (second,) = [one for one in asked.post.controls if one.partie == "2"]
        picked = await harness.alice.click(asked.post, custom_id=second.custom_id)
        assert "## Piquet · #2 ·" in picked.text


# The hand, and resigning.


@pytest.mark.parametrize("command", ["hand", "games", "resign", "table"])
async def test_without_a_partie_the_command_says_how_to_start_one(database: Path, command: str) -> None:
    async with Harness(bot_at(database)) as harness:
        answer = await harness.carol.slash(f"piquet {command}")
        assert answer.ephemeral
        assert "You have no games in progress. `/piquet challenge` starts one." in answer.text


async def test_with_several_parties_the_resign_command_asks_which_one(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        await begin(harness, "club")
        asked = await harness.bob.slash("piquet resign")
        assert "Which one?" in asked.text
        assert asked.post is not None
        first = next(control for control in asked.post.controls if control.partie == "1")
        question = await harness.bob.click(asked.post, custom_id=first.custom_id)
        assert "Resign the game against **Alice**" in question.text
        assert question.post is not None
        await harness.bob.click(question.post, label="Resign")
        assert "Club Piquet" in (await harness.bob.slash("piquet games")).text
        assert "Rubicon" not in (await harness.bob.slash("piquet games")).text


async def test_a_hands_question_mark_opens_the_rules_of_its_stage(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack_packs(monkeypatch, BOB_DEALS, RICH)
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        await check_help(harness, "exchange")
        await exchange(harness.alice, "9D", "8D")
        await exchange(harness.bob, "9S", "8S")
        for name in ("point", "sequences", "sets"):
            await check_help(harness, name)
            await call(harness.alice)
        await play(harness.alice, "AS")
        await play(harness.bob, "7H")
        await check_help(harness, "play")


async def test_a_partie_that_is_over_has_no_step_to_explain(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness, deals=1)
        await resign(harness.bob)
        for person in (harness.alice, harness.bob):
            assert not {"help", "page"} & {control.verb for control in person.live().controls}
        # A message of an older version still has the button.
        told = await harness.alice.press(harness.alice.live(), "pq:1:help:1:0:shortened")
        assert words()("hand-explain-shortened") in told.text


async def check_help(harness: Harness, name: str) -> None:
    before = harness.alice.live().controls
    lines = await harness.alice.click(harness.alice.live(), label="Explain this step")
    assert lines.post == harness.alice.live()
    assert words()(f"hand-explain-{name}") in lines.text
    whole = await harness.alice.click(harness.alice.live(), label="The rule")
    assert f"### {page(words(), name)[0]}" in whole.text
    await harness.alice.click(harness.alice.live(), label="Back to the hand")
    assert harness.alice.live().controls == before


# The settings.


async def test_settings_are_shown_changed_one_by_one_and_saved(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        shown = await harness.alice.slash("piquet settings")
        assert shown.ephemeral
        assert "**I choose** for you: you deal first" in shown.text
        assert "Answering calls: **I do it** for you" in shown.text
        assert "**one press**" in shown.text
        await choose_settings(harness.alice, ask_deal=True)
        await choose_settings(harness.alice, answer_calls=True)
        changed = await choose_settings(harness.alice, confirms_cards=True)
        await harness.restart()
        for answer in (changed, await harness.alice.slash("piquet settings")):
            assert "**you choose** who deals" in answer.text
            assert "Answering calls: **you do it**" in answer.text
            assert "then **confirm**" in answer.text
        assert "Answering calls: **I do it** for you" in (await harness.bob.slash("piquet settings")).text
        assert "Answering calls: **I do it** for you" in (await choose_settings(harness.alice, answer_calls=False)).text


async def test_changed_settings_apply_from_the_next_turn(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        players = players_of(harness, seed=1)
        for person in (harness.alice, harness.bob):
            await choose_settings(person, answer_calls=True, one_click=True)
        for _ in range(30):
            assert await step(harness, players)
        sent = "".join(seen.raw for seen in harness.everything_seen_by(harness.alice))
        assert "How do you answer?" in sent + "".join(seen.raw for seen in harness.everything_seen_by(harness.bob))

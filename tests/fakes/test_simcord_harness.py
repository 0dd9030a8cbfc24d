"""Tests the harness with a toy bot: two people play cards in turn."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import aiosqlite
import discord
import pytest
from discord import app_commands, ui

from tests.fakes.simcord_harness import Harness
from tests.support import openapi
from tests.support.messages import InteractionFailed
from tests.support.requests_seen import RequestKind, SeenContent

LOG = logging.getLogger("bot.toy")
HANDS = {"Alice": "A♠ K♠", "Bob": "Q♥ J♥"}

Seat = discord.User | discord.Member
Interaction = discord.Interaction["Toy"]


def named(verb: str, seq: int, arg: str = "") -> str:
    return f"pq:1:{verb}:7:{seq}" + (f":{arg}" if arg else "")


class Pressed(ui.DynamicItem[ui.Item[Any]], template=r"pq:1:(?P<verb>\w+):7:(?P<seq>\d+)(?::(?P<arg>.+))?"):
    def __init__(self, item: ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.verb, self.seq, self.arg = match["verb"], int(match["seq"]), match["arg"] or ""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await getattr(interaction.client, f"do_{self.verb}")(interaction, self.seq, self.arg)


def live(item: ui.Item[Any]) -> Pressed:
    """Returns the item as a DynamicItem, to work after a restart."""
    match = Pressed.__discord_ui_compiled_template__.fullmatch(getattr(item, "custom_id", ""))
    assert match is not None
    return Pressed(item, match)


def button(label: str, custom_id: str) -> Pressed:
    return live(ui.Button(label=label, custom_id=custom_id))


def hand(name: str, seq: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    cards = HANDS[name].split()
    buttons = [button(f"Play {card}", named("play", seq, card)) for card in cards]
    view.add_item(ui.Container(ui.TextDisplay(f"**{name}**, trick {seq}: {HANDS[name]}"), ui.ActionRow[Any](*buttons)))
    return view


class Toy(discord.AutoShardedClient):
    """Stores each card played, posts it at the table, and shows the next trick."""

    db: aiosqlite.Connection

    def __init__(self, database: Path) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.database = database
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="deal", description="Deal to two", callback=deal))
        self.tree.add_command(app_commands.Command(name="try", description="Try something", callback=attempt))
        self.background: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        self.db = await aiosqlite.connect(self.database, isolation_level=None)
        await self.db.execute("CREATE TABLE IF NOT EXISTS played (card TEXT, by TEXT)")
        await self.db.execute("CREATE TABLE IF NOT EXISTS place (channel INTEGER)")
        self.add_dynamic_items(Pressed)
        await self.tree.sync()

    async def close(self) -> None:
        await self.db.close()
        await super().close()

    async def tell(self, text: str, nonce: str) -> None:
        row = await (await self.db.execute("SELECT channel FROM place")).fetchone()
        assert row is not None
        for _ in range(3):
            try:
                await self.get_partial_messageable(row[0]).send(text, nonce=nonce)
            except discord.DiscordServerError:
                LOG.info("once more")
            else:
                return

    async def deal_to(self, person: Seat) -> bool:
        try:
            await person.send(view=hand(person.name, 1))
        except discord.Forbidden:
            return False
        return True

    async def do_play(self, interaction: Interaction, seq: int, card: str) -> None:
        await self.db.execute("INSERT INTO played VALUES (?, ?)", (card, interaction.user.name))
        with suppress(discord.HTTPException):
            await interaction.response.edit_message(view=hand(interaction.user.name, seq + 1))
        task = asyncio.create_task(self.tell(f"{interaction.user.mention} plays {card}", f"7:{card}"))
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def do_show(self, interaction: Interaction, seq: int, card: str) -> None:
        await interaction.response.send_message(view=hand(interaction.user.name, 1), ephemeral=True)

    async def do_crash(self, interaction: Interaction, seq: int, card: str) -> None:
        raise RuntimeError("the toy is broken")


async def deal(interaction: Interaction, opponent: discord.Member) -> None:
    bot, channel = interaction.client, interaction.channel
    assert isinstance(channel, discord.TextChannel)
    reached = [await bot.deal_to(person) for person in (interaction.user, opponent)]
    view = ui.View(timeout=None)
    for verb in ("show", "crash"):
        view.add_item(button(verb.capitalize(), named(verb, 0)))
    await interaction.response.send_message(f"A table for two. DMs: {reached}", view=view)
    try:
        place = (await (await interaction.original_response()).create_thread(name="The table")).id
    except discord.HTTPException as error:
        LOG.warning("no thread: %s", error)
        place = channel.id
    await bot.db.execute("INSERT INTO place VALUES (?)", (place,))


async def attempt(interaction: Interaction, what: str) -> None:
    await ATTEMPTS[what](interaction)


async def _silence(interaction: Interaction) -> None: ...


async def _thought(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True)


async def _long_label(interaction: Interaction) -> None:
    # SimCord refuses it too, which the toy ignores.
    with suppress(discord.HTTPException):
        await interaction.user.send(view=ui.View(timeout=None).add_item(ui.Button(label="x" * 81, custom_id="x")))
    await interaction.response.send_message("done")


async def _odd_field(interaction: Interaction) -> None:
    await interaction.response.send_message("done")
    with suppress(Exception):
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=interaction.channel_id)
        await interaction.client.http.request(route, json={"content": "x", "allowed_mention": {}})


async def _crash(interaction: Interaction) -> None:
    await interaction.response.send_message("done")
    raise RuntimeError("the toy is broken")


async def _modal(interaction: Interaction) -> None:
    modal = ui.Modal(title="Say", custom_id="say")
    modal.add_item(ui.Label(text="What", component=ui.TextInput(custom_id="what", default="A♠")))
    await interaction.response.send_modal(modal)


async def _follow_up(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="K♠ first")
    await interaction.edit_original_response(content="then nothing")
    picture = discord.File(__file__, filename="hand.png", description="A♠ and K♠")
    await interaction.followup.send("and more", file=picture, ephemeral=True)


def _asleep(seconds: float) -> Callable[[Interaction], Any]:
    async def sleep(interaction: Interaction) -> None:
        await interaction.response.send_message("good night")
        task = asyncio.create_task(wake(interaction))
        interaction.client.background.add(task)

    async def wake(interaction: Interaction) -> None:
        await asyncio.sleep(seconds)
        if not seconds:
            raise RuntimeError("fell out of bed")
        await interaction.user.send(f"awake after {seconds}")

    return sleep


ATTEMPTS: dict[str, Callable[[Interaction], Any]] = {
    "silence": _silence,
    "thought": _thought,
    "long label": _long_label,
    "odd field": _odd_field,
    "crash": _crash,
    "modal": _modal,
    "follow-up": _follow_up,
    "nap": _asleep(0.8),
    "fall": _asleep(0),
    "night": _asleep(8 * 3_600),
}


@pytest.fixture
def make_bot(tmp_path: Path) -> Callable[[], Toy]:
    return lambda: Toy(tmp_path / "toy.sqlite3")


@pytest.fixture
async def harness(make_bot: Callable[[], Toy]) -> AsyncIterator[Harness]:
    async with Harness(make_bot) as harness:
        yield harness


async def played(harness: Harness) -> list[tuple[str, str]]:
    bot = harness.bot
    assert isinstance(bot, Toy)
    return [(row[0], row[1]) for row in await bot.db.execute_fetchall("SELECT card, by FROM played")]


def said(harness: Harness) -> list[str]:
    return [re.sub(r"<@\d+>", "N", post.text) for post in harness.posts(harness.threads[0])]


def shown(seen: list[SeenContent]) -> str:
    return "\n".join(one.text for one in seen)


# ---------------------------------------------------------------------------------------------- bad clicks


async def test_a_bot_that_does_not_answer_fails_the_interaction(harness: Harness) -> None:
    for what in ("silence", "thought"):
        with pytest.raises(InteractionFailed):
            await harness.alice.slash("try", what=what)


async def test_discord_py_ignores_a_click_on_a_missing_control(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    post, old = harness.alice.live(), named("play", 1, "A♠")
    await harness.alice.click(post, custom_id=old)
    with pytest.raises(InteractionFailed):
        await harness.alice.press(post, old)
    assert (await harness.alice.press(post, old, may_fail=True)).how == ""
    assert await played(harness) == [("A♠", "Alice")]


async def test_one_click_can_be_delivered_twice(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    await harness.alice.press(harness.alice.live(), named("play", 1, "A♠"), times=2)
    answers = [request for request in harness.requests if request.kind is RequestKind.ANSWER][-2:]
    assert len({request.path for request in answers}) == 1
    assert [getattr(request.error, "code", None) for request in answers] == [None, 40060]
    assert await played(harness) == [("A♠", "Alice")] * 2
    assert said(harness) == ["N plays A♠"]


async def test_other_tasks_run_while_a_request_is_on_its_way(harness: Harness) -> None:
    told: list[tuple[str, int]] = []
    before = len(harness.requests)

    async def ask(name: str) -> None:
        told.append((f"{name} asks", len(harness.requests) - before))
        await harness.bot.http.request(discord.http.Route("GET", "/users/@me"))
        told.append((f"{name} knows", len(harness.requests) - before))

    await asyncio.gather(ask("one"), ask("other"))
    assert told == [("one asks", 0), ("other asks", 0), ("one knows", 2), ("other knows", 2)]


# ---------------------------------------------------------------------------------------------- faults


async def test_a_fault_hits_before_anything_is_done(harness: Harness) -> None:
    with harness.fault("dm", 403, 50007, to=harness.bob) as fault:
        answer = await harness.alice.slash("deal", opponent=harness.bob)
    assert "DMs: [True, False]" in answer.text
    assert fault.hits == 1
    assert (len(harness.alice.dms()), harness.bob.dms()) == (1, [])
    assert "DMs: [True, True]" in (await harness.alice.slash("deal", opponent=harness.bob)).text


async def test_a_message_resent_with_the_same_nonce_appears_only_once(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    with harness.fault("table message", 500, times=2, lost=True) as fault:
        await harness.alice.click(harness.alice.live(), label="Play A♠")
    sent = [request for request in harness.requests if request.kind is RequestKind.TABLE]
    assert [request.twin for request in sent] == [False, True, True]
    assert fault.hits == 2
    assert said(harness) == ["N plays A♠"]
    assert shown(harness.everything_seen_by(None)).count("plays A♠") == 1


async def test_a_nonce_expires(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    for seconds in (299, 2):
        await harness.alice.press(harness.alice.live(), named("play", 1, "A♠"), may_fail=True)
        await harness.bot.tell("again", "7:A♠")  # type: ignore[attr-defined]
        assert said(harness) == ["N plays A♠"]
        await harness.advance(seconds)
    await harness.bot.tell("again", "7:A♠")  # type: ignore[attr-defined]
    assert said(harness) == ["N plays A♠", "again"]


# ---------------------------------------------------------------------------------------------- time


async def test_the_harness_waits_for_a_short_sleep_but_not_a_long_one(harness: Harness) -> None:
    loop = asyncio.get_running_loop()
    start = loop.time()
    await harness.alice.slash("try", what="nap")
    await harness.alice.slash("try", what="night")
    assert [post.text for post in harness.alice.dms()] == ["awake after 0.8"]
    await harness.advance(8 * 3_600)
    assert [post.text for post in harness.alice.dms()] == ["awake after 0.8", "awake after 28800"]
    assert loop.time() - start < 0.8


# ---------------------------------------------------------------------------------------------- who saw what


async def test_each_player_sees_only_their_own_hand(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    assert "A♠" in shown(harness.everything_seen_by(harness.alice))
    for person in (harness.bob, harness.carol, None):
        assert "A♠" not in shown(harness.everything_seen_by(person))
    assert any("play:7:1:Q♥" in seen.raw for seen in harness.everything_seen_by(harness.bob))


async def test_edited_or_deleted_content_counts_as_seen(harness: Harness) -> None:
    await harness.alice.slash("try", what="follow-up")
    seen = harness.everything_seen_by(harness.alice)
    assert [one.text for one in seen[-3:]] == ["K♠ first", "then nothing", "and more\nhand.png\nA♠ and K♠"]
    assert seen[-1].files[0].data.startswith(b'"""Tests the harness')
    assert harness.posts(viewer=harness.alice)[-1].payload["attachments"][0]["size"] == len(seen[-1].files[0].data)
    assert "K♠" not in shown(harness.everything_seen_by(harness.bob))


async def test_an_ephemeral_answer_and_a_modal_are_seen_by_one_person_only(harness: Harness) -> None:
    table = (await harness.alice.slash("deal", opponent=harness.bob)).post
    assert table is not None
    await harness.bob.click(table, label="Show")
    await harness.alice.slash("try", what="modal")
    assert "Q♥" not in shown(harness.everything_seen_by(harness.alice))
    assert "What\nA♠" in shown(harness.everything_seen_by(harness.alice))
    assert "A♠" not in shown(harness.everything_seen_by(harness.bob))


async def test_refused_messages_are_seen_by_nobody(harness: Harness) -> None:
    with harness.fault("dm", 403, 50007, to=harness.bob):
        await harness.alice.slash("deal", opponent=harness.bob)
    assert "Q♥" not in shown(harness.everything_seen_by(harness.bob))


# ---------------------------------------------------------------------------------------------- failing the test


async def leave_after(make_bot: Callable[[], Toy], what: str) -> Harness:
    async with Harness(make_bot) as harness:
        await harness.alice.slash("try", what=what)
    return harness


async def test_a_breach_of_a_limit_fails_the_test(make_bot: Callable[[], Toy]) -> None:
    with pytest.raises(AssertionError, match="button label: there 81"):
        await leave_after(make_bot, "long label")


@pytest.mark.skipif(openapi.published() is None, reason="Discord's description is not at hand")
async def test_a_field_that_discord_does_not_know_fails_the_test(make_bot: Callable[[], Toy]) -> None:
    with pytest.raises(AssertionError, match="'allowed_mention' was unexpected"):
        await leave_after(make_bot, "odd field")


async def test_a_feature_that_simcord_does_not_model_fails_the_test(make_bot: Callable[[], Toy]) -> None:
    with pytest.raises(AssertionError, match=r"does not implement the field.*allowed_mention"):
        await leave_after(make_bot, "odd field")


async def test_an_error_in_a_command_fails_the_test(make_bot: Callable[[], Toy]) -> None:
    with pytest.raises(AssertionError, match="the toy is broken"):
        await leave_after(make_bot, "crash")


async def test_an_error_that_discord_py_only_logs_fails_the_test(make_bot: Callable[[], Toy]) -> None:
    async def crash() -> None:
        async with Harness(make_bot) as harness:
            table = (await harness.alice.slash("deal", opponent=harness.bob)).post
            assert table is not None
            await harness.alice.press(table, named("crash", 0), may_fail=True)

    with pytest.raises(AssertionError, match="Ignoring exception in dynamic item callback"):
        await crash()


async def test_an_error_in_a_background_task_fails_the_test(make_bot: Callable[[], Toy]) -> None:
    with pytest.raises(AssertionError, match="fell out of bed"):
        await leave_after(make_bot, "fall")


async def test_the_test_s_own_failure_is_the_one_reported(make_bot: Callable[[], Toy]) -> None:
    async def fail() -> None:
        async with Harness(make_bot) as harness:
            await harness.alice.slash("try", what="crash")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()


async def test_a_bot_that_cannot_be_closed_fails_the_test(tmp_path: Path) -> None:
    class Stuck(Toy):
        async def close(self) -> None:
            await super().close()
            raise RuntimeError("stuck")

    with pytest.raises(RuntimeError, match="stuck"):
        async with Harness(lambda: Stuck(tmp_path / "toy.sqlite3")):
            pass

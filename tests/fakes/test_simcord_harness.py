"""The harness itself, tested with a toy bot: a game in which two people play cards in turn."""

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

from tests.fakes.simcord_harness import Harness, Person
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
        bot: Toy = interaction.client
        bot.at_work += 1
        bot.most_at_work = max(bot.most_at_work, bot.at_work)
        try:
            await getattr(bot, f"do_{self.verb}")(interaction, self.seq, self.arg)
        finally:
            bot.at_work -= 1


def live(item: ui.Item[Any]) -> Pressed:
    """The item as a DynamicItem, which works after a restart; discord.py stores nothing of it."""
    match = Pressed.__discord_ui_compiled_template__.fullmatch(getattr(item, "custom_id", ""))
    assert match is not None
    return Pressed(item, match)


def button(label: str, custom_id: str, *, disabled: bool = False) -> Pressed:
    return live(ui.Button(label=label, custom_id=custom_id, disabled=disabled))


def hand(name: str, seq: int) -> ui.LayoutView:
    """The hand: its cards to play, a menu to exchange, and a disabled button."""
    view = ui.LayoutView(timeout=None)
    cards = HANDS[name].split()
    buttons = [button(f"Play {card}", named("play", seq, card)) for card in cards]
    sink = button("Sink", named("sink", seq), disabled=True)
    options = [discord.SelectOption(label=f"Leave {card}", value=card) for card in cards]
    menu = ui.Select[Any](custom_id=named("exchange", seq), placeholder="Exchange", max_values=2, options=options)
    rows = (ui.ActionRow[Any](*buttons, sink), ui.ActionRow[Any](live(menu)))
    view.add_item(ui.Container(ui.TextDisplay(f"**{name}**, trick {seq}: {HANDS[name]}"), *rows))
    return view


class Toy(discord.AutoShardedClient):
    """A bot that stores each card played, tells the table, and shows the next trick."""

    db: aiosqlite.Connection

    def __init__(self, database: Path) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.database = database
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="deal", description="Deal to two", callback=deal))
        self.tree.add_command(app_commands.Command(name="try", description="Try something", callback=attempt))
        self.at_work = self.most_at_work = 0
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
        """Says something at the table, once, even if it takes several tries."""
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

    async def do_exchange(self, interaction: Interaction, seq: int, card: str) -> None:
        values = interaction.data["values"]  # type: ignore[index,typeddict-item]
        await interaction.response.send_message(f"Left: {' '.join(values)}", ephemeral=True)

    async def do_show(self, interaction: Interaction, seq: int, card: str) -> None:
        await interaction.response.send_message(view=hand(interaction.user.name, 1), ephemeral=True)

    async def do_crash(self, interaction: Interaction, seq: int, card: str) -> None:
        raise RuntimeError("the toy is broken")


async def deal(interaction: Interaction, opponent: discord.Member) -> None:
    bot, channel = interaction.client, interaction.channel
    assert isinstance(channel, discord.TextChannel)
    reached = [await bot.deal_to(person) for person in (interaction.user, opponent)]
    view = ui.View(timeout=None)
    for verb in ("show", "crash", "nothing"):
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


async def _mention(interaction: Interaction) -> None:
    allowed = discord.AllowedMentions(users=[interaction.user])
    await interaction.response.send_message(interaction.user.mention, allowed_mentions=allowed)
    message = await interaction.original_response()
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.channel.send("again", reference=message, allowed_mentions=allowed)


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
    "mention": _mention,
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
    """What was said at the table, without names."""
    return [re.sub(r"<@\d+>", "N", post.text) for post in harness.posts(harness.threads[0])]


def shown(seen: list[SeenContent]) -> str:
    return "\n".join(one.text for one in seen)


# ---------------------------------------------------------------------------------------------- reading and acting


async def test_two_people_play_by_commands_and_clicks(harness: Harness) -> None:
    alice, bob = harness.alice, harness.bob
    answer = await alice.slash("deal", opponent=bob)
    assert (answer.how, answer.ephemeral) == ("message", False)
    assert "DMs: [True, True]" in answer.text
    assert [post.text.splitlines()[0] for post in bob.dms()] == ["**Bob**, trick 1: Q♥ J♥"]
    await alice.click(alice.live(), label="Play A♠")
    await alice.click(alice.live(), verb="play", arg="K♠")
    await bob.click(bob.live(), custom_id="pq:1:play:7:1:Q♥")
    assert await played(harness) == [("A♠", "Alice"), ("K♠", "Alice"), ("Q♥", "Bob")]
    assert said(harness) == ["N plays A♠", "N plays K♠", "N plays Q♥"]
    assert len(alice.dms()) == 1
    assert "trick 3" in alice.live().text


async def test_controls_list_what_can_be_pressed(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    first, _, sink, menu = harness.alice.live().controls
    assert (first.label, first.verb, first.partie, first.seq, first.arg) == ("Play A♠", "play", "7", "1", "A♠")
    assert (first.style, first.live, first.is_select) == (2, True, False)
    assert (sink.disabled, sink.live, sink.arg) == (True, False, "")
    assert (menu.label, menu.is_select, menu.least, menu.most) == ("Exchange", True, 1, 2)
    assert [(option.label, option.value) for option in menu.options] == [("Leave A♠", "A♠"), ("Leave K♠", "K♠")]


async def test_the_text_of_a_message_is_all_that_can_be_read_in_it(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    assert [harness.alice.live().control(verb="exchange", select=True)] == harness.alice.live().controls[-1:]
    lines = "**Alice**, trick 1: A♠ K♠|Play A♠|Play K♠|Sink|Exchange|Leave A♠|Leave K♠"
    assert harness.alice.live().text.split("\n") == lines.split("|")


async def test_options_of_a_menu_can_be_chosen(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    answer = await harness.alice.choose(harness.alice.live(), ["K♠", "A♠"])
    assert answer.text.strip() == "Left: K♠ A♠"


async def test_missing_and_disabled_controls_cannot_be_pressed(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    for wrong in ({"label": "Sink"}, {"verb": "bid"}, {"verb": "play"}):
        with pytest.raises(AssertionError, match="controls fit"):
            await harness.alice.click(harness.alice.live(), **wrong)
    with pytest.raises(AssertionError, match="nothing to press"):
        harness.carol.live()


async def test_an_ephemeral_answer_is_seen_and_pressed_by_one_person_only(harness: Harness) -> None:
    table = (await harness.alice.slash("deal", opponent=harness.bob)).post
    assert table is not None
    answer = await harness.bob.click(table, label="Show")
    assert answer.ephemeral
    assert answer.post is not None
    assert answer.post in harness.posts(viewer=harness.bob)
    assert answer.post not in harness.posts(viewer=harness.alice) + harness.posts()
    assert (await harness.bob.click(answer.post, label="Play Q♥")).how == "update"
    assert "trick 2" in answer.post.text
    assert await played(harness) == [("Q♥", "Bob")]


async def test_a_command_can_be_used_in_a_dm_and_in_a_thread(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    await harness.alice.slash("try", harness.alice.dm, what="nap")
    await harness.alice.slash("try", harness.threads[0], what="nap")
    assert [post.text for post in harness.alice.dms()].count("awake after 0.8") == 2


async def test_a_modal_is_an_answer(harness: Harness) -> None:
    answer = await harness.alice.slash("try", what="modal")
    assert (answer.how, answer.post) == ("modal", None)
    assert "What\nA♠" in answer.text


async def test_the_server_outlives_the_bot(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    old, post = harness.bot, harness.alice.live()
    await harness.restart()
    assert harness.bot is not old
    assert old.is_closed()
    await harness.alice.click(post, label="Play A♠")
    assert await played(harness) == [("A♠", "Alice")]


async def test_deleted_messages_and_channels_are_gone(harness: Harness) -> None:
    table = (await harness.alice.slash("deal", opponent=harness.bob)).post
    assert table is not None
    await harness.delete(table)
    await harness.delete(harness.threads[0])
    await harness.delete(harness.alice.live())
    assert (harness.posts(), harness.threads, harness.alice.dms()) == ([], [], [])


# ---------------------------------------------------------------------------------------------- bad clicks


async def test_a_bot_that_does_not_answer_fails_the_interaction(harness: Harness) -> None:
    for what in ("silence", "thought"):
        with pytest.raises(InteractionFailed):
            await harness.alice.slash("try", what=what)


async def test_a_click_on_a_missing_control_is_delivered_and_ignored_by_discord_py(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    post, old = harness.alice.live(), named("play", 1, "A♠")
    await harness.alice.click(post, custom_id=old)
    with pytest.raises(InteractionFailed):
        await harness.alice.press(post, old)
    assert (await harness.alice.press(post, old, may_fail=True)).how == ""
    assert await played(harness) == [("A♠", "Alice")]


async def test_a_click_by_another_person_reaches_the_bot(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    post = harness.bob.live()
    answer = await harness.carol.press(post, named("exchange", 1), values=["Q♥"])
    assert answer.text.strip() == "Left: Q♥"
    assert answer.post not in harness.posts(post.channel, viewer=harness.bob)


async def test_one_click_can_be_delivered_twice(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    await harness.alice.press(harness.alice.live(), named("play", 1, "A♠"), times=2)
    answers = [request for request in harness.requests if request.kind is RequestKind.ANSWER][-2:]
    assert len({request.path for request in answers}) == 1
    assert [getattr(request.error, "code", None) for request in answers] == [None, 40060]
    assert await played(harness) == [("A♠", "Alice")] * 2
    assert said(harness) == ["N plays A♠"]


async def test_two_clicks_can_arrive_at_once(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    bot = harness.bot
    assert isinstance(bot, Toy)
    pressings = [
        person.pressing(person.live(), named("play", 1, card))
        for person, card in ((harness.alice, "A♠"), (harness.bob, "Q♥"))
    ]
    answers = await harness.at_once(*pressings)
    assert [answer.how for answer in answers] == ["update", "update"]
    assert bot.most_at_work == 2


async def test_other_tasks_run_while_a_request_and_its_answer_are_on_their_way(harness: Harness) -> None:
    told: list[tuple[str, int]] = []
    before = len(harness.requests)

    async def ask(name: str) -> None:
        told.append((f"{name} asks", len(harness.requests) - before))
        await harness.bot.http.request(discord.http.Route("GET", "/users/@me"))
        told.append((f"{name} knows", len(harness.requests) - before))

    await asyncio.gather(ask("one"), ask("other"))
    assert told == [("one asks", 0), ("other asks", 0), ("one knows", 2), ("other knows", 2)]


async def test_closed_dms_refuse_new_messages(make_bot: Callable[[], Toy]) -> None:
    async with Harness(make_bot, closed=["Bob"]) as harness:
        assert "DMs: [True, False]" in (await harness.alice.slash("deal", opponent=harness.bob)).text
        assert [
            getattr(request.error, "code", 0) for request in harness.requests if request.kind is RequestKind.DM
        ] == [
            0,
            50007,
        ]
        harness.bob.open_dms()
        assert "DMs: [True, True]" in (await harness.alice.slash("deal", opponent=harness.bob)).text
        assert len(harness.bob.dms()) == 1


async def test_permissions_can_be_withheld_and_given_back(make_bot: Callable[[], Toy]) -> None:
    async with Harness(make_bot, withheld=["create_public_threads"]) as harness:
        await harness.alice.slash("deal", opponent=harness.bob)
        assert harness.threads == []
        assert "50013" in harness.log_text
        harness.withhold()
        await harness.alice.slash("deal", opponent=harness.bob)
        assert len(harness.threads) == 1


# ---------------------------------------------------------------------------------------------- faults


async def test_a_fault_hits_before_anything_is_done(harness: Harness) -> None:
    with harness.fault("dm", 403, 50007, to=harness.bob) as fault:
        answer = await harness.alice.slash("deal", opponent=harness.bob)
    assert "DMs: [True, False]" in answer.text
    assert fault.hits == 1
    assert (len(harness.alice.dms()), harness.bob.dms()) == (1, [])
    assert "DMs: [True, True]" in (await harness.alice.slash("deal", opponent=harness.bob)).text


async def test_a_fault_can_hit_once(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    with harness.fault(RequestKind.TABLE, times=1) as fault:
        await harness.alice.click(harness.alice.live(), label="Play A♠")
    assert fault.hits == 1
    assert said(harness) == ["N plays A♠"]


async def test_a_request_with_a_lost_answer_is_not_done_twice_under_one_nonce(harness: Harness) -> None:
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


async def test_an_answer_hit_by_a_fault_may_fail(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    with harness.fault("interaction answer", 404, 10062):
        answer = await harness.alice.click(harness.alice.live(), label="Play A♠")
    assert answer.how == ""
    assert await played(harness) == [("A♠", "Alice")]


@pytest.mark.parametrize(
    ("kind", "status", "code"), [("thread", 404, 10008), ("thread", 403, 50001), (RequestKind.LOOK, 500, 0)]
)
async def test_a_fault_raises_the_error_of_discord_py(harness: Harness, kind: str, status: int, code: int) -> None:
    expected = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}
    with harness.fault(kind, status, code):
        await harness.alice.slash("deal", opponent=harness.bob)
    assert harness.threads == []
    assert f"no thread: {status}" in harness.log_text
    assert f"error code: {code}" in harness.log_text
    route = discord.http.Route("GET", "/users/@me")
    with harness.fault(RequestKind.LOOK, status, code), pytest.raises(expected[status]):
        await harness.bot.http.request(route)


# ---------------------------------------------------------------------------------------------- time


async def test_a_short_sleep_is_waited_for_and_a_long_one_is_not(harness: Harness) -> None:
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
    assert seen[-1].files[0].data.startswith(b'"""The harness')
    assert harness.posts(viewer=harness.alice)[-1].payload["attachments"][0]["size"] == len(seen[-1].files[0].data)
    assert "K♠" not in shown(harness.everything_seen_by(harness.bob))


async def test_table_messages_are_seen_by_everybody(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    await harness.alice.click(harness.alice.live(), label="Play A♠")
    for person in (harness.carol, None):
        assert "plays A♠" in shown(harness.everything_seen_by(person))
        assert "The table" in shown(harness.everything_seen_by(person))


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


async def test_what_simcord_does_not_model_fails_the_test(make_bot: Callable[[], Toy]) -> None:
    with pytest.raises(AssertionError, match=r"does not implement the field.*allowed_mention"):
        await leave_after(make_bot, "odd field")


async def test_an_error_of_a_command_fails_the_test(make_bot: Callable[[], Toy]) -> None:
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


async def test_an_error_of_a_task_in_the_background_fails_the_test(make_bot: Callable[[], Toy]) -> None:
    with pytest.raises(AssertionError, match="fell out of bed"):
        await leave_after(make_bot, "fall")


async def test_errors_taken_by_the_test_do_not_fail_it(make_bot: Callable[[], Toy]) -> None:
    async with Harness(make_bot) as harness:
        await harness.alice.slash("try", what="crash")
        assert any("the toy is broken" in error for error in harness.take_errors())
        assert harness.take_errors() == []


async def test_the_test_s_own_failure_is_the_one_reported(make_bot: Callable[[], Toy]) -> None:
    async def fail() -> None:
        async with Harness(make_bot) as harness:
            await harness.alice.slash("try", what="crash")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()


async def test_a_bot_that_fails_to_start_is_closed_nevertheless(tmp_path: Path) -> None:
    class Broken(Toy):
        async def setup_hook(self) -> None:
            await super().setup_hook()
            raise RuntimeError("no disk")

    bot = Broken(tmp_path / "toy.sqlite3")
    with pytest.raises(RuntimeError, match="no disk"):
        async with Harness(lambda: bot):
            pass
    assert bot.is_closed()


async def test_a_bot_that_cannot_be_closed_fails_the_test(tmp_path: Path) -> None:
    class Stuck(Toy):
        async def close(self) -> None:
            await super().close()
            raise RuntimeError("stuck")

    with pytest.raises(RuntimeError, match="stuck"):
        async with Harness(lambda: Stuck(tmp_path / "toy.sqlite3")):
            pass


async def test_log_lines_are_captured_and_the_loggers_restored(make_bot: Callable[[], Toy]) -> None:
    levels = {"": logging.CRITICAL, "discord": logging.DEBUG}
    before = {name: logging.getLogger(name).level for name in levels}
    try:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
        async with Harness(make_bot) as harness:
            LOG.debug("the talon is %s", "9♦")
        assert "DEBUG bot.toy: the talon is 9♦" in harness.log_text
        assert {name: logging.getLogger(name).level for name in levels} == levels
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


async def test_requests_of_discord_py_fit_the_openapi_description(harness: Harness) -> None:
    await harness.alice.slash("deal", opponent=harness.bob)
    await harness.alice.click(harness.alice.live(), label="Play A♠")
    for what in ("modal", "follow-up", "mention", "nap"):
        await harness.alice.slash("try", what=what)
    assert harness.breaches() == []
    assert {request.kind for request in harness.requests} >= set(RequestKind) - {
        RequestKind.EDIT,
        RequestKind.DELETE,
        RequestKind.EMOJI,
    }


async def test_a_new_member_is_a_person_like_the_others(harness: Harness) -> None:
    dora: Person = harness.join("Dora")
    assert (await dora.slash("try", what="nap")).how == "message"
    assert dora.dms()

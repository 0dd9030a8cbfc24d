import asyncio
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from importlib import import_module
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui
from packaging.requirements import Requirement

from bot.client import PiquetBot
from bot.config import Settings
from bot.kit.words import words
from bot.runtime.engine_pool import EnginePool
from bot.runtime.limits import Throttle
from bot.tryout import NEEDED, Tryout, TryoutMissing, open_tryout, run_tryout, simulated
from bot.tryout.simcord_speed import INDEX, PARSER, READERS, speed_up
from bot.tryout.simulated import running_world
from tests.support.browser import Chromium, Page, browser
from tests.support.limits import walk
from tests.support.paths import ROOT
from tests.support.tryout_player import Visitor, acted, asked, opened, visiting
from tests.support.waiting import wait_for

PATIENCE = 1.0
SECONDS_TO_DEAL = PATIENCE + 0.5
"""Seconds, longer than SimCord waits after a click, so that the try-out must update the pages later."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "PATIENCE_SECONDS", PATIENCE)


TO_THE_END = """
((timeline) => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight)
(view.document.getElementById('channel-timeline'))
"""


class Challenge(ui.LayoutView):
    def __init__(self, *said: str) -> None:
        super().__init__(timeout=None)
        accept: ui.Button[Challenge] = ui.Button(label="Accept", custom_id="accept")
        self.add_item(ui.Container(ui.TextDisplay("\n".join(said)), ui.ActionRow(accept)))


class Hand(ui.LayoutView):
    def __init__(self, owner: str, chosen: list[str]) -> None:
        super().__init__(timeout=None)
        options = [discord.SelectOption(label=f"Card {n}", value=str(n), default=str(n) in chosen) for n in range(12)]
        cards: ui.Select[Hand] = ui.Select(
            custom_id="cards", placeholder="Cards to exchange", min_values=1, max_values=5, options=options
        )
        again: ui.Button[Hand] = ui.Button(label="Choose again", custom_id="again")
        ask: ui.Button[Hand] = ui.Button(label="Ask", custom_id="ask")
        told = ui.TextDisplay[Hand](f"The hand of {owner}\nChosen: {', '.join(chosen) or 'none'}")
        self.add_item(ui.Container(told, ui.ActionRow(cards), ui.ActionRow(again, ask)))


class Toy(discord.Client):
    """A small bot with a challenge in the channel, a thread once it is accepted, and a hand in each player's DM."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        group = app_commands.Group(name="piquet", description="Piquet")
        group.command(name="challenge", description="Challenge somebody")(challenge)
        self.tree.add_command(group)
        self.seated: list[discord.User | discord.Member] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        answers: dict[str, Callable[[], Awaitable[Any]]] = {
            "accept": lambda: self.accept(interaction),
            "cards": lambda: self.show(interaction, data["values"]),
            "again": lambda: self.show(interaction, []),
            "ask": lambda: interaction.response.send_message("For your eyes.", ephemeral=True),
        }
        if answer := answers.get(data.get("custom_id", "")):
            await answer()

    async def show(self, interaction: discord.Interaction, chosen: list[str]) -> None:
        await interaction.response.edit_message(view=Hand(interaction.user.display_name, chosen))

    async def accept(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Challenge("Accepted."))
        assert interaction.message
        thread = await interaction.message.create_thread(name="Alice against Bob")
        await thread.send("The table is set.")
        self.loop.create_task(self.deal(interaction.message))

    async def deal(self, message: discord.Message) -> None:
        await asyncio.sleep(SECONDS_TO_DEAL)
        await message.edit(view=Challenge("Dealt."))
        for user in self.seated:
            await user.send(view=Hand(user.display_name, []))


class SlowToy(Toy):
    """Makes the engine compute for longer than SimCord waits after a click."""

    def __init__(self) -> None:
        super().__init__()
        self.context = SimpleNamespace(engine_pool=EnginePool(1), throttle=Throttle())

    async def accept(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.context.engine_pool.ask(time.sleep, 1.5)
        await interaction.edit_original_response(content="The engine has answered.")

    async def close(self) -> None:
        await self.context.engine_pool.close()
        await super().close()


class BusyToy(Toy):
    """Answers a click, and then works for longer than SimCord waits."""

    async def accept(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Challenge("Accepted."))
        await asyncio.to_thread(time.sleep, 2 * PATIENCE)


class RenamingToy(Toy):
    async def deal(self, message: discord.Message) -> None:
        await super().deal(message)
        thread = self.get_channel(message.id)
        assert isinstance(thread, discord.Thread)
        await thread.edit(name="Bob against Alice")


@app_commands.choices(rules=[app_commands.Choice(name="Club: the older game", value="club")])
async def challenge(interaction: discord.Interaction[Toy], opponent: discord.Member, rules: str = "rubicon") -> None:
    interaction.client.seated = [interaction.user, opponent]
    until = int(datetime.now(UTC).timestamp()) + 240
    said = f"{interaction.user.mention} challenges {opponent.mention}.", f"Rules: {rules}.", f"Open <t:{until}:R>."
    await interaction.response.send_message(view=Challenge(*said))


@asynccontextmanager
async def toy_in_browser(toy: type[Toy] = Toy) -> AsyncIterator[tuple[Tryout, Chromium]]:
    async with open_tryout(toy) as tryout, browser() as chromium:
        yield tryout, chromium
        assert chromium.errors == []


def side(page: Page, person: str) -> Page:
    return page.frame(f".side[data-person={person}] iframe.shown")


async def challenge_bob(page: Page) -> None:
    await page.click("Message #piquet")
    await page.write("/piquet ch")
    await page.click("/piquet challenge")
    await page.click("Bob")
    await page.click("+1 more")
    await page.click("rules")
    await page.click("Club: the older game")
    await page.click("Send")


async def challenged(tryout: Tryout, *, accepted: bool = True) -> None:
    """Makes Alice challenge Bob, and Bob accept, without a browser, which takes a second for it."""
    async with visiting(tryout) as (alice, bob):
        await alice.command("piquet challenge", opponent=bob)
        await bob.look()
        if accepted:
            await accept(bob)


async def accept(bob: Visitor) -> None:
    (message,) = bob.messages
    (key,) = [part["control_key"] for part in walk(message["components"]) if part.get("custom_id") == "accept"]
    await bob.act("click", target_id=message["id"], control_key=key)


@pytest.mark.usefixtures("impatient")
async def test_both_players_see_each_others_actions_on_the_index_page() -> None:
    async with toy_in_browser() as (tryout, chromium):
        page = await chromium.open(tryout.address)
        alice, bob = side(page, "alice"), side(page, "bob")
        await page.sees(words()("tryout-steps"))
        await challenge_bob(alice)
        await bob.sees("@Alice challenges @Bob.")
        await bob.sees("Rules: club.")
        await bob.sees("Open in 4 minutes.")

        await bob.click("Accept")
        await alice.sees("Accepted.")
        await alice.sees("Dealt.")
        await page.until("document.querySelectorAll('.places [data-kind=dm].news').length === 2", "news in both DMs")

        await alice.click("Alice against Bob · 1 message")
        await alice.sees("The table is set.")
        await page.click("DM with Piquet", within="[data-person=bob]")
        await bob.sees("The hand of Bob")
        assert "The hand of Alice" not in await bob.text()


@pytest.mark.usefixtures("impatient")
async def test_the_tab_of_a_thread_has_its_new_name() -> None:
    async with toy_in_browser(RenamingToy) as (tryout, chromium):
        page = await chromium.open(tryout.address)
        for person in ("alice", "bob"):
            await side(page, person).sees("No messages in this channel.")
        await challenged(tryout)
        for person in ("alice", "bob"):
            await page.click("Bob against Alice", within=f".side[data-person={person}] .places")
            await side(page, person).sees("The table is set.")


@pytest.mark.usefixtures("impatient")
async def test_a_select_can_be_used_again_after_an_edit_of_its_message() -> None:
    async with toy_in_browser() as (tryout, chromium):
        await challenged(tryout)
        page = await chromium.open(f"{tryout.address}alice/dm")
        await page.click("Cards to exchange")
        await page.click("Card 3")
        await page.click("Card 11")
        await page.click("Apply")
        await page.sees("Chosen: 3, 11")

        await page.click("Choose again")
        await page.sees("Chosen: none")
        await page.click("Cards to exchange")
        await page.click("Card 3")
        await page.click("Card 11")
        await page.click("Apply")
        await page.sees("Chosen: 3, 11")

        await page.click("Ask")
        await page.sees("For your eyes.")
        await page.sees("Only you can see this")


@pytest.mark.usefixtures("impatient")
async def test_a_click_that_the_bot_answered_is_not_shown_as_failed() -> None:
    async with toy_in_browser(BusyToy) as (tryout, chromium):
        await challenged(tryout, accepted=False)
        page = await chromium.open(f"{tryout.address}alice/channel")
        await page.click("Accept")
        await page.sees("Accepted.")
        status = await page.until("view.document.getElementById('action-status').textContent.match(/uncertain/)?.input")
        assert not await page.run("view.document.getElementById('action-status').checkVisibility()"), status


async def test_the_buttons_of_the_index_page_advance_time(tmp_path: Path) -> None:
    say, settings = words(), Settings(database=tmp_path / "piquet.sqlite3")
    async with open_tryout(lambda: PiquetBot(settings)) as tryout, browser() as chromium:
        await challenged(tryout, accepted=False)
        page = await chromium.open(tryout.address)
        bob = side(page, "bob")
        await bob.sees("Expires in 24 hours")
        await page.click(say("tryout-later-hour"))
        await bob.sees("Expires in 23 hours")
        await page.click(say("tryout-later-day"))
        await bob.sees(say("challenge-expired"))
        assert chromium.errors == []


@pytest.mark.long
async def test_a_newcomer_plays_a_first_trick_with_the_real_bot(tmp_path: Path) -> None:
    say = words()
    settings = Settings(database=tmp_path / "piquet.sqlite3")
    async with open_tryout(lambda: PiquetBot(settings)) as tryout, browser() as chromium:
        page = await chromium.open(tryout.address)
        alice, bob = side(page, "alice"), side(page, "bob")
        await alice.click("Message #piquet")
        await alice.write("/piquet challenge")
        await alice.press("Enter", 13)
        await alice.click("opponent")
        await alice.click("Bob")
        await alice.press("Enter", 13)
        await bob.click(say("challenge-accept"))
        for person, view in (("alice", alice), ("bob", bob)):
            await page.click("DM with Piquet", within=f"[data-person={person}]")
            await view.sees("Piquet with")

        elder, younger = (alice, bob) if say("hand-exchange-pick") in await alice.controls() else (bob, alice)
        for view in (elder, younger):
            await view.sees(say("hand-exchange-pick"))
            await exchange_one(view)
        # The deal is random: elder may call several kinds at once, one by one, or nothing.
        await elder.sees("Call ")
        while "Lead a card" not in await elder.text():
            await elder.click("Call")
        await play(elder, "Lead")
        await younger.sees("leads")
        if "Reckon nothing" in await younger.controls():
            await younger.click("Reckon nothing")
        await play(younger, "Play")

        for person, view in (("alice", alice), ("bob", bob)):
            await page.click("Piquet #1: Alice – Bob", within=f"[data-person={person}]")
            await view.sees("takes it")
        assert chromium.errors == []


@pytest.mark.long
async def test_a_newcomer_alone_plays_against_the_house(tmp_path: Path) -> None:
    say, settings = words(), Settings(database=tmp_path / "piquet.sqlite3")
    async with open_tryout(lambda: PiquetBot(settings)) as tryout, browser() as chromium:
        page = await chromium.open(tryout.address)
        alice = side(page, "alice")
        await alice.click("Message #piquet")
        await alice.write("/piquet challenge")
        await alice.press("Enter", 13)
        await alice.click("level")
        await alice.click(say("house-level-choice", level="beginner"))
        await alice.press("Enter", 13)
        await page.click("DM with Piquet", within="[data-person=alice]")
        # If Alice is younger, the house exchanges first, which takes a moment.
        await alice.sees(say("hand-exchange-pick"))
        await exchange_one(alice)
        await alice.until(f"!view.document.body.innerText.includes({say('hand-exchange-pick')!r})", "what comes next")
        await alice.sees("Piquet with")
        assert chromium.errors == []


async def exchange_one(view: Page) -> None:
    """Exchanges the hand's last card. Tries again if a late update closes the select."""
    last = "[...view.document.querySelectorAll('[role=option]')].at(-1)?.innerText.trim()"
    chosen = False
    while not chosen:
        await view.settles()
        await view.click(words()("hand-exchange-pick"))
        with suppress(AssertionError):
            await view.click(await view.until(last, "a card to exchange", patience=2), patience=2)
            chosen = True
    await view.click("Apply")
    await view.click("Exchange 1 card")


async def play(view: Page, verb: str) -> None:
    """Presses a card until it is played: once if no other is legal, else twice, because first deals ask to confirm."""
    await view.sees(f"{verb} a card")
    card, *_ = await view.controls()
    while (text := await view.text()) and any(asked in text for asked in (f"{verb} a card", "again to play it")):
        # The card may be played already, and on a busy machine a late update may take the click.
        with suppress(AssertionError):
            await view.click(card, patience=2)


async def test_a_page_opens_at_its_newest_message() -> None:
    async with open_tryout(Toy) as tryout, aiohttp.ClientSession() as session:
        world = tryout.world
        for number in range(55):
            async with world.turn:
                await world._people["Alice"].send(world._channel, f"Message {number}.")
            if number == 0:
                await opened(session, tryout, "bob")
        state = await opened(session, tryout, "bob")
        assert state["messages"][state["targetId"]]["content"] == "Message 54."
        assert state["timeline"][-1] == state["targetId"]


async def test_a_page_follows_new_messages_unless_its_reader_has_scrolled_back() -> None:
    async with toy_in_browser() as (tryout, chromium):
        world = tryout.world

        async def say(text: str) -> None:
            async with world.turn:
                await world._people["Alice"].send(world._channel, text)

        page = await chromium.open(f"{tryout.address}bob/channel")
        for number in range(30):
            await say(f"Message {number}.\nAnd more of it.")
        await page.sees("Message 29.")
        await page.until(f"{TO_THE_END} === 0", "the end of the conversation")

        await page.wheel(-600)
        await page.until(f"{TO_THE_END} > 500", "what was said before")
        await say("Message 30.\nAnd more of it.")
        await page.sees("Message 30.")
        await page.until(f"{TO_THE_END} > 600", "what was said before, though more was said")


async def test_an_open_page_reconnects_to_a_restarted_try_out() -> None:
    async with browser() as chromium:
        async with open_tryout(Toy) as tryout:
            page = await chromium.open(tryout.address)
            await side(page, "alice").sees("No messages in this channel.")
        await page.sees("The try-out has ended.")
        port = int(tryout.address.rstrip("/").rpartition(":")[2])
        async with open_tryout(Toy, port=port) as tryout, aiohttp.ClientSession() as session:
            await said(session, tryout, "bob", "Once more?")
            for person in ("alice", "bob"):
                await side(page, person).sees("Once more?")
            await page.until("document.querySelector('.gone').hidden")


async def test_an_action_on_an_old_page_counts_unless_its_message_has_changed() -> None:
    async with open_tryout(Toy) as tryout, aiohttp.ClientSession() as session:
        await said(session, tryout, "alice", "Good evening.")
        await said(session, tryout, "alice", "Shall we?")
        here, there = await opened(session, tryout, "alice"), await opened(session, tryout, "alice")
        there = await asked(session, tryout, "GET", "api/state", there)
        first, second = there["timeline"]
        await acted(session, tryout, here, "edit_message", target_id=first, content="Good night.")

        answer = await acted(session, tryout, there, "edit_message", target_id=first, content="Good morning.")
        assert [found["code"] for found in answer["diagnostics"]] == ["stale-revision"]
        answer = await acted(session, tryout, there, "edit_message", target_id=second, content="Shall we play?")
        assert answer["settlement"] == "settled"
        now = await asked(session, tryout, "GET", "api/state", there)
        assert [message["content"] for message in now["messages"].values()] == ["Good night.", "Shall we play?"]


async def test_simulated_time_follows_real_time() -> None:
    async with running_world(Toy()) as world:
        in_a_second = datetime.now(UTC) + timedelta(seconds=1)
        async with wait_for("the simulated time goes on"):
            while world._env.now() < in_a_second:  # noqa: ASYNC110 - the clock tells nobody
                await asyncio.sleep(0.05)
        assert datetime.now(UTC) >= in_a_second


async def test_a_client_that_cannot_start_is_closed() -> None:
    class Broken(Toy):
        async def setup_hook(self) -> None:
            raise FileNotFoundError("no database")

    client = Broken()
    with pytest.raises(FileNotFoundError):
        async with open_tryout(lambda: client):
            raise AssertionError("it started")
    assert client.is_closed()


async def test_simcord_still_allows_several_previews() -> None:
    async with running_world(Toy()) as world:
        assert hasattr(world._env, "_preview"), "SimCord has its preview elsewhere: see World._open"
        assert {"transcript", "messages", "channels", "bot_user", "advance_clock"} <= set(dir(world._env.backend))
        windows = [
            await world.window(person, place.id) for person in ("Alice", "Bob") for place in world.places(person)
        ]
        async with aiohttp.ClientSession() as session:
            for window in windows:
                headers = {"X-Simcord-Capability": window.key}
                async with session.post(f"{window.address}api/pages", json={}, headers=headers) as answer:
                    assert answer.status == 200, "SimCord serves one preview at a time: see World._open"
        assert len({window.address for window in windows}) == 4


async def test_simcord_still_has_the_functions_that_are_patched() -> None:
    async with running_world(Toy()):
        for name in READERS:
            assert hasattr(getattr(import_module(f"simcord.preview.{name}"), PARSER), "__wrapped__")
        assert hasattr(getattr(import_module("simcord.preview._snapshot"), INDEX), "__wrapped__")


async def test_the_cached_parser_gives_a_new_copy_each_time() -> None:
    speed_up()
    tokens = getattr(import_module("simcord.preview._messages"), PARSER)
    plain = tokens.__wrapped__
    for text in ("**Ann** leads A♠", "**Ann** leads A♠", "> quoted", None, 7):
        first = tokens(text, context={"users": {}})
        assert first == plain(text, context={"users": {}})
        first.append("changed")
        assert tokens(text, context={"users": {}}) == plain(text, context={"users": {}})


async def test_requests_from_other_sites_are_refused() -> None:
    async with open_tryout(Toy) as tryout, aiohttp.ClientSession() as session:
        for headers in ({"Host": "piquet.example"}, {"Origin": "http://piquet.example"}):
            async with session.get(tryout.address, headers=headers) as answer:
                assert answer.status == 403
        async with session.post(f"{tryout.address}api/pages", json={}) as answer:
            assert answer.status == 410
        async with session.get(f"{tryout.address}alice/table") as answer:
            assert answer.status == 404


async def test_the_index_has_all_its_text_and_only_it_may_frame_pages() -> None:
    async with open_tryout(Toy) as tryout, aiohttp.ClientSession() as session:
        async with session.get(tryout.address) as answer:
            text = await answer.text()
            assert "{{" not in text
            assert "Alice challenges Bob, who presses Accept" in text
        async with session.get(f"{tryout.address}bob/dm") as answer:
            assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
            assert "<title>Bob · Piquet</title>" in await answer.text()


async def test_a_click_that_waits_for_the_engine_is_answered_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulated, "PATIENCE_SECONDS", 1.0)
    async with open_tryout(SlowToy) as tryout, visiting(tryout) as (alice, bob):
        await alice.command("piquet challenge", opponent=bob)
        await bob.look()
        await accept(bob)
        assert "The engine has answered." not in bob.text
        async with wait_for("the bot answers"):
            while "The engine has answered." not in bob.text:
                await asyncio.sleep(0.05)
                await bob.look()


async def test_a_tryout_whose_port_is_in_use_takes_the_next_free_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with open_tryout(Toy, port=port) as tryout:
            assert port < int(tryout.address.rstrip("/").rpartition(":")[2]) <= port + 20


@pytest.mark.parametrize("module", NEEDED)
async def test_an_error_names_a_missing_module(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(TryoutMissing, match=module):
        await run_tryout(Toy, words())


def test_all_requirements_of_simcord_are_checked() -> None:
    names = packages_distributions()
    asked_for = {
        line.partition(";")[0].rstrip("<>=.,0123456789 ").lower()
        for line in requires("simcord") or []
        if "extra == 'preview'" in line
    }
    looked_for = {name.lower() for module in NEEDED for name in names.get(module.partition(".")[0], [])}
    # aiohttp is a requirement of discord.py too; PyAV, 118 MB, is for videos.
    assert asked_for - {"aiohttp", "av"} <= looked_for


def test_the_extra_installs_all_requirements_but_pyav() -> None:
    assert {"linkify-it-py", "markdown-it-py", "regex", "simcord"} == {
        Requirement(line).name for line in requires("piquet-bot") or [] if 'extra == "tryout"' in line
    }


@pytest.mark.parametrize("number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
async def test_the_try_out_prints_its_address_and_ends_on_a_signal(number: signal.Signals) -> None:
    program = (
        "import asyncio; from tests.tryout.test_tryout import Toy, run_tryout, words; "
        "asyncio.run(run_tryout(Toy, words(), port=0))"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        program,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdout
    async with wait_for("the try-out says where it listens, and ends"):
        line = (await process.stdout.readline()).decode()
        address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
        async with aiohttp.ClientSession() as session, session.get(f"{address}alice/channel") as answer:
            assert answer.status == 200
            process.send_signal(number)
            rest, complaints = await process.communicate()
    assert rest == b""
    assert complaints == b""
    assert process.returncode == 0


async def said(session: aiohttp.ClientSession, tryout: Tryout, person: str, text: str) -> None:
    page = await opened(session, tryout, person)
    assert (await acted(session, tryout, page, "send_message", content=text))["settlement"] == "settled"
    path = f"api/pages/{page['context']['id']}"
    await asked(session, tryout, "DELETE", path, page)

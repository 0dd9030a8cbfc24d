"""The simulated Discord: one server, three people, and the real client in this process.

The code uses SimCord's internals ``env.backend`` (the state) and ``env._preview``. A test fails if a new SimCord
version changes them.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urldefrag
from zoneinfo import available_timezones

import discord
import simcord

from bot.features.lessons.service import is_new
from bot.features.parties.queries import tables_in_play
from bot.features.players.service import PlayerChanges, save_player_settings
from bot.features.servers.service import ServerChanges, save_server_settings
from bot.kit.words import ENGLISH
from bot.runtime.context import Context
from bot.runtime.queues import Beat
from bot.tryout.simcord_emoji import emoji_pictures, own_all_emoji
from bot.tryout.simcord_speed import speed_up

log = logging.getLogger(__name__)

BOT, SERVER, CHANNEL = "Piquet", "The Piquet Club", "piquet"
PEOPLE = ("Alice", "Bob", "Carol")

PULSE_SECONDS = 0.25
"""The time between two updates of the pages."""
PATIENCE_SECONDS = 3.0
"""The longest wait for the bot after an action; less fails on slow machines."""
WATCHED_MESSAGES = 60
"""How many of the newest messages are compared for changes; a page shows fifty."""
TABLES = 3
"""How many of the newest tables have a tab, besides tables in play."""
STARTS: dict[str, tuple[str, dict[str, str | int]]] = {
    "house": ("piquet challenge", {"level": "beginner", "deals": 1}),
    "daily": ("piquet daily", {}),
    "other": ("piquet challenge", {"opponent": PEOPLE[1]}),
    "learn": ("piquet learn", {}),
}
"""Commands of the index page's buttons; an option may be a person's name."""


class SimulatedPlace(NamedTuple):
    """A channel, thread or DM. ``newest`` is the id of its last message, or 0 without messages."""

    id: int
    name: str
    kind: str
    newest: int


class Window(NamedTuple):
    """A person's SimCord page for the channel, thread or DM ``name``. Requests from the page carry ``key``."""

    person: str
    name: str
    address: str
    key: str


class World:
    """The simulated server, people and pages. Hold the lock ``turn`` for every change: SimCord allows one at a time."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        shards = 1 if isinstance(client, discord.AutoShardedClient) else None
        self._env = simcord.Env(client, check_errors=False, settle_timeout=PATIENCE_SECONDS, shard_count=shards)
        self.ahead = 0
        """Seconds that the simulated clock is ahead of real time."""
        self._env.backend.advance_clock(self._lag())
        self._env.backend.bot_user.name = BOT
        own_all_emoji(self._env)
        self._pictures = emoji_pictures(self._env)
        users = {name: self._env.create_user(name.lower(), global_name=name) for name in PEOPLE}
        # The first person owns the server, and so can also try its settings.
        guild = self._env.create_guild(SERVER, owner=users[PEOPLE[0]])
        self._server = guild.id
        self._channel = guild.create_text_channel(CHANNEL)
        self._people = {name: guild.add_member(user) for name, user in users.items()}
        self._windows: dict[tuple[str, int], simcord.Preview] = {}
        self._shown: dict[int, str] = {}
        self._playing: frozenset[int] = frozenset()
        self.turn = asyncio.Lock()

    async def start(self) -> None:
        speed_up()
        await self._env.start()
        # SimCord treats every error of a command as a crash, even one that the bot answers with a sentence.
        vars(getattr(self._client, "tree", self)).pop("on_error", None)
        if context := getattr(self._client, "context", None):
            context.engine_pool.wait_for = self._wait_for_worker
            # Messages held back until the house decides wait for its computation.
            context.throttle.wait_for = self._wait_for_worker
            # SimCord can lose a sleeping task that waits for the engine, and here answers may reveal the house's time.
            context.beat = Beat(0)

    async def _wait_for_worker(self, answer: Awaitable[Any]) -> Any:
        # Does not block SimCord: the click ends, and a later update shows the answer.
        return await self._env.external_wait(answer, reason="the engine thinks")

    async def stop(self) -> None:
        try:
            await self._client.close()
        finally:
            await self._env.shutdown()

    def places(self, person: str) -> list[SimulatedPlace]:
        """Returns a person's tabs: the channel, the DM with the bot, then tables, newest first."""
        threads = list(reversed(self._channel.threads))
        tables = [(thread, "table") for at, thread in enumerate(threads) if at < TABLES or thread.id in self._playing]
        channels = [(self._channel, "channel"), (self._people[person].user.dm_channel, "dm"), *tables]
        return [
            SimulatedPlace(handle.id, handle.name or BOT, kind, self._newest(person, handle.id))
            for handle, kind in channels
        ]

    async def window(self, person: str, place: int) -> Window:
        """Returns a person's page, scrolled to its end. Raises KeyError for an unknown channel."""
        async with self.turn:
            handle = self._handles(person)[place]
            preview = self._windows.get((person, place)) or await self._open(person, handle)
            if newest := handle.last_message:
                await preview.show(newest)
        address, key = urldefrag(preview.url)
        return Window(person, handle.name or BOT, address, key)

    async def later(self, seconds: int) -> None:
        """Advances the clock by ``seconds``, and runs all due work."""
        async with self.turn:
            self.ahead += seconds
            await self.publish()

    async def start_game(self, how: str) -> None:
        """Runs ``STARTS[how]``, a command to start a game, as the first person."""
        command, options = STARTS[how]
        given = {name: self._people.get(str(value), value) for name, value in options.items()}
        async with self.turn:
            try:
                await self._people[PEOPLE[0]].slash(self._channel, command, **given)
            except TimeoutError:
                log.debug("the bot is still working; the next update of the pages shows its answer")
            await self.publish()

    async def speak(self, person: str, language: str) -> None:
        """Sets a person's language. Once most people use it, sets the server's language too."""
        context = getattr(self._client, "context", None)
        if context is None:
            return
        await save_player_settings(context, self._people[person].id, PlayerChanges(language=language))
        if 2 * [self.language(name) for name in PEOPLE].count(language) > len(PEOPLE):
            await save_server_settings(context, self._server, ServerChanges(language=language))
        async with self.turn:
            for (name, _), preview in list(self._windows.items()):
                if name == person:
                    await preview.refresh()

    async def has_played(self) -> bool:
        context = getattr(self._client, "context", None)
        return isinstance(context, Context) and not await is_new(context, self._people[PEOPLE[0]].id)

    def language(self, person: str) -> str:
        spoken = getattr(getattr(self._client, "context", None), "languages", None)
        return spoken.of_person(self._people[person].id, ENGLISH) if spoken else ENGLISH

    async def publish(self) -> None:
        """Advances SimCord's clock and updates changed pages. The caller must hold the lock ``turn``."""
        try:
            await self._env.advance_time(max(0.0, self._lag()))
            await self._look_who_plays()
            for place in self._changed():
                await self._refresh(place)
        except TimeoutError:
            log.debug("the bot is still working; the next update of the pages shows the result")
        except Exception:
            log.exception("the pages of the try-out could not be updated; restart it if they stay unchanged")

    async def pulse(self) -> None:
        """Updates pages continuously, because the bot also acts without clicks."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            async with self.turn:
                await self.publish()

    async def _look_who_plays(self) -> None:
        context = getattr(self._client, "context", None)
        if context and len(self._channel.threads) > TABLES:
            self._playing = await tables_in_play(context)

    def _lag(self) -> float:
        return (datetime.now(UTC) - self._env.now()).total_seconds() + self.ahead

    def _newest(self, person: str, channel: int) -> int:
        reader = self._people[person].id
        messages = self._env.backend.messages.get(channel, {}).values()
        return max((message.id for message in messages if message.visible_to(reader)), default=0)

    def _handles(self, person: str) -> dict[int, simcord.ChannelHandle]:
        handles = (self._channel, *self._channel.threads, self._people[person].user.dm_channel)
        return {handle.id: handle for handle in handles}

    async def _open(self, person: str, handle: simcord.ChannelHandle) -> simcord.Preview:
        reader = self._people[person]
        # SimCord allows only one preview at a time, although each has its own server and several do no harm.
        self._env._preview = None  # noqa: SLF001 - there is no public way to open a second one
        preview = self._env.preview(
            handle,
            viewers=[reader if handle.guild else reader.user],
            layout="channel",
            locale="en-GB",
            timezone=_timezone(),
            assets=self._pictures,
            port=0,
        )
        self._windows[person, handle.id] = await preview.__aenter__()
        return preview

    async def _refresh(self, place: int) -> None:
        appearance = self._appearance(place)
        for (_, shown), preview in list(self._windows.items()):
            if shown == place:
                await preview.refresh()
        self._shown[place] = appearance

    def _changed(self) -> list[int]:
        # SimCord records everything, and its records would otherwise fill the memory.
        self._env.backend.transcript.clear()
        self._env.http_requests.clear()
        places = dict.fromkeys(place for _, place in self._windows)
        return [place for place in places if self._shown.get(place) != self._appearance(place)]

    def _appearance(self, place: int) -> str:
        backend = self._env.backend
        messages = list(backend.messages.get(place, {}).values())[-WATCHED_MESSAGES:]
        # A message with a thread shows the thread's name and its number of messages.
        threads = [channel for channel in backend.channels.values() if channel.parent_id == place]
        return repr((messages, backend.channels.get(place), threads))


@asynccontextmanager
async def running_world(client: discord.Client) -> AsyncIterator[World]:
    """Runs the simulated Discord during the block, with ``client`` logged in."""
    world = World(client)
    try:
        await world.start()
        pulse = asyncio.create_task(world.pulse())
        try:
            yield world
        finally:
            pulse.cancel()
            await asyncio.gather(pulse, return_exceptions=True)
    finally:
        await world.stop()


def _timezone() -> str:
    name = os.environ.get("TZ") or str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    return name if name in available_timezones() else "UTC"

"""The simulated Discord of the try-out: one server, two people, and the real client in this process.

Everything the try-out takes from SimCord's inside stands in this module and nowhere else, because a new SimCord may
change it without a word, but for what ``hastened`` makes quicker: ``env.backend`` (the world as it is) and
``env._preview`` (the one preview it would allow).
``tests/tryout/test_tryout.py`` fails where one of them no longer does what is needed.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag
from zoneinfo import available_timezones

import discord
import simcord

from bot.tryout.hastened import hasten

log = logging.getLogger(__name__)

BOT, SERVER, CHANNEL = "Piquet", "The Piquet Club", "piquet"
PEOPLE = ("Alice", "Bob")

PULSE_SECONDS = 0.25
# After an action SimCord waits this long at most until the bot has nothing more to do, and so long does it wait for a
# task that sleeps for less. Shorter, and a slow machine's picture counts as an action that failed.
PATIENCE_SECONDS = 3.0
# Only the latest messages are looked at for changes: a page shows fifty.
WATCHED_MESSAGES = 60
# The tables a person can still choose from; older ones are reached by their links.
TABLES = 3


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere a person can read: ``newest`` is the id of the last message he sees there, 0 for none."""

    id: int
    name: str
    kind: str
    newest: int


@dataclass(frozen=True, slots=True)
class Window:
    """A page of SimCord's that shows the place ``name`` to one person; ``key`` opens it."""

    name: str
    address: str
    key: str


class World:
    """The server, its people and their windows. Whoever changes anything holds ``turn``: SimCord lets one at a time."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._env = simcord.Env(client, check_errors=False, settle_timeout=PATIENCE_SECONDS)
        self._ahead = 0
        self._env.backend.advance_clock(self._behind())
        self._env.backend.bot_user.name = BOT
        users = {name: self._env.create_user(name.lower(), global_name=name) for name in PEOPLE}
        # The first of them owns the server, so that its settings can be tried too.
        guild = self._env.create_guild(SERVER, owner=users[PEOPLE[0]])
        self._channel = guild.create_text_channel(CHANNEL)
        self._people = {name: guild.add_member(user) for name, user in users.items()}
        self._windows: dict[tuple[str, int], simcord.Preview] = {}
        self._shown: dict[int, str] = {}
        self.turn = asyncio.Lock()

    async def start(self) -> None:
        hasten()
        await self._env.start()
        if context := getattr(self._client, "context", None):
            context.engine_pool.wait_for = self._meanwhile

    async def _meanwhile(self, answer: Awaitable[Any]) -> Any:
        """What a worker answers; a click that it thinks about is done, and a later beat shows the answer."""
        return await self._env.external_wait(answer, reason="a worker thinks")

    async def stop(self) -> None:
        """End the client first, as at the end of a real run, then the world it lives in."""
        try:
            await self._client.close()
        finally:
            await self._env.shutdown()

    def places(self, person: str) -> list[Place]:
        """What ``person`` can read: the channel, the DM with the bot, the newest tables, the newest first."""
        tables = [(thread, "table") for thread in reversed(self._channel.threads)]
        channels = [(self._channel, "channel"), (self._dm(person), "dm"), *tables[:TABLES]]
        return [
            Place(handle.id, handle.name or BOT, kind, self._newest(person, handle.id)) for handle, kind in channels
        ]

    async def window(self, person: str, place: int) -> Window:
        """The page that shows ``place`` to ``person``, at its end. Raises KeyError where there is no such place."""
        async with self.turn:
            handle = self._handles(person)[place]
            preview = self._windows.get((person, place)) or await self._open(person, handle)
            if newest := handle.last_message:
                await preview.show(newest)
        address, key = urldefrag(preview.url)
        return Window(handle.name or BOT, address, key)

    @property
    def ahead(self) -> int:
        """How far the world's time is ahead of this machine's, in seconds."""
        return self._ahead

    async def later(self, seconds: int) -> None:
        """Let so much time pass in the world at once, with all that happens in it."""
        async with self.turn:
            self._ahead += seconds
            await self.publish()

    async def publish(self) -> None:
        """Let real time pass in the world and show what has changed on all pages. For the holder of ``turn``."""
        try:
            await self._env.advance_time(max(0.0, self._behind()))
            for place in self._changed():
                await self._refresh(place)
        except TimeoutError:
            log.debug("the bot is still at work; a later beat shows it")
        except Exception:
            log.exception("the pages could not be brought up to date")

    async def pulse(self) -> None:
        """Publish for ever: what the bot does by itself, and the time, need no click to be seen."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            async with self.turn:
                await self.publish()

    def _behind(self) -> float:
        return (datetime.now(UTC) - self._env.now()).total_seconds() + self._ahead

    def _dm(self, person: str) -> simcord.ChannelHandle:
        return self._people[person].user.dm_channel

    def _newest(self, person: str, channel: int) -> int:
        reader = self._people[person].id
        messages = self._env.backend.messages.get(channel, {}).values()
        return max((message.id for message in messages if message.visible_to(reader)), default=0)

    def _handles(self, person: str) -> dict[int, simcord.ChannelHandle]:
        handles = (self._channel, *self._channel.threads, self._dm(person))
        return {handle.id: handle for handle in handles}

    async def _open(self, person: str, handle: simcord.ChannelHandle) -> simcord.Preview:
        reader = self._people[person]
        # SimCord allows one preview at a time; each has its own server and pages, and several do not meet.
        self._env._preview = None  # noqa: SLF001 - there is no public way to a second one
        preview = self._env.preview(
            handle,
            viewers=[reader if handle.guild else reader.user],
            layout="channel",
            locale="en-GB",
            timezone=_timezone(),
            port=0,
        )
        self._windows[person, handle.id] = await preview.__aenter__()
        return preview

    async def _refresh(self, place: int) -> None:
        face = self._face(place)
        for preview in [preview for (_, shown), preview in self._windows.items() if shown == place]:
            await preview.refresh()
        self._shown[place] = face

    def _changed(self) -> list[int]:
        """The places whose pages do not show them as they are."""
        # Kept for ever, what SimCord notes down would fill the memory.
        self._env.backend.transcript.clear()
        self._env.http_requests.clear()
        places = dict.fromkeys(place for _, place in self._windows)
        return [place for place in places if self._shown.get(place) != self._face(place)]

    def _face(self, place: int) -> str:
        backend = self._env.backend
        messages = list(backend.messages.get(place, {}).values())[-WATCHED_MESSAGES:]
        # A message with a thread on it tells the thread's name and how many messages it has.
        threads = [channel for channel in backend.channels.values() if channel.parent_id == place]
        return repr((messages, backend.channels.get(place), threads))


@asynccontextmanager
async def living(client: discord.Client) -> AsyncIterator[World]:
    """The world with ``client`` logged in, its time passing as it does here, while the block runs."""
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
    """This machine's time zone by its IANA name where the system tells it (Linux, macOS), else UTC."""
    name = os.environ.get("TZ") or str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    return name if name in available_timezones() else "UTC"

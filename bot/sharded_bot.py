"""Connects to Discord's gateway with as many shards as Discord recommends.

Corrects how discord.py 2.7 handles several shards.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket, KeepAliveHandler, ReconnectWebSocket
from discord.shard import Shard

from bot.admin.monitor.vitals import ShardState

LONGEST_WAIT: Final = 60.0
"""The most seconds between attempts to connect a shard."""

_log = logging.getLogger(__name__)


class ResumingShard(Shard):
    """A shard that resumes its session after every lost connection, so it misses no event."""

    _pulse: KeepAliveHandler | None = None
    _waiting: asyncio.Task[None] | None = None

    def launch(self) -> None:
        """Starts reading from the connection."""
        # A lost connection drops its own reference.
        self._pulse = self.ws._keep_alive  # noqa: SLF001 - discord.py tells only of events, which may be hours apart
        super().launch()

    @property
    def heard_at(self) -> float:
        """The ``time.perf_counter`` value when Discord last sent anything; 0 before launch."""
        return self._pulse._last_recv if self._pulse else 0.0  # noqa: SLF001 - the same

    async def reconnect(self) -> None:
        """Resumes the session. discord.py would begin a new session and miss events in between."""
        if self.ws.session_id is None:
            await super().reconnect()
        else:
            await self.reidentify(ReconnectWebSocket(self.id, resume=True))

    async def _handle_disconnect(self, e: Exception) -> None:
        # A separate task waits to reconnect: in discord.py, all shards wait for one.
        self._waiting = asyncio.create_task(super()._handle_disconnect(e))


class ShardedBot(commands.AutoShardedBot):
    """A bot on as many shards as Discord recommends, about one per thousand servers."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._closing = asyncio.Event()
        self._ready_shards: set[int] = set()
        self._before: dict[int, list[discord.Guild]] = {}
        """By shard, its servers before the newest session."""

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connects a shard, and retries until the client is closed.

        discord.py 2.7 nests each attempt in the attempt before it, and does not stop when the client is closed.
        """
        backoff = ExponentialBackoff[bool]()
        while not self._closing.is_set():
            connecting = DiscordWebSocket.from_client(self, initial=initial, gateway=gateway, shard_id=shard_id)
            try:
                ws = await asyncio.wait_for(connecting, self.shard_connect_timeout)
            except Exception as error:
                wait = min(backoff.delay(), LONGEST_WAIT)
                _log.warning("shard %d cannot connect; trying again in %.1f s: %r", shard_id, wait, error)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), wait)
            else:
                self._launch(ws, shard_id)
                return

    def _launch(self, ws: DiscordWebSocket, shard_id: int) -> None:
        # discord.py has no setting for the shard class.
        parts = vars(self)
        shard = ResumingShard(ws, self, parts["_AutoShardedClient__queue"].put_nowait)
        parts["_AutoShardedClient__shards"][shard_id] = shard
        shard.launch()

    async def close(self) -> None:
        """Closes the connection to Discord, even while it is opening."""
        self._closing.set()
        await super().close()

    # The servers that the bot is on.

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Remembers the shard's servers before a new session: Discord reports no bot removals between sessions."""
        self._before[shard_id or 0] = self._guilds_of(shard_id or 0)
        await super().before_identify_hook(shard_id, initial=initial)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Forgets servers that removed the bot between two sessions. With one shard, discord.py does this itself."""
        self._ready_shards.add(shard_id)
        for guild in self._before.pop(shard_id, []):
            # A new session replaces the objects of all its servers.
            if self.get_guild(guild.id) is guild:
                self._connection.parse_guild_delete({"id": guild.id})

    def knows_server(self, guild: int) -> bool:
        """Whether the server's shard has reported all its servers."""
        return self.shard_count is not None and self.shard_of(guild) in self._ready_shards

    def shard_of(self, guild: int) -> int:
        """Returns the shard for this server's events."""
        return (guild >> 22) % (self.shard_count or 1)

    def _guilds_of(self, shard_id: int) -> list[discord.Guild]:
        return [guild for guild in self.guilds if guild.shard_id == shard_id]

    def shard_states(self) -> list[ShardState]:
        """Returns each shard's state, or [] until Discord has set the number of shards."""
        running = vars(self)["_AutoShardedClient__shards"]
        return [self._state_of(number, running.get(number)) for number in self._connection.shard_ids]

    def _state_of(self, number: int, shard: Shard | None) -> ShardState:
        if not isinstance(shard, ResumingShard):
            return ShardState(number, None, None, ready=False)
        ago = time.perf_counter() - shard.heard_at
        latency = shard.ws.latency
        return ShardState(number, ago, latency if latency < float("inf") else None, ready=number in self._ready_shards)

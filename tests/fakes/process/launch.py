"""Runs the real bot against a Discord on loopback: ``python -m tests.fakes.process.launch``.

Environment settings:

- WIRE_REST, WIRE_GATEWAY: addresses.
- WIRE_CLOCK: a file with the seconds that the bot's clock is ahead.
- WIRE_HASTE: divides discord.py's pauses before a retry, and the table's pause for a trick.
- WIRE_DEAF: seconds of gateway silence before discord.py closes the socket (60).
- WIRE_MAIN: ``module:function`` to run (default: the bot).
- WIRE_APART: seconds between two messages; the house then answers without a pause, and DMs are opened without a limit
  (default: as in production).
- WIRE_OPENS_FREELY: if empty, opened DMs are limited as in production even with WIRE_APART.
- WIRE_MIGRATIONS: the migration folder, for another bot version.
"""

import asyncio
import importlib
import os
import sys
import time
from contextvars import ContextVar
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import discord.client
import discord.http
import discord.shard
import discord.state
import discord.webhook.async_
import yarl
from discord.gateway import DiscordWebSocket

import bot.__main__
import bot.application_emoji
import bot.command_upload
import data.store.migrations

READY_AFTER: Final = 0.01
"""Seconds for which discord.py waits for another server at the start."""
SLICE: Final = 0.02
"""Seconds after which a sleeping task checks the test's clock again."""
_looked_at: ContextVar[float] = ContextVar("looked_at")
"""When this task, or the task that started it, last read the test's clock."""


def run() -> int:
    prepare()
    if main := os.environ.get("WIRE_MAIN"):
        module, _, function = main.partition(":")
        return int(getattr(importlib.import_module(module), function)() or 0)
    return bot.__main__.main(["run"])


def prepare() -> None:
    discord.http.Route.BASE = os.environ["WIRE_REST"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["WIRE_GATEWAY"])
    _shorten_connection_waits()
    if haste := float(os.environ.get("WIRE_HASTE") or 1):
        of_discord = discord.http, discord.webhook.async_, discord.client, discord.shard
        for module in (*of_discord, bot.application_emoji):
            _replace_sleep(module, lambda seconds: asyncio.sleep(seconds / haste))
        for upload in (bot.application_emoji.ApplicationEmoji, bot.command_upload.CommandUpload):
            upload.first_pause /= haste
            upload.longest_pause /= haste
        _shorten_trick_wait(haste)
    if clock := os.environ.get("WIRE_CLOCK"):
        _move_clock(Path(clock))
    if folder := os.environ.get("WIRE_MIGRATIONS"):
        data.store.migrations.FOLDER = Path(folder)
    if apart := os.environ.get("WIRE_APART"):
        _set_throttle(float(apart))


def _shorten_trick_wait(haste: float) -> None:
    """Tests wait until everything is delivered."""
    from bot.features.parties import deciding  # noqa: PLC0415 - only what is run is imported

    deciding.TRICK_WAITS = int(deciding.TRICK_WAITS / haste)  # type: ignore[misc]


def _shorten_connection_waits() -> None:
    deaf = float(os.environ.get("WIRE_DEAF") or 60)
    made = discord.state.ConnectionState.__init__

    def make(self: Any, **options: Any) -> None:
        made(self, **{"guild_ready_timeout": READY_AFTER, "heartbeat_timeout": deaf, **options})

    discord.state.ConnectionState.__init__ = make  # type: ignore[method-assign]


def _move_clock(file: Path) -> None:
    from bot import client  # noqa: PLC0415 - only what is run is imported
    from bot.runtime import agenda  # noqa: PLC0415 - the same

    def now() -> float:
        return time.time() + float(file.read_text() or 0)

    def clock() -> int:
        _looked_at.set(now())
        return int(_looked_at.get())

    async def sleep(seconds: float) -> None:
        # Counted from the look at the clock that gave these seconds: a test may have moved it since.
        until = _looked_at.get(now()) + seconds
        while (left := until - now()) > 0:  # noqa: ASYNC110 - a clock that jumps wakes nobody
            await asyncio.sleep(min(left, SLICE))

    client.simulated_time = clock
    _replace_sleep(agenda, sleep)


def _set_throttle(apart: float) -> None:
    """Without rate limits, Discord needs none of these pauses."""
    from bot.runtime import (  # noqa: PLC0415 - the same
        direct_messages,
        limits,
        queues,
    )

    queues.BEAT = 0  # type: ignore[misc]
    limits.APART = apart  # type: ignore[misc]
    if os.environ.get("WIRE_OPENS_FREELY", "yes"):
        direct_messages.MOST = 1_000_000  # type: ignore[misc]


def _replace_sleep(module: ModuleType, sleep: Any) -> None:
    own = ModuleType("asyncio")
    own.__dict__.update(asyncio.__dict__)
    own.__dict__["sleep"] = sleep
    module.asyncio = own  # type: ignore[attr-defined]


if __name__ == "__main__":
    sys.exit(run())

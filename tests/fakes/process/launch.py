"""The real bot in a process of its own, sent to a Discord on loopback: ``python -m tests.fakes.process.launch``.

What it is told stands in the environment: WIRE_REST and WIRE_GATEWAY, the addresses; WIRE_CLOCK, a file with the
seconds by which its clock is moved on; WIRE_HASTE, by what discord.py's own waits (before it tries again) are divided;
WIRE_DEAF, after how many seconds without a word from the gateway discord.py gives a socket up (60); WIRE_MAIN,
``module:function``, what is run (the bot); WIRE_APART, how many seconds apart the bot's news go (as it is shipped).
"""

import asyncio
import importlib
import os
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import discord.http
import discord.state
import discord.webhook.async_
import yarl
from discord.gateway import DiscordWebSocket

READY_AFTER: Final = 0.01
"""How long discord.py waits for one more server at the start, in seconds."""
SLICE: Final = 0.02
"""How often a sleeper looks at a clock that a test moves, in seconds."""
MAIN: Final = "bot.cli.run:run"


def run() -> int:
    """Runs what the environment says. Gives its exit status."""
    prepare()
    module, _, function = (os.environ.get("WIRE_MAIN") or MAIN).partition(":")
    return int(getattr(importlib.import_module(module), function)() or 0)


def prepare() -> None:
    """Sends discord.py to the addresses in the environment."""
    discord.http.Route.BASE = os.environ["WIRE_REST"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["WIRE_GATEWAY"])
    _hurry()
    if haste := float(os.environ.get("WIRE_HASTE") or 1):
        for module in (discord.http, discord.webhook.async_, discord.client):
            _give_sleep(module, lambda seconds: asyncio.sleep(seconds / haste))
    if clock := os.environ.get("WIRE_CLOCK"):
        _move_clock(Path(clock))
    if apart := os.environ.get("WIRE_APART"):
        _crowd(float(apart))


def _hurry() -> None:
    deaf = float(os.environ.get("WIRE_DEAF") or 60)
    made = discord.state.ConnectionState.__init__

    def make(self: Any, **options: Any) -> None:
        made(self, **{"guild_ready_timeout": READY_AFTER, "heartbeat_timeout": deaf, **options})

    discord.state.ConnectionState.__init__ = make  # type: ignore[method-assign]


def _move_clock(file: Path) -> None:
    """The bot's clock, and its sleeping until a time, go by the file."""
    from bot import client  # noqa: PLC0415 - only what is run is imported
    from bot.services.background import alarm  # noqa: PLC0415 - the same

    def now() -> float:
        return time.time() + float(file.read_text() or 0)

    async def sleep(seconds: float) -> None:
        until = now() + seconds
        while (left := until - now()) > 0:  # noqa: ASYNC110 - a clock that jumps wakes nobody
            await asyncio.sleep(min(left, SLICE))

    client.simulated_time = lambda: int(now())
    _give_sleep(alarm, sleep)


def _crowd(apart: float) -> None:
    """Where Discord takes as much as comes, the bot need not wait."""
    from bot.services.background import throttle  # noqa: PLC0415 - the same

    throttle.APART = apart  # type: ignore[misc]


def _give_sleep(module: ModuleType, sleep: Any) -> None:
    """The module sleeps by this, and by this alone."""
    own = ModuleType("asyncio")
    own.__dict__.update(asyncio.__dict__)
    own.__dict__["sleep"] = sleep
    module.asyncio = own  # type: ignore[attr-defined]


if __name__ == "__main__":
    sys.exit(run())

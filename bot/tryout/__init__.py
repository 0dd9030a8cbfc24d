"""The try-out runs the real bot on a simulated Discord in the browser, without a token or network.

SimCord simulates Discord. It is imported only when needed (extra ``tryout``).
"""

import asyncio
import importlib
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, NamedTuple

from bot.kit.words import Words
from bot.runtime.engine_pool import STOPPING

if TYPE_CHECKING:
    import discord

    from bot.tryout.simulated import World

PORT = 8750

NEEDED = ("simcord", "simcord.preview", "linkify_it", "markdown_it", "PIL", "regex")


class TryoutMissing(Exception):
    """Raised if a module for the try-out is not installed. The text is the module's name."""


class Tryout(NamedTuple):
    address: str
    world: "World"


async def run_tryout(make_client: "Callable[[], discord.Client]", say: Words, *, port: int = PORT) -> None:
    """Serves the try-out until a stop signal, on ``port`` or the next free port. Raises TryoutMissing or OSError."""
    with _stop_signals() as stop:
        async with open_tryout(make_client, port=port) as tryout:
            sys.stdout.write(say("tryout-listening", address=tryout.address) + "\n")
            sys.stdout.flush()
            await stop.wait()


@asynccontextmanager
async def open_tryout(make_client: "Callable[[], discord.Client]", *, port: int = 0) -> AsyncIterator[Tryout]:
    """Runs the try-out during the block; port 0 takes any free port. Raises TryoutMissing or OSError."""
    check_installed()
    from bot.tryout.pages import serve_pages  # noqa: PLC0415 - imports modules that may be missing
    from bot.tryout.simulated import running_world  # noqa: PLC0415 - imports modules that may be missing

    async with running_world(make_client()) as world, serve_pages(world, port) as address:
        yield Tryout(address, world)


def check_installed() -> None:
    for module in NEEDED:
        _import(module)


def _import(module: str) -> None:
    # SimCord creates a discord.py client on import, and this client's warnings mean nothing to a user.
    discord_log = logging.getLogger("discord")
    level = discord_log.level
    discord_log.setLevel(logging.ERROR)
    try:
        importlib.import_module(module)
    except ImportError as error:
        raise TryoutMissing(module) from error
    finally:
        discord_log.setLevel(level)


@contextmanager
def _stop_signals() -> Iterator[asyncio.Event]:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def on_signal(*_: object) -> None:
        restore()
        loop.call_soon_threadsafe(stop.set)

    before = {number: signal.signal(number, on_signal) for number in STOPPING}

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    try:
        yield stop
    finally:
        restore()

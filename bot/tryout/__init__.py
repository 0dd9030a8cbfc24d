"""The try-out: the real bot on a simulated Discord, played in the browser, with no token and no network.

``run_tryout`` is what ``python -m bot`` does where there is no token. ``open_tryout`` is the same for a test.
What it needs besides the bot is the extra ``tryout``; nothing here is imported before it is asked for.
"""

import asyncio
import importlib
import logging
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.ui.kit.words import words

if TYPE_CHECKING:
    import discord

    from bot.tryout.simulated import World

PORT = 8750

# What SimCord's extra "preview" brings and its pages cannot do without.
NEEDED = ("simcord", "simcord.preview", "av", "linkify_it", "markdown_it", "PIL", "regex")


class TryoutMissing(Exception):
    """The try-out's extra is not installed. Its argument names the module that is not there."""


@dataclass(frozen=True, slots=True)
class Tryout:
    """An open try-out: where its index page is, and the world behind it."""

    address: str
    world: "World"


async def run_tryout(
    make_client: "Callable[[], discord.Client]", *, port: int = PORT, announce: Callable[[str], None] = print
) -> None:
    """Serve the try-out until Ctrl-C or SIGTERM, then return.

    ``announce`` gets one line, the index page's address. The port is ``port`` or the next free one. Raises
    TryoutMissing before anything has been started, OSError where no port is free.
    """
    with _asked_to_stop() as stop:
        async with open_tryout(make_client, port=port) as tryout:
            announce(words()("tryout-listening", address=tryout.address))
            await stop.wait()


@asynccontextmanager
async def open_tryout(make_client: "Callable[[], discord.Client]", *, port: int = 0) -> AsyncIterator[Tryout]:
    """The try-out while the block runs; port 0 is any free one. Errors as ``run_tryout``."""
    for module in NEEDED:
        _need(module)
    from bot.tryout.pages import serving  # noqa: PLC0415 - only now is it known that it can be imported
    from bot.tryout.simulated import living  # noqa: PLC0415 - likewise

    async with living(make_client()) as world, serving(world, port) as address:
        yield Tryout(address, world)


def _need(module: str) -> None:
    # SimCord tries discord.py out with a client of its own, whose warnings are none of our reader's.
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
def _asked_to_stop() -> Iterator[asyncio.Event]:
    """An event that the first SIGINT or SIGTERM sets; the second does what it always did."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def on_signal(*_: object) -> None:
        restore()
        loop.call_soon_threadsafe(stop.set)

    for number in before:
        signal.signal(number, on_signal)
    try:
        yield stop
    finally:
        restore()

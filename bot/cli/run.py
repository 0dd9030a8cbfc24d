"""Running the bot: settings, log, and either Discord or the try-out."""

import asyncio
import contextlib
import gc
import logging
import signal
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord

from bot.client import PiquetBot
from bot.config import BadSetting, Settings, read_settings
from bot.tryout import TryoutMissing, run_tryout
from bot.ui.kit.words import words
from data.store.database import UnusableDatabase
from data.store.lock import DatabaseInUse

WRONG = 2
UNREACHED = 1
"""The exit status where Discord was not reached: to start again may help, as it does not where it is WRONG."""
_TAKEN_BACK = 4004
"""How Discord closes the connection of a bot whose token was made worthless."""
_TOO_MANY = 429
_STOPPING = (signal.SIGTERM, signal.SIGINT)
_FORMAT = "{asctime} {levelname:<7} {name}: {message}"
_TELL_ALL = ("discord", "aiosqlite")
"""Libraries that log, below INFO, whole payloads and every value that is kept, hands among them."""


def run() -> int:
    """Runs the bot until it is stopped.

    Gives the exit status: 0, 1 where Discord is not reached, 2 where a setting or the database must be mended first.
    """
    try:
        settings = read_settings()
    except BadSetting as bad:
        return _wrong(f"setting-{bad.matter}", value=bad.value)
    start_log(settings.log_level)
    if settings.token is None:
        return _try_out(settings)
    return asyncio.run(_serve(settings, settings.token))


def start_log(level: str) -> None:
    """Writes what is logged, from ``level`` on, to standard error: never a card."""
    logging.basicConfig(level=level, format=_FORMAT, style="{")
    for library in _TELL_ALL:
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))


def _wrong(key: str, **arguments: str) -> int:
    sys.stderr.write(words()(key, **arguments) + "\n")
    return WRONG


async def _serve(settings: Settings, token: str) -> int:
    client = PiquetBot(settings)
    closing = _close_on_signals(client)
    try:
        async with client:
            settling = asyncio.create_task(_settle(client))
            await client.start(token)
            settling.cancel()
    except discord.LoginFailure:
        return _wrong("run-bad-token")
    except discord.ConnectionClosed as closed:
        if closed.code != _TAKEN_BACK:
            raise
        return _wrong("run-bad-token")
    except DatabaseInUse as used:
        return _wrong("run-in-use", file=str(used.path))
    except UnusableDatabase as unusable:
        return _wrong("run-bad-database", reason=str(unusable))
    except (aiohttp.ClientError, TimeoutError, OSError, discord.RateLimited, discord.HTTPException) as error:
        if isinstance(error, discord.HTTPException) and error.status < _TOO_MANY:
            raise
        if closing:
            # What it was just asking Discord for was cut off, because it was asked to stop.
            return 0
        logging.getLogger(__name__).info("Discord cannot be reached: %s", error)
        _wrong("run-no-discord")
        return UNREACHED
    except asyncio.CancelledError:
        return 0
    return 0


async def _settle(client: PiquetBot) -> None:
    """What is there once the bot is up stays: to look through it for garbage stops everything for 50 ms each time."""
    await client.wait_until_ready()
    gc.collect()
    gc.freeze()


def _close_on_signals(client: PiquetBot) -> set[asyncio.Task[None]]:
    """What closes it is in the set once it was asked to stop."""
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    def close() -> None:
        closing.add(loop.create_task(client.close()))
        for number in _STOPPING:
            # Whoever sends it twice does not want to wait.
            loop.remove_signal_handler(number)

    # Not on Windows, where there are no such signals for a loop.
    with contextlib.suppress(NotImplementedError):
        for number in _STOPPING:
            loop.add_signal_handler(number, close)
    return closing


def _try_out(settings: Settings) -> int:
    # A simulated server is new each time, and so is what is kept of it.
    with tempfile.TemporaryDirectory(prefix="piquet-tryout-") as folder:
        here = replace(settings, database=Path(folder) / "piquet.sqlite3")
        try:
            asyncio.run(run_tryout(lambda: PiquetBot(here), port=settings.tryout_port))
        except TryoutMissing:
            return _wrong("run-no-tryout")
        except OSError:
            return _wrong("run-no-port", port=str(settings.tryout_port))
    return 0

"""``python -m bot run``: runs the bot on Discord, or the try-out if the settings have no token."""

import asyncio
import contextlib
import gc
import logging
import signal
import tempfile
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord

from bot.cli.failure import fail
from bot.cli.log import start_log
from bot.client import PiquetBot
from bot.config import BadSetting, Settings, read_settings
from bot.tryout import TryoutMissing, run_tryout
from bot.ui.kit.words import words
from data.store.database import UnusableDatabase
from data.store.lock import DatabaseInUse

UNREACHED = 1
"""The exit status if Discord is unavailable: a restart may help. After a status of 2 it would not."""
_TOKEN_REVOKED = 4004
"""The code with which Discord closes the connection of a bot whose token is not valid any more."""
_TOO_MANY_REQUESTS = 429
_STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)


def run() -> int:
    """Runs the bot until it is stopped.

    Gives the exit status: 0, 1 if Discord is unavailable, 2 if a setting or the database must be repaired first.
    """
    try:
        settings = read_settings()
    except BadSetting as bad:
        return fail(words()(f"setting-{bad.problem}", value=bad.value))
    start_log(settings.log_level)
    if settings.token is None:
        return _try_out(settings)
    return asyncio.run(_serve(settings, settings.token))


async def _serve(settings: Settings, token: str) -> int:
    say, client = words(), PiquetBot(settings)
    closing = _close_on_signals(client)
    try:
        async with client:
            freezing = asyncio.create_task(_freeze_garbage(client))
            await client.start(token)
            freezing.cancel()
    except discord.LoginFailure:
        return fail(say("run-bad-token"))
    except discord.ConnectionClosed as closed:
        if closed.code != _TOKEN_REVOKED:
            raise
        return fail(say("run-bad-token"))
    except DatabaseInUse as used:
        return fail(say("run-in-use", file=str(used.path)))
    except UnusableDatabase as unusable:
        return fail(say("run-bad-database", reason=str(unusable)))
    except (aiohttp.ClientError, TimeoutError, OSError, discord.RateLimited, discord.HTTPException) as error:
        if isinstance(error, discord.HTTPException) and error.status < _TOO_MANY_REQUESTS:
            raise
        if closing:
            # The bot was told to stop, and that cut off a request to Discord.
            return 0
        logging.getLogger(__name__).info("Discord is unavailable: %s", error)
        fail(say("run-no-discord"))
        return UNREACHED
    except asyncio.CancelledError:
        return 0
    return 0


async def _freeze_garbage(client: PiquetBot) -> None:
    """Keeps the garbage collector from what is in memory once the bot is ready: that would take 50 ms each time."""
    await client.wait_until_ready()
    gc.collect()
    gc.freeze()


def _close_on_signals(client: PiquetBot) -> set[asyncio.Task[None]]:
    """Closes the bot on SIGTERM or Ctrl-C; a second signal ends the process at once.

    Returns a set that keeps the closing task from being collected as garbage.
    """
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    def close() -> None:
        closing.add(loop.create_task(client.close()))
        for number in _STOP_SIGNALS:
            loop.remove_signal_handler(number)

    # Windows has no signals for an event loop.
    with contextlib.suppress(NotImplementedError):
        for number in _STOP_SIGNALS:
            loop.add_signal_handler(number, close)
    return closing


def _try_out(settings: Settings) -> int:
    # The simulated server is new at each start, so the database is too.
    with tempfile.TemporaryDirectory(prefix="piquet-tryout-") as folder:
        here = replace(settings, database=Path(folder) / "piquet.sqlite3")
        try:
            asyncio.run(run_tryout(lambda: PiquetBot(here), port=settings.tryout_port))
        except TryoutMissing:
            return fail(words()("run-no-tryout"))
        except OSError:
            return fail(words()("run-no-port", port=str(settings.tryout_port)))
    return 0

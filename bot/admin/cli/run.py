"""``python -m bot run``: runs the bot on Discord, or the try-out if the settings have no token."""

import asyncio
import gc
import logging
import tempfile
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord
import discord.http
from yarl import URL

from bot.admin.cli.log import read_settings_and_log
from bot.admin.cli.signals import stop_on_signals
from bot.admin.cli.terminal import fail, terminal_words
from bot.client import PiquetBot
from bot.config import Settings
from bot.tryout import TryoutMissing, run_tryout
from data.shards import Shards
from data.store.errors import DatabaseInUse, ShardsInUse

UNREACHED = 1
"""The exit status if Discord is unavailable. A restart may then help; after status 2 it would not."""
_TOO_MANY_REQUESTS = 429
_UNAVAILABLE = (
    *(aiohttp.ClientError, TimeoutError, OSError),
    *(discord.RateLimited, discord.HTTPException, discord.GatewayNotFound),
)
"""The errors of a request at startup that mean Discord is unavailable."""


def run() -> int:
    """Runs the bot until it is stopped. Returns the exit status: 0, 1 if Discord is unavailable, 2 for other errors.

    Raises BadSetting or UnusableDatabase.
    """
    settings = read_settings_and_log()
    if settings.token is None:
        return _try_out(settings)
    if settings.discord_proxy:
        _send_through(settings.discord_proxy)
    return asyncio.run(_watch(settings, settings.token))


async def _watch(settings: Settings, token: str) -> int:
    """Runs the bot, and reports its health over HTTP if the settings ask for it."""
    if settings.http is None:
        return await _serve(PiquetBot(settings), token)
    # Other bots need no server, whose import takes a while.
    from bot.admin.monitor.server import MonitorServer, new_meter  # noqa: PLC0415

    meter = new_meter()
    client = PiquetBot(settings, meter)
    server = MonitorServer(settings.http, client, meter)
    try:
        await server.start()
    except OSError as error:
        address = f"{settings.http.host}:{settings.http.port}"
        return fail(terminal_words()("run-no-http", address=address, reason=error.strerror or str(error)))
    try:
        return await _serve(client, token)
    finally:
        await server.stop()


async def _serve(client: PiquetBot, token: str) -> int:
    say = terminal_words()
    # The set keeps the closing task from being garbage-collected.
    closing: set[asyncio.Task[None]] = set()
    stop_on_signals(lambda: closing.add(asyncio.create_task(client.close())))
    try:
        async with client:
            freezing = asyncio.create_task(_freeze_garbage(client))
            await client.start(token)
            freezing.cancel()
    except discord.LoginFailure:
        return fail(say("run-bad-token"))
    except discord.ConnectionClosed as closed:
        return _told_closed(closed, client.settings.shards)
    except ShardsInUse as used:
        return fail(say("run-shards-in-use", file=str(used.address), shards=str(used.shards)))
    except DatabaseInUse as used:
        return fail(say("run-in-use", file=str(used.address)))
    except _UNAVAILABLE as error:
        if isinstance(error, discord.HTTPException) and error.status < _TOO_MANY_REQUESTS:
            raise
        if closing:
            # A signal stopped the bot during a request to Discord.
            return 0
        logging.getLogger(__name__).info("Discord is unavailable: %s", error)
        fail(say("run-no-discord"))
        return UNREACHED
    except asyncio.CancelledError:
        return 0
    return 0


def _told_closed(closed: discord.ConnectionClosed, shards: Shards | None) -> int:
    """Prints why Discord closed the connection for good. Returns the exit status, or raises an unexpected error."""
    match closed.code:
        case 4004:  # the token is no longer valid
            return fail(terminal_words()("run-bad-token"))
        case 4011:  # too many servers for so few shards
            say = terminal_words()
            fail(say("run-more-shards") if shards is None else say("run-more-shards-set", shards=str(shards)))
            return UNREACHED
        case _:
            raise closed


def _send_through(proxy: str) -> None:
    """Sends all requests through a proxy, which keeps all processes of the bot within the rate limits."""
    discord.http.Route.BASE = f"{proxy}{URL(discord.http.Route.BASE).path}"


async def _freeze_garbage(client: PiquetBot) -> None:
    """Once the bot is ready, excludes its objects from garbage collection, which would take 50 ms each time."""
    await client.wait_until_ready()
    gc.collect()
    gc.freeze()


def _try_out(settings: Settings) -> int:
    # The simulated server is new at each start, so the database is too.
    with tempfile.TemporaryDirectory(prefix="piquet-tryout-") as folder:
        here = replace(settings, database=Path(folder) / "piquet.sqlite3", backups=None)
        try:
            asyncio.run(run_tryout(lambda: PiquetBot(here), terminal_words(), port=settings.tryout_port))
        except TryoutMissing:
            return fail(terminal_words()("run-no-tryout"))
        except OSError:
            return fail(terminal_words()("run-no-port", port=str(settings.tryout_port)))
    return 0

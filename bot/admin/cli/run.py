"""``python -m bot run``: runs the bot on Discord or, without a token, the try-out in a browser."""

import asyncio
import gc
import logging
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from urllib.request import getproxies, proxy_bypass

import aiohttp
import discord
import discord.http
from discord.backoff import ExponentialBackoff
from yarl import URL

from bot.admin.cli.log import read_settings_and_log
from bot.admin.cli.signals import stop_on_signals
from bot.admin.cli.terminal import fail, say
from bot.client import PiquetBot
from bot.config import BadSetting, Settings
from bot.sharded_bot import LONGEST_WAIT
from bot.tryout import TryoutMissing, run_tryout
from data.store.errors import DatabaseInUse

AGAIN = 1
"""Exit status if a restart helps: Discord requires more shards, or another process has taken over."""
_TOO_MANY_REQUESTS = 429
_UNAVAILABLE = (
    *(aiohttp.ClientError, TimeoutError, OSError),
    *(discord.RateLimited, discord.HTTPException, discord.GatewayNotFound),
)
"""Errors that a start raises while Discord is unavailable; the start is repeated."""

_log = logging.getLogger(__name__)


def run() -> int:
    """Runs the bot until stopped. Returns 1 if a restart helps. Raises BadSetting or UnusableDatabase."""
    settings = read_settings_and_log()
    if settings.token is None:
        return _try_out(settings)
    if settings.discord_proxy:
        _send_through(settings.discord_proxy)
    return asyncio.run(_watch(settings, settings.token))


async def _watch(settings: Settings, token: str) -> int:
    if settings.http is None:
        return await _serve(lambda: PiquetBot(settings), token)
    # Other bots need no server, whose import takes a while.
    from bot.admin.monitor.server import MonitorServer, new_meter  # noqa: PLC0415

    meter = new_meter()
    server = MonitorServer(settings.http, meter)
    listening = asyncio.create_task(server.listen())

    def watched() -> PiquetBot:
        server.bot = client = PiquetBot(settings, meter)
        return client

    try:
        return await _serve(watched, token)
    finally:
        listening.cancel()
        await server.stop()


async def _serve(new_client: Callable[[], PiquetBot], token: str) -> int:
    stop, backoff = asyncio.Event(), ExponentialBackoff[bool]()
    stop_on_signals(stop.set)
    while True:
        try:
            return await _run_client(new_client(), token, stop)
        except _UNAVAILABLE as error:
            if isinstance(error, discord.HTTPException) and error.status < _TOO_MANY_REQUESTS:
                raise
            wait = min(backoff.delay(), LONGEST_WAIT)
            if not stop.is_set():
                # The form for developers would show a proxy with its password.
                reason = f"{type(error).__name__}: {error}"
                _log.warning("Discord cannot be reached; trying again in %.1f s: %s", wait, reason)
        except Exception as error:
            if not stop.is_set():
                raise
            # A request that was waiting to be repeated meets a closed session.
            _log.info("stopped during the start (%s)", type(error).__name__)
            return 0
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), wait)
            return 0


async def _run_client(client: PiquetBot, token: str, stop: asyncio.Event) -> int:
    client.http.proxy = network_proxy(client.settings)
    beside = [asyncio.create_task(_close_on(stop, client))]
    try:
        async with client:
            beside.append(asyncio.create_task(_freeze_garbage(client)))
            await client.start(token)
    except discord.LoginFailure:
        return fail(say("run-bad-token"))
    except discord.ConnectionClosed as closed:
        return _told_closed(closed)
    except DatabaseInUse as used:
        return fail(say("run-in-use", file=str(used.address)))
    except asyncio.CancelledError:
        return 0
    finally:
        for task in beside:
            task.cancel()
    return AGAIN if client.displaced else 0


async def _close_on(stop: asyncio.Event, client: PiquetBot) -> None:
    await stop.wait()
    await client.close()


def _told_closed(closed: discord.ConnectionClosed) -> int:
    match closed.code:
        case 4004:  # the token is no longer valid
            return fail(say("run-bad-token"))
        case 4011:  # too many servers for so few shards
            fail(say("run-more-shards"))
            return AGAIN
        case _:
            raise closed


def network_proxy(settings: Settings) -> str | None:
    """Returns the proxy for Discord from HTTPS_PROXY and NO_PROXY, or None without a proxy. Raises BadSetting."""
    if settings.discord_proxy:
        # It is inside the network, and does not stand for Discord's gateway.
        return None
    discord_api = URL(discord.http.Route.BASE)
    proxy = getproxies().get(discord_api.scheme)
    if not proxy or proxy_bypass(discord_api.authority):
        return None
    scheme, separator, _ = proxy.rpartition("://")
    if separator and scheme not in ("http", "https"):
        # The address may hold a password.
        raise BadSetting("HTTPS_PROXY", "no-http-proxy", scheme)
    return proxy if separator else f"http://{proxy}"


def _send_through(proxy: str) -> None:
    # A REST proxy keeps the bot within Discord's rate limits.
    discord.http.Route.BASE = f"{proxy}{URL(discord.http.Route.BASE).path}"


async def _freeze_garbage(client: PiquetBot) -> None:
    # Each collection would otherwise spend 50 ms on the bot's permanent objects.
    await client.wait_until_ready()
    gc.collect()
    gc.freeze()


def _try_out(settings: Settings) -> int:
    # The simulated server is new at each start, so the database is too.
    with tempfile.TemporaryDirectory(prefix="piquet-tryout-") as folder:
        here = replace(settings, database=Path(folder) / "piquet.sqlite3", backups=None)
        try:
            asyncio.run(run_tryout(lambda: PiquetBot(here), say, port=settings.tryout_port))
        except TryoutMissing:
            return fail(say("run-no-tryout"))
        except OSError:
            return fail(say("run-no-port", port=str(settings.tryout_port)))
    return 0

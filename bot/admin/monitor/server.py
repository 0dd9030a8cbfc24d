"""The HTTP server of ``PIQUET_HTTP``: ``/healthz`` for an orchestrator, ``/metrics`` for Prometheus."""

import asyncio
import logging
import os
import time
from dataclasses import asdict
from typing import Final, Protocol

import orjson
from aiohttp import web

from bot.admin.monitor.meter import Meter
from bot.admin.monitor.vitals import Running, ShardState, Vital, vitals
from bot.config import HttpAddress

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
"""The first and the longest pause before another attempt to open the port, in seconds. Each pause doubles."""
AGE: Final = 1.0
"""Seconds to reuse an answer of ``/healthz``, so a flood of requests causes no flood of database writes."""
NOT_INSTALLED: Final = (
    'The metrics are not installed. Run: .venv/bin/python -m pip install -e ".[metrics]", and start the bot again.\n'
)

_log = logging.getLogger(__name__)


class Watched(Protocol):
    def shard_states(self) -> list[ShardState]:
        """Returns the states of this process's shards, an empty list until Discord has set their number."""

    @property
    def running(self) -> Running | None:
        """The parts that health checks measure; None before login and while the bot stops."""

    @property
    def standby_for(self) -> float | None:
        """Seconds since the database server last answered a standby; None on the active process."""


class MonitorServer:
    """An HTTP server that answers from ``start`` to ``stop``, even while the bot starts and stops."""

    bot: Watched | None = None
    """The bot to report on; None at first. Each attempt to connect makes a new bot."""

    def __init__(self, address: HttpAddress, meter: Meter) -> None:
        self._address = address
        self._meter = meter
        self._runner: web.AppRunner | None = None
        self._looking = asyncio.Lock()
        self._seen: tuple[float, dict[str, Vital]] | None = None

    async def listen(self) -> None:
        """Opens the port, and retries after failures: the bot works without the port."""
        address, pause, failed = f"{self._address.host}:{self._address.port}", FIRST_PAUSE, False
        while True:
            try:
                await self.start()
            except OSError as error:
                if not failed:
                    _log.error(
                        "/healthz and /metrics cannot be served at %s (%s), and the bot runs without them; retrying. If"
                        " another program has the port, set PIQUET_HTTP to another",
                        *(address, _reason(error)),
                    )
                failed = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                if failed:
                    _log.info("/healthz and /metrics are served at %s", address)
                return

    async def start(self) -> None:
        """Opens the port. Raises OSError."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._address.host, self._address.port).start()
        except OSError:
            await self.stop()
            raise

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _healthz(self, _: web.Request) -> web.Response:
        checks = await self._look()
        good = all(check.good for check in checks.values())
        told = {"healthy": good, "checks": {name: _json(check) for name, check in checks.items()}}
        text = orjson.dumps(told, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE).decode()
        return web.json_response(text=text, status=200 if good else 503, headers={"Cache-Control": "no-store"})

    async def _look(self) -> dict[str, Vital]:
        async with self._looking:
            if self.bot is not None and self.bot.standby_for is not None:
                # Not reused: it becomes untrue once the standby is active.
                return await vitals(*self._state())
            if self._seen is None or time.monotonic() - self._seen[0] > AGE:
                found = await vitals(*self._state())
                self._seen = time.monotonic(), found
            return self._seen[1]

    def _state(self) -> tuple[list[ShardState], Running | None, float | None]:
        return (self.bot.shard_states(), self.bot.running, self.bot.standby_for) if self.bot else ([], None, None)

    async def _metrics(self, _: web.Request) -> web.Response:
        page = await self._meter.page(*self._state())
        if page is None:
            return web.Response(text=NOT_INSTALLED, status=501)
        return web.Response(body=page, headers={"Content-Type": self._meter.content_type})


def _reason(error: OSError) -> str:
    # asyncio repeats the address in the text.
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)


def _json(check: Vital) -> dict[str, object]:
    told = asdict(check)
    return {"good": check.good, "figure": told["figure"], "limit": told["limit"], **told["beside"]} | (
        {"why": check.why} if check.why else {}
    )


def new_meter() -> Meter:
    """Returns a Prometheus meter or, without the extra ``metrics``, a meter that counts nothing."""
    try:
        from bot.admin.monitor.metrics import PrometheusMeter  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        return Meter()
    return PrometheusMeter()

"""Health checks for ``/healthz``: each compares a figure with its limit.

The limits detect problems that a restart or the host can solve, not one stuck partie.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final

from bot.runtime.agenda import Agenda
from bot.runtime.context import Context
from bot.runtime.delivering import FIRST_DELAY, LONGEST_DELAY
from data import meta, outbox
from data.outbox import Backlog
from data.store.errors import storage_fault
from data.store.migrations import newest_version, schema_version
from data.store.transaction import Transaction

GATEWAY_SILENCE: Final = 120.0
"""The most seconds without a gateway message: Discord answers a heartbeat every 41 seconds."""
WRITE_TIME: Final = 5.0
"""The most seconds that a database write takes."""
NOTICE_WAIT: Final = 900.0
"""The most seconds that a due notice waits: a failed one is retried at least every ten minutes."""
SERVER_SILENCE: Final = 10.0
"""The most seconds that a standby gets no answer from the database server: it asks five times a second."""
LATENESS: Final = 300.0
"""The most seconds that a reminder, an end of time or an expiry is late: a failure is retried after a minute."""

REFUSAL_LASTS: Final = 60.0
"""Seconds after a refused write in which the bot is unhealthy. It stays so until a large write succeeds."""
LARGE_WRITE: Final = 1_000_000
"""Characters to write after a refused write: a full disk may still accept a small one."""

_CHECKED: Final = "health-checked-at"
_ROOM: Final = "health-room"


@dataclass(frozen=True, slots=True)
class ShardState:
    """The state of a gateway connection."""

    shard: int
    heard_ago: float | None
    """Seconds since the last message from Discord; None at first."""
    latency: float | None
    """Seconds that a heartbeat takes; None at first."""
    ready: bool
    """Whether Discord has listed the shard's servers."""


@dataclass(frozen=True, slots=True)
class Vital:
    """The result of a health check."""

    figure: float | None
    """Seconds, except for ``schema``; None if unknown."""
    limit: float
    why: str = ""
    """The fault and its remedy, if any."""
    beside: dict[str, float | None] = field(default_factory=dict)
    """Further figures by name."""

    @property
    def good(self) -> bool:
        return not self.why


@dataclass(frozen=True, slots=True)
class Running:
    context: Context
    agenda: Agenda
    arrived_at: Callable[[], int]
    """Returns the Unix time of the last delivered notice, or of the start before there is one."""


def gateway(shards: Sequence[ShardState]) -> Vital:
    ready = sum(shard.ready for shard in shards)
    heard = [shard.heard_ago for shard in shards if shard.heard_ago is not None]
    latencies = [shard.latency for shard in shards if shard.latency is not None]
    figure = round(max(heard), 3) if heard and len(heard) == len(shards) else None
    beside = {"shards": len(shards), "ready": ready, "latency": round(max(latencies), 3) if latencies else None}
    if figure is None or ready < len(shards):
        why = "The bot is not connected to Discord yet. If this lasts, check the network and the log."
    elif figure > GATEWAY_SILENCE:
        why = "Discord's gateway is silent. The bot reconnects automatically; check the network and the log."
    else:
        why = ""
    return Vital(figure, GATEWAY_SILENCE, why, beside)


async def database(running: Running) -> Vital:
    """Measures how long a database write takes; fails for a while after a refused write."""
    began, now, written = time.perf_counter(), running.context.clock(), running.context.database
    refused = written.refused

    def work(tx: Transaction) -> None:
        meta.set_meta(tx, _CHECKED, str(now))
        if refused is not None:
            # Not one letter many times, which PostgreSQL would compress.
            meta.set_meta(tx, _ROOM, token_hex(LARGE_WRITE // 2))
            meta.set_meta(tx, _ROOM, "")

    try:
        async with asyncio.timeout(WRITE_TIME):
            await written.write(work)
    except TimeoutError:
        return Vital(
            WRITE_TIME,
            WRITE_TIME,
            "Writing takes too long. Check whether the disk is overloaded, or another program locks the database.",
        )
    except Exception as error:
        # Only the type: the error's text may contain a server address.
        reason = storage_fault(error) or type(error).__name__
        return Vital(None, WRITE_TIME, _refused(reason))
    took = round(time.perf_counter() - began, 4)
    if refused is None:
        return Vital(took, WRITE_TIME)
    if time.monotonic() - refused.at < REFUSAL_LASTS:
        return Vital(took, WRITE_TIME, _refused(refused.reason))
    if written.refused is refused:
        written.refused = None
    return Vital(took, WRITE_TIME)


def _refused(reason: str) -> str:
    return f"The database cannot be written ({reason}). Check that the disk has room and the file is writable."


async def schema(running: Running) -> Vital:
    """Fails if the database's schema needs a newer bot."""
    known = newest_version()
    found = await running.context.database.read(schema_version)
    why = "" if found.readable_by <= known else "A newer bot has upgraded the database. Update this bot."
    return Vital(found.readable_by, known, why, {"version": found.version})


async def notices(running: Running) -> Vital:
    """Measures the longest wait of a notice (message to send) without a known reason to wait.

    Known reasons are a server without the bot, closed DMs and a closed channel. Failed notices fail the check only if
    no other notice arrives; otherwise they are only logged.
    """
    now = running.context.clock()
    found = await running.context.database.read(lambda tx: outbox.backlog(tx, now, now + LONGEST_DELAY))
    counted = [one for one in found if not one.held]
    untried = max([now - one.due_at for one in counted if not one.attempts], default=0)
    in_vain = max([now - _since(one) for one in counted if one.attempts], default=0)
    silent = now - running.arrived_at()
    why = ""
    if max(untried, in_vain) > NOTICE_WAIT and not running.context.throttle.refusals.is_open:
        why = (
            "Discord refuses all requests of the bot: it does not accept the token, or it blocks the address. The bot"
            " keeps trying; a restart does not help."
        )
    elif untried > NOTICE_WAIT:
        why = "Messages are waiting and are not sent. Check the log, and restart the bot."
    elif in_vain > NOTICE_WAIT and silent > NOTICE_WAIT:
        why = "Discord accepts no message. The bot keeps trying; the log has Discord's answers."
    waiting = sum(one.number for one in counted)
    held = sum(one.number for one in found if one.held)
    beside: dict[str, float | None] = {"waiting": waiting, "held": held, "none_arrived_for": max(silent, 0)}
    return Vital(float(max(untried, in_vain, 0)), NOTICE_WAIT, why, beside)


def _since(waiting: Backlog) -> int:
    delays = (min(FIRST_DELAY << min(attempt, 10), LONGEST_DELAY) for attempt in range(waiting.attempts))
    return waiting.due_at - sum(delays)


async def clocks(running: Running) -> Vital:
    figure = float(await running.agenda.late())
    why = "" if figure <= LATENESS else "Reminders and ends of time are late. Check the log, and restart the bot."
    return Vital(figure, LATENESS, why, {"failing": len(running.agenda.failing())})


def standby(silent_for: float) -> Vital:
    why = "" if silent_for <= SERVER_SILENCE else "The standby cannot reach the database, so it cannot take over."
    return Vital(round(silent_for, 3), SERVER_SILENCE, why)


async def vitals(
    shards: Sequence[ShardState], running: Running | None, standby_for: float | None = None
) -> dict[str, Vital]:
    """Runs all checks, and returns results by name. All fail before login. A standby runs one check."""
    if standby_for is not None:
        return {"standby": standby(standby_for)}
    if running is None:
        why = "The bot is starting. If this lasts, check the network and the log."
        limits = {"database": WRITE_TIME, "schema": newest_version(), "notices": NOTICE_WAIT, "clocks": LATENESS}
        return {"gateway": gateway(shards)} | {name: Vital(None, limit, why) for name, limit in limits.items()}
    checks = {"database": database, "schema": schema, "notices": notices, "clocks": clocks}
    return {"gateway": gateway(shards)} | {name: await _checked(check, running) for name, check in checks.items()}


async def _checked(check: Callable[[Running], Awaitable[Vital]], running: Running) -> Vital:
    try:
        async with asyncio.timeout(2 * WRITE_TIME):
            return await check(running)
    except Exception as error:
        return Vital(None, 0, f"This could not be looked up ({type(error).__name__}). See whether the disk is full.")

"""Prometheus metrics of a running bot. Needs the extra ``metrics``."""

import asyncio
import time
from collections.abc import Collection, Hashable, Sequence
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from bot.admin.monitor import vitals
from bot.admin.monitor.meter import Meter
from bot.admin.monitor.vitals import Running, ShardState, Vital
from bot.model.changes import DecisionsStored
from bot.runtime.context import Context
from data import parties

LOOKS_EVERY: Final = 0.5
"""Seconds between lag measurements of the event loop."""
_TOO_MANY: Final = 429
_ANSWER: Final = "/interactions/{}/{}/callback"
_ANSWERS: Final = (0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3)
"""Upper bounds of the answer histogram, in seconds. Discord waits three seconds."""
_MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
_ROUTE_WORDS: Final = frozenset(
    {
        *("@me", "@original", "applications", "bot", "callback", "channels", "commands", "gateway", "guilds"),
        *("interactions", "members", "messages", "oauth2", "threads", "users", "webhooks", "active", "archived"),
        *("public", "private", "search", "typing", "reactions", "application-entitlements", "entitlements"),
        "emojis",
    }
)
"""Path parts that metrics show. All others may be ids or tokens."""
_asked: ContextVar[tuple[str, float] | None] = ContextVar("asked", default=None)


class PrometheusMeter(Meter):
    """Counts decisions, answers, requests and transactions. Reads other metrics when a page is requested."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        self._decisions = Counter("piquet_decisions", "Decisions that were stored", ["kind", "by"], registry=registry)
        self._answers = Histogram(
            "piquet_answer_seconds",
            "From a click or command to its answer",
            ["to"],
            registry=registry,
            buckets=_ANSWERS,
        )
        self._transactions = Histogram(
            "piquet_transaction_seconds", "From asking for a write to its commit", registry=registry, buckets=_MOMENTS
        )
        self._requests = Counter(
            "piquet_discord_requests", "Requests to Discord", ["method", "route", "status"], registry=registry
        )
        self._rate_limits = Counter(
            "piquet_discord_rate_limits", "Rate limits that Discord answered with", ["scope"], registry=registry
        )
        self._lag = Histogram(
            "piquet_event_loop_lag_seconds", "By how much the event loop is late", registry=registry, buckets=_MOMENTS
        )
        self._gauges = {name: Gauge(f"piquet_{name}", help_, registry=registry) for name, help_ in _GAUGES.items()}
        self._thoughts = {
            name: Counter(f"piquet_{name}", help_, registry=registry) for name, help_ in _THOUGHTS.items()
        }
        self._counted = dict.fromkeys(_THOUGHTS, 0)
        self._healthy = Gauge(
            "piquet_healthy", "1 if the check of /healthz is good, else 0", ["check"], registry=registry
        )
        self._heard = Gauge(
            "piquet_gateway_heard_seconds", "How long ago each shard was heard", ["shard"], registry=registry
        )
        self._measuring: asyncio.Task[None] | None = None
        self.trace = self._traced()

    def _traced(self) -> aiohttp.TraceConfig:
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._lost)
        return trace

    def asked(self, kind: str) -> None:
        _asked.set((kind, time.perf_counter()))

    def watch(self, context: Context) -> None:
        context.database.subscribe(self._committed)
        context.database.timed = self._transactions.observe
        self._measuring = asyncio.get_running_loop().create_task(self._measure())

    async def page(self, shards: Sequence[ShardState], running: Running | None, standby_for: float | None) -> bytes:
        for state in shards:
            self._heard.labels(state.shard).set(float("nan") if state.heard_ago is None else state.heard_ago)
        checks = await vitals.vitals(shards, running, standby_for)
        # A standby has other checks than the active process.
        self._healthy.clear()
        for name, check in checks.items():
            self._healthy.labels(name).set(check.good)
        if running is not None:
            for name, figure in (await _looked_up(running, checks)).items():
                self._gauges[name].set(figure)
            pool = running.context.engine_pool
            for name, number in {"thoughts_answered": pool.answered, "thoughts_unanswered": pool.unanswered}.items():
                self._thoughts[name].inc(number - self._counted[name])
                self._counted[name] = number
        return generate_latest(self._registry)

    def _committed(self, changes: Collection[Hashable]) -> None:
        for change in changes:
            if isinstance(change, DecisionsStored):
                for kind in change.kinds:
                    self._decisions.labels(kind, "house" if change.by_house else "person").inc()

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        status, route = request.response.status, route_of(request.url.path)
        self._requests.labels(request.method, route, str(status)).inc()
        if status == _TOO_MANY:
            scope = request.response.headers.get("X-RateLimit-Scope", "")
            self._rate_limits.labels(scope if scope in {"user", "global", "shared"} else "unknown").inc()
        elif route == _ANSWER and (asked := _asked.get()) is not None:
            self._answers.labels(asked[0]).observe(time.perf_counter() - asked[1])
            _asked.set(None)

    async def _lost(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._requests.labels(request.method, route_of(request.url.path), "lost").inc()

    async def _measure(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LOOKS_EVERY)
            self._lag.observe(max(time.perf_counter() - began - LOOKS_EVERY, 0))


_GAUGES: Final = {
    "parties_under_way": "Parties in play",
    "notices_waiting": "Notices that are due, or were tried and are tried again",
    "notices_held": "Notices that wait for a known reason",
    "notice_oldest_seconds": "How long the oldest notice waits, but for those that are held",
    "clock_late_seconds": "How late reminders, ends of time and expiries are",
    "thoughts_running": "Questions that workers are at",
    "thoughts_waiting": "Questions that wait for a worker",
}

_THOUGHTS: Final = {
    "thoughts_answered": "Questions that the engine's workers have answered",
    "thoughts_unanswered": "Questions that no worker answered",
}


async def _looked_up(running: Running, checks: dict[str, Vital]) -> dict[str, float]:
    told, late, pool = checks["notices"], checks["clocks"], running.context.engine_pool
    return {
        "parties_under_way": await running.context.database.read(parties.number_under_way),
        "notices_waiting": told.beside.get("waiting") or 0,
        "notices_held": told.beside.get("held") or 0,
        "notice_oldest_seconds": told.figure or 0,
        "clock_late_seconds": late.figure or 0,
        "thoughts_running": pool.running,
        "thoughts_waiting": pool.waiting,
    }


def route_of(path: str) -> str:
    """Replaces ids and tokens in a path: ``/api/v10/channels/123/messages`` becomes ``/channels/{}/messages``."""
    parts = path.strip("/").split("/")
    if parts[0] == "api":
        parts = parts[2:]
    return "/" + "/".join(part if part in _ROUTE_WORDS else "{}" for part in parts)

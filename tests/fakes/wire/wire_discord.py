"""A small Discord on loopback: one port for REST and gateway, with state, faults and records."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from tests.fakes.wire.account_endpoints import AccountEndpoints
from tests.fakes.wire.channel_endpoints import ChannelEndpoints
from tests.fakes.wire.entities import Guild, User
from tests.fakes.wire.gateway import Gateway
from tests.fakes.wire.interaction_endpoints import InteractionEndpoints
from tests.fakes.wire.interactions import Interactions
from tests.fakes.wire.messages import Messages
from tests.fakes.wire.policy import Faults, Settings
from tests.fakes.wire.rate_limits import RateLimits
from tests.fakes.wire.rest import BASE, Rest
from tests.fakes.wire.routes import Routes
from tests.fakes.wire.traffic_log import MessageVersion, ReceivedRequest
from tests.fakes.wire.world import World
from tests.support.requests_seen import SeenContent
from tests.support.waiting import LONGEST, wait_for

TOKEN = "loopback.only.a-token-that-opens-nothing"  # noqa: S105 - it is none
MANY = 10


class WireFailed(AssertionError):
    """The bot sent a request refused by Discord, or unknown to this small Discord."""


class Wire:
    """Runs the small Discord on a free port: ``async with Wire() as wire``. The bot's failures fail the block."""

    def __init__(self, settings: Settings | None = None, *, token: str = TOKEN) -> None:
        self.token = token
        self.settings = settings or Settings()
        self.world = World()
        self.gateway = Gateway(self.world, self.settings, token)
        self.interactions = Interactions(self.world, self.gateway, self.settings)
        self._messages = Messages(self.world, self.settings)
        self._asked = AccountEndpoints(self.world, self.settings)
        self._rest = self._serving()
        self._failures: list[str] = []
        self.gateway.wrong = self._rest.wrong = self._failures.append
        self._runner: web.ServerRunner | None = None
        self.port = 0
        self.clock_file: Path | None = None
        """A file for bots that follow this clock: the seconds that it is ahead."""

    def _serving(self) -> Rest:
        buckets = RateLimits(self.settings)
        channels = ChannelEndpoints(self.world, self._messages, buckets)
        answers = InteractionEndpoints(self.world, self._messages, self.interactions)
        rest = Rest(Routes(channels, answers, self._asked), self.settings, buckets, self.token)
        rest.now = self.world.now
        rest.emoji = lambda: set(map(str, self.world.emoji))
        return rest

    async def __aenter__(self) -> Self:
        server = web.Server(self._serve, access_log=None, keepalive_timeout=300)
        self._runner = web.ServerRunner(server, shutdown_timeout=0.05)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.address = self._asked.gateway = f"ws://127.0.0.1:{self.port}/gateway"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.cut()
        if self._runner is not None:
            await self._runner.cleanup()
        if error is None and (failures := self.take_failures()):
            raise WireFailed("\n".join(failures[:MANY]))

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.path.startswith("/gateway"):
            return await self.gateway.serve(request)
        return await self._rest.serve(request)

    # ------------------------------------------------------------------------------------------ for a test

    @property
    def address(self) -> str:
        """The value for discord.py's ``Route.BASE``."""
        return f"http://127.0.0.1:{self.port}{BASE}"

    @property
    def faults(self) -> Faults:
        return self._rest.faults

    @property
    def requests(self) -> list[ReceivedRequest]:
        return self._rest.requests

    @property
    def served(self) -> int:
        return self._rest.served

    @property
    def said(self) -> list[MessageVersion]:
        return self._messages.said

    def listen(self, heard: Callable[[MessageVersion], None]) -> None:
        """From now on passes each new message version to this function too."""
        self._messages.heard = heard

    def seen_by(self, person: User | None) -> list[SeenContent]:
        """Everything ever shown to a person, or to the public (None)."""
        shown = [one for one in self.said if one.audience is None or (person and person.id in one.audience)]
        return [one.seen for one in shown]

    def take_failures(self) -> list[str]:
        """Returns the bot's failures since the last call. Returned failures do not fail the test."""
        found = self._failures[:]
        self._failures.clear()
        return found

    async def until(self, true: Callable[[], Any], timeout: float = LONGEST, *, why: str = "") -> Any:  # noqa: ASYNC109
        """Waits for a condition and returns its value. AssertionError after ``timeout`` seconds."""
        async with wait_for(why or f"what {true} asks", timeout):
            while not (found := true()):
                self.world.noticed.clear()
                await self.world.noticed.wait()
        return found

    async def up(self, timeout: float = LONGEST) -> None:  # noqa: ASYNC109
        await self.until(lambda: self.gateway.up, timeout, why="the bot is up")

    async def heard(self, guild: Guild | None, timeout: float = LONGEST) -> None:  # noqa: ASYNC109
        """Waits until the bot receives a server's events, or DM events (None)."""
        await self.until(lambda: self.gateway.hears(guild), timeout, why=f"the bot hears of {guild}")

    async def quiet(self, seconds: float = 0.1, timeout: float = LONGEST) -> None:  # noqa: ASYNC109
        """Waits until the bot has made no request for this many seconds."""
        async with wait_for(f"the bot asks Discord for nothing for {seconds:g} s", timeout):
            before = -1
            while before != self.served:
                before = self.served
                await asyncio.sleep(seconds)

    @asynccontextmanager
    async def time_flying(self, seconds: float = 11.0, after: float = 0.1) -> AsyncIterator[None]:
        """During the block, advances the clock by ``seconds`` whenever the bot is quiet for ``after`` seconds."""

        async def fly() -> None:
            while True:
                await self.quiet(after, inf)
                self.advance(seconds)

        flying = asyncio.create_task(fly())
        try:
            yield
        finally:
            flying.cancel()

    def advance(self, seconds: float) -> None:
        self.world.shift += seconds
        if self.clock_file is not None:
            part = self.clock_file.with_suffix(".new")
            part.write_text(json.dumps(self.world.shift))
            part.replace(self.clock_file)

    def guild(self, name: str = "The Piquet Club", channel: str = "piquet", *, shard: int = 0) -> Guild:
        made = self.world.guild(name, shard=(shard, self.settings.shards))
        self.world.channel(made, channel)
        return made

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.support.waiting import LONGEST


@dataclass(slots=True)
class Settings:
    """Settings to change at any time. Times are in seconds."""

    patience: float = LONGEST
    """How long an interaction waits for its first answer. Discord's own 3 s are too few on a busy machine."""
    token_life: float = 900.0
    """How long an interaction's token is valid."""
    rates: bool = False
    """Whether rate limits apply: 5 in 5 s for messages and for edits in a channel, 50 a second in all."""
    rate_factor: float = 1.0
    """Multiplies the periods of the rate limits."""
    old_edits: tuple[int, float] | None = None
    """How many edits, in how many seconds, a channel allows for messages older than an hour (30046). None: unlimited.
    """
    limits: bool = True
    """Whether requests that break a limit in ``tests.support.limits`` are refused."""
    witness: bool = True
    """Whether requests and messages are recorded."""
    nonce_life: float = 300.0
    """How long a nonce prevents a second message."""
    heartbeat: float = 41.25
    """The interval of the bot's heartbeats."""
    ack_delay: float | None = 0.0
    """The delay of heartbeat acknowledgements. None: no acknowledgements."""
    shards: int = 1
    """The number of shards that ``/gateway/bot`` recommends."""
    concurrency: int = 1
    """``max_concurrency``: shards whose numbers differ modulo this may begin sessions together."""
    sessions_apart: float = 0.0
    """Seconds between two sessions that may not begin together. Discord requires 5."""


class FaultKind(StrEnum):
    REFUSED = "refused"
    """Not carried out, and answered with the fault's status."""
    DONE_BUT_REFUSED = "spoilt"
    """Carried out, but answered with the fault's status."""
    DROPPED = "dropped"
    """Not carried out, and the connection is cut."""
    LOST = "lost"
    """Carried out, and the connection is cut instead of an answer."""
    LATE = "late"
    """Carried out at once, and answered after ``delay`` seconds."""
    SLOW = "slow"
    """Carried out after ``delay`` seconds."""


@dataclass(slots=True)
class Fault:
    """Makes requests fail, chosen by method, route template ("*" is any) and ``where``.

    Begins with match number ``first`` (1 is the next), and fails ``times`` requests (None: for ever). Status 429 has
    Discord's JSON and a ``Via`` header; with ``via`` False it is Cloudflare's page.
    """

    trouble: FaultKind
    method: str = "*"
    route: str = "*"
    status: int = 503
    code: int = 0
    first: int = 1
    times: int | None = 1
    delay: float = 0.0
    retry_after: float = 0.05
    everywhere: bool = False
    """Whether a 429 is the global rate limit."""
    via: bool = True
    where: Callable[[ReceivedRequest], bool] = lambda _: True
    met: int = 0
    hits: int = 0

    def strikes(self, request: ReceivedRequest) -> bool:
        if self.method not in ("*", request.method) or self.route not in ("*", request.route):
            return False
        if not self.where(request):
            return False
        self.met += 1
        struck = self.met >= self.first and (self.times is None or self.hits < self.times)
        self.hits += struck
        return struck


@dataclass(slots=True)
class Faults:
    all: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        self.all.append(fault)
        return fault

    def clear(self) -> None:
        self.all.clear()

    def on(self, request: ReceivedRequest) -> Fault | None:
        return next((fault for fault in self.all if fault.strikes(request)), None)

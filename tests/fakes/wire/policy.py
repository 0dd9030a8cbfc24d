"""How the wire behaves: its settings, and what is to go wrong."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.support.waiting import LONGEST


@dataclass(slots=True)
class Settings:
    """What may be changed at any time. Times are seconds."""

    patience: float = LONGEST
    """How long an interaction waits for its first answer. Discord's own 3 s are too few for a bot on a busy machine."""
    token_life: float = 900.0
    """How long an interaction's token is good."""
    rates: bool = False
    """Whether requests are counted: 5 in 5 s for messages and for edits in a channel, 50 a second in all."""
    rate_factor: float = 1.0
    """What the lengths of those times are multiplied with."""
    old_edits: tuple[int, float] | None = None
    """How many edits of messages older than an hour a channel takes in how many seconds (30046); None: all."""
    limits: bool = True
    """Whether what breaks ``tests.support.limits`` is refused."""
    witness: bool = True
    """Whether all that is said and asked is kept."""
    nonce_life: float = 300.0
    """How long a nonce makes no second message."""
    heartbeat: float = 41.25
    """How often the bot is to send a heartbeat."""
    ack_delay: float | None = 0.0
    """How late a heartbeat is acknowledged; None: never."""
    shards: int = 1
    """How many shards ``/gateway/bot`` asks for."""


class FaultKind(StrEnum):
    """What goes wrong with a request."""

    REFUSED = "refused"
    """It is not done, and answered with the fault's status."""
    SPOILT = "spoilt"
    """It is done, and all the same answered with the fault's status."""
    DROPPED = "dropped"
    """It is not done, and the connection is cut."""
    LOST = "lost"
    """It is done, and the connection is cut instead of an answer."""
    LATE = "late"
    """It is done at once and answered after ``delay`` seconds."""
    SLOW = "slow"
    """It is done only after ``delay`` seconds."""


@dataclass(slots=True)
class Fault:
    """Something that goes wrong with requests: those of a method and a route's template ("*" is any) that ``where``
    picks, from the ``first`` of them (1 is the next), so many ``times`` (None: ever after).

    A ``status`` of 429 comes with Discord's JSON and a ``Via`` header; with ``via`` False it is Cloudflare's page.
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
    """Whether a 429 is of the global limit."""
    via: bool = True
    where: Callable[[ReceivedRequest], bool] = lambda _: True
    met: int = 0
    hits: int = 0

    def strikes(self, request: ReceivedRequest) -> bool:
        """Whether it strikes this request; counts it."""
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
    """What goes wrong just now."""

    all: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        """From now on this goes wrong."""
        self.all.append(fault)
        return fault

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        self.all.clear()

    def on(self, request: ReceivedRequest) -> Fault | None:
        """What goes wrong with this request."""
        return next((fault for fault in self.all if fault.strikes(request)), None)

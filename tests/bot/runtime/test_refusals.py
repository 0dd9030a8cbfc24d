import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.runtime import limits
from bot.runtime.limits import APART, FREELY, MOST, SLOWLY, Refusals, Throttle
from bot.runtime.messenger import Failure, Reply
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import FakeMessenger
from tests.fakes.service_context import Clock, ServiceContext, opened
from tests.support.inline_database import use_inline_databases
from tests.support.virtual_time import in_virtual_time

PARTIES = 10_000
TEN_MINUTES = 600
LATENCY = 0.15
BLOCKED = 10_000
"""Discord blocks the bot's address after this many refused requests in ten minutes."""


class LoopClock(Clock):
    """Unix seconds by the event loop's clock, also for database threads."""

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()

    def __call__(self) -> int:
        return self.now + int(self._loop.time())


@dataclass
class Refusing(FakeMessenger):
    """A Discord that refuses each request with ``status`` until ``accepts`` is set."""

    status: int = 429
    refusals: Refusals = field(default_factory=Refusals)
    accepts: bool = False
    requests: list[float] = field(default_factory=list)

    async def _carry(self, verb: str, channel: int, deliver: Callable[[], Reply]) -> Reply:
        if not self.refusals.may_send():
            return Failure.LATER
        self.requests.append(asyncio.get_running_loop().time())
        await asyncio.sleep(LATENCY)
        self.refusals.record(refused=not self.accepts, whole_bot=not self.accepts and self.status != 403)
        if self.accepts:
            return deliver()
        return Failure.CLOSED if self.status == 403 else Failure.LATER


@asynccontextmanager
async def many_parties(
    path: Path, status: int, parties: int = PARTIES
) -> AsyncIterator[tuple[ServiceContext, Refusing]]:
    """Opens many parties, each with a table to open and two hands to send."""
    refusals = Refusals(lambda: asyncio.get_running_loop().time())
    messenger = Refusing(status=status, refusals=refusals)
    async with opened(path, messenger=messenger, clock=LoopClock()) as services:
        partie = await services.begin()
        await services.context.database.write(lambda tx: multiply(tx, partie, parties))
        services.context.throttle = Throttle(refusals=refusals)
        yield services, messenger


def scale(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    """Scales all limits to the number of parties, so that a test with few parties is faster."""
    monkeypatch.setattr(limits, "FREELY", FREELY * share)
    monkeypatch.setattr(limits, "MOST", MOST * share)
    monkeypatch.setattr(limits, "SLOWLY", SLOWLY / share)
    monkeypatch.setattr(limits, "APART", APART / share)


def multiply(tx: Transaction, partie: int, times: int) -> None:
    tx.execute("PRAGMA defer_foreign_keys = ON")  # challenges and parties refer to each other
    (challenge,) = (row["challenge"] for row in tx.fetch_all("SELECT challenge FROM parties WHERE id = ?", partie))
    for table, key in (("challenges", "id"), ("parties", "id"), ("seats", "partie"), ("outbox", "partie")):
        names = [row["name"] for row in tx.fetch_all(f"SELECT name FROM pragma_table_info('{table}')")]  # noqa: S608 - the same
        copied = [name for name in names if not (table == "outbox" and name == "id")]
        # Only the id of the partie and of its challenge differ.
        number = {"id": f"{key} + n.n", "partie": "partie + n.n", "challenge": "challenge + n.n"}
        picked = [number.get(name, f'"{name}"') for name in copied]
        tx.execute(
            f"""
            WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
            INSERT INTO {table} ({", ".join(f'"{name}"' for name in copied)})
            SELECT {", ".join(picked)} FROM {table}, n WHERE {key} = ?
            """,  # noqa: S608 - names of the schema
            times - 1,
            challenge if table == "challenges" else partie,
        )


def most_in_ten_minutes(requests: list[float]) -> int:
    return max(sum(began <= other < began + TEN_MINUTES for other in requests) for began in requests[::50])


@pytest.mark.sampled(1)
@pytest.mark.of_a_file
@pytest.mark.parametrize(
    ("status", "share", "most", "parties"),
    [
        (429, 1, 100, PARTIES),
        (401, 1, 100, PARTIES // 10),
        # Each channel by itself: the poster cannot know that all others refuse too.
        (403, 1 / 20, 4_000 / 20, PARTIES // 20),
        pytest.param(403, 1, 4_000, PARTIES, marks=pytest.mark.long),
    ],
)
def test_a_bot_of_any_size_stays_far_below_discords_blocking_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, share: float, most: float, parties: int
) -> None:
    # Virtual time does not wait for a thread.
    use_inline_databases(monkeypatch)
    scale(monkeypatch, share)

    async def main() -> list[float]:
        async with many_parties(tmp_path / "piquet.sqlite3", status, parties) as (services, messenger):
            await services.start()
            await asyncio.sleep(1.5 * TEN_MINUTES)
            return messenger.requests

    requests = in_virtual_time(main())
    assert requests
    assert most_in_ten_minutes(requests) <= most < BLOCKED * share / 2


@pytest.mark.sampled(1)
@pytest.mark.of_a_file
@pytest.mark.parametrize("status", [429, 401])
def test_the_bot_sends_everything_once_discord_accepts_requests_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    # Virtual time does not wait for a thread.
    use_inline_databases(monkeypatch)

    async def main() -> None:
        async with many_parties(tmp_path / "piquet.sqlite3", status, parties=200) as (services, messenger):
            await services.start()
            await asyncio.sleep(TEN_MINUTES)
            messenger.accepts = True
            # The longest pause, and the longest delay of a message that was tried.
            await asyncio.sleep(2 * TEN_MINUTES)
            left = await services.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM outbox"))
            assert left == 0
            assert len(messenger.messages) == 3 * 200

    in_virtual_time(main())


@pytest.mark.of_a_file
@pytest.mark.parametrize("share", [1, 1 / 20])
def test_a_bot_that_stops_does_not_wait_for_the_pauses_between_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, share: float
) -> None:
    scale(monkeypatch, share)

    async def main() -> None:
        async with many_parties(tmp_path / "piquet.sqlite3", 403, parties=50) as (services, messenger):
            messenger.accepts = True
            for _ in range(int(FREELY * share)):
                messenger.refusals.record(refused=True)
            await services.start()
            await asyncio.sleep(10 / share)
            sent, stopped_at = len(messenger.requests), asyncio.get_running_loop().time()
            await services.stop()
            assert asyncio.get_running_loop().time() - stopped_at <= 2 * LATENCY
            assert 0 < sent <= len(messenger.requests) <= sent + 1
            assert len(messenger.messages) == len(messenger.requests)
            # What was not sent is sent after the next start, and nothing twice.
            services.context.throttle = Throttle()
            services.deliver_to(messenger)
            await services.start()
            await asyncio.sleep(TEN_MINUTES)
            assert len(messenger.messages) == len(messenger.requests) == 3 * 50

    in_virtual_time(main())

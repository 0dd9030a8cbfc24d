"""Keeps the bot within Discord's limits by delaying and spacing out messages.

Discord blocks a bot's IP address after 10,000 refused requests (401, 403, 429) in ten minutes. While the address is
blocked or the token is invalid, Discord refuses and counts every request, so the bot pauses all requests.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from time import monotonic
from typing import Final

LONGEST: Final = 1 / 50
"""The most seconds that a message waits for clicks, so messages still go out if clicks never stop."""
APART: Final = 1 / 40
"""Seconds between two messages. A message is one or two requests; above 50 requests a second Discord refuses
everything for a second, and the delayed messages would then precede the next click.
"""
ANSWERED: Final = 3.0
"""The most seconds that a partie's messages wait for a click to be answered; Discord accepts no later answer."""

IN_A_ROW: Final = 5
"""Requests pause when Discord refuses the whole bot this many times in a row."""
FIRST_PAUSE: Final = 2.0
LONGEST_PAUSE: Final = 300.0
"""Seconds of the first and the longest pause. Each pause is twice as long as the last."""
PROBE: Final = 30.0
"""Seconds to wait for the answer to the one request after a pause, before trying another."""

WINDOW: Final = 600.0
"""Seconds in which Discord counts refusals."""
FREELY: Final = 2_000
"""After this many refusals within the window, messages are ``SLOWLY`` seconds apart."""
SLOWLY: Final = 1.0
MOST: Final = 5_000
"""After this many refusals within the window, nothing is sent at all, not even answers to clicks."""


class Refusals:
    """Counts refused requests and decides when to try again. ``clock`` returns seconds."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.resumed: Callable[[], None] = lambda: None
        """Called when Discord accepts requests again after a pause."""
        self._clock = clock
        self._refused_at: deque[float] = deque()
        self._in_a_row = 0
        self._pause = FIRST_PAUSE
        self._paused_until = 0.0
        self._probed_at: float | None = None

    @property
    def is_open(self) -> bool:
        """Whether the bot sends requests normally, without pauses."""
        return self._in_a_row < IN_A_ROW and self._number() < MOST

    @property
    def apart(self) -> float:
        """The minimum number of seconds between two messages: 0 until Discord has refused many requests."""
        return SLOWLY if self._number() >= FREELY else 0.0

    def wait(self) -> float:
        """Returns the seconds until the next message may be tried."""
        now = self._clock()
        if self._number() >= MOST:
            return self._refused_at[0] + WINDOW - now
        if self._in_a_row < IN_A_ROW:
            return 0.0
        probed = 0.0 if self._probed_at is None else self._probed_at + PROBE
        return max(self._paused_until - now, probed - now, 0.0)

    def may_send(self, *, answers_click: bool = False) -> bool:
        """Whether a request may be sent now. After a pause, only one request is sent until ``record`` is called.

        Answers to clicks skip pauses, because Discord may accept them while it refuses other requests.
        """
        if answers_click:
            return self._number() < MOST
        if self.wait() > 0:
            return False
        if self._in_a_row >= IN_A_ROW:
            self._probed_at = self._clock()
        return True

    def record(self, *, refused: bool, whole_bot: bool = False, answers_click: bool = False) -> None:
        """Records whether Discord refused a request and, in ``whole_bot``, whether it refuses the whole bot."""
        now = self._clock()
        if refused:
            self._refused_at.append(now)
        if answers_click:
            return
        was_probe, self._probed_at = self._probed_at is not None, None
        if whole_bot:
            self._in_a_row += 1
            if was_probe or self._in_a_row == IN_A_ROW:
                self._paused_until = now + self._pause
                self._pause = min(2 * self._pause, LONGEST_PAUSE)
        elif self._in_a_row:
            was_open, self._in_a_row, self._pause = self.is_open, 0, FIRST_PAUSE
            if not was_open:
                self.resumed()

    def _number(self) -> int:
        begins = self._clock() - WINDOW
        while self._refused_at and self._refused_at[0] <= begins:
            self._refused_at.popleft()
        return len(self._refused_at)


class Throttle:
    """Delays messages until clicks are answered.

    Leaves ``apart`` seconds between messages, or more after many refusals.
    """

    def __init__(self, apart: float | None = None, *, refusals: Refusals | None = None) -> None:
        self.refusals = refusals or Refusals()
        self.wait_for: Callable[[Awaitable[object]], Awaitable[object]] = _wait_for
        """The try-out replaces this to keep its simulated Discord running during waits."""
        self._apart = APART if apart is None else apart
        self._asking = 0
        self._no_one = asyncio.Event()
        self._no_one.set()
        self._held: Counter[int] = Counter()
        self._released: dict[int, asyncio.Event] = {}
        self._free_at = 0.0
        """When the next message may be sent, on the event loop's clock."""
        self._pauses: set[asyncio.Task[None]] = set()
        self._stopped = False

    @contextmanager
    def asking(self, key: int | None) -> Iterator[None]:
        """Delays the poster's messages during the block, because a person waits for an answer.

        If the answer is about partie ``key``, also holds back this partie's messages until the block ends.
        """
        self._enter()
        try:
            with nullcontext() if key is None else self.holding(key):
                yield
        finally:
            self._leave()

    @contextmanager
    def thinking(self, key: int | None) -> Iterator[None]:
        """Suspends ``asking`` during the block, a long computation, so messages need not wait."""
        self._leave()
        if key is not None:
            self._release(key)
        try:
            yield
        finally:
            if key is not None:
                self._held[key] += 1
            self._enter()

    @contextmanager
    def holding(self, key: int) -> Iterator[None]:
        """Delays partie ``key``'s messages during the block, so one message can report several decisions."""
        self._held[key] += 1
        try:
            yield
        finally:
            self._release(key)

    def is_held(self, key: int) -> bool:
        return self._held[key] > 0

    async def answered(self, key: int) -> None:
        """Waits while a person waits for an answer about partie ``key``, but at most ``ANSWERED`` seconds."""
        if not self.is_held(key):
            return
        await self.wait_for(_until_set(self._released.setdefault(key, asyncio.Event())))

    async def turn(self) -> bool:
        """Waits for a turn to send a message; answers to clicks go first.

        Returns False if Discord refuses everything or the bot stops.
        """
        if self._stopped:
            return False
        now = asyncio.get_running_loop().time()
        turn = max(now, self._free_at)
        self._free_at = turn + max(self._apart, self.refusals.apart)
        await self._pause(turn - now)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await self._no_one.wait()
        return not self._stopped and self.refusals.wait() <= 0

    async def _pause(self, seconds: float) -> None:
        pause = asyncio.create_task(asyncio.sleep(seconds))
        self._pauses.add(pause)
        try:
            await asyncio.wait([pause])
        finally:
            pause.cancel()
            self._pauses.discard(pause)

    def stop(self) -> None:
        """Ends all waits, because the bot stops."""
        self._stopped = True
        for pause in self._pauses:
            pause.cancel()

    def _enter(self) -> None:
        self._asking += 1
        self._no_one.clear()

    def _leave(self) -> None:
        self._asking -= 1
        if not self._asking:
            self._no_one.set()

    def _release(self, key: int) -> None:
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
            if released := self._released.pop(key, None):
                released.set()


async def _until_set(released: asyncio.Event) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWERED):
            await released.wait()


async def _wait_for(answer: Awaitable[object]) -> object:
    return await answer

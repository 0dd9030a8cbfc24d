"""Stops sending requests when Discord refuses everything.

Discord blocks the address of a bot after 10,000 refused requests (401, 403, 429) in ten minutes. While the address is
blocked, or the token is not accepted, every further request is refused and counted. So all requests pause together.
"""

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

IN_A_ROW: Final = 5
"""Requests pause after this many refusals of the whole bot in a row."""
FIRST_PAUSE: Final = 2.0
LONGEST_PAUSE: Final = 300.0
"""The first and the longest pause, in seconds; each pause is twice as long as the previous one."""
PROBE: Final = 30.0
"""How long to wait for the answer to the single request after a pause, in seconds, before trying another."""

WINDOW: Final = 600.0
"""The window in which Discord counts refusals, in seconds."""
FREELY: Final = 2_000
"""After this many refusals within the window, messages are ``SLOWLY`` seconds apart."""
SLOWLY: Final = 1.0
MOST: Final = 5_000
"""After this many refusals within the window, nothing is sent at all, not even answers to clicks."""


class Refusals:
    """Counts the requests that Discord refuses, and decides when the next one may be tried.

    ``clock`` gives seconds.
    """

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
        """Whether requests are sent as usual."""
        return self._in_a_row < IN_A_ROW and self._number() < MOST

    @property
    def apart(self) -> float:
        """The minimum time between two messages in seconds, raised after many recent refusals."""
        return SLOWLY if self._number() >= FREELY else 0.0

    def wait(self) -> float:
        """The seconds until the next message may be tried; 0 for now."""
        now = self._clock()
        if self._number() >= MOST:
            return self._refused_at[0] + WINDOW - now
        if self._in_a_row < IN_A_ROW:
            return 0.0
        probed = 0.0 if self._probed_at is None else self._probed_at + PROBE
        return max(self._paused_until - now, probed - now, 0.0)

    def may_send(self, *, answers_click: bool = False) -> bool:
        """Whether a request may be sent now. After a pause only one may, until ``heard`` gets its answer.

        Answers to clicks do not wait for a pause: they may be accepted even if other requests are not.
        """
        if answers_click:
            return self._number() < MOST
        if self.wait() > 0:
            return False
        if self._in_a_row >= IN_A_ROW:
            self._probed_at = self._clock()
        return True

    def heard(self, *, refused: bool, whole_bot: bool = False, answers_click: bool = False) -> None:
        """Records Discord's answer to a request: whether it was refused, and whether all others would be too."""
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
        """The number of requests refused within the window."""
        begins = self._clock() - WINDOW
        while self._refused_at and self._refused_at[0] <= begins:
            self._refused_at.popleft()
        return len(self._refused_at)

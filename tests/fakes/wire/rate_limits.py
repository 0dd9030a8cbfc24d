import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tests.fakes.wire.api_errors import ApiError
from tests.fakes.wire.entities import Message
from tests.fakes.wire.policy import Settings

LIMITS: Mapping[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{}/messages"): (5, 5.0),
    ("PATCH", "/channels/{}/messages/{}"): (5, 5.0),
    ("GET", "/channels/{}/messages"): (5, 5.0),
    ("DELETE", "/channels/{}/messages/{}"): (5, 1.0),
    ("POST", "/webhooks/{}/{}"): (5, 2.0),
    ("PATCH", "/webhooks/{}/{}/messages/{}"): (5, 2.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
    ("POST", "/applications/{}/emojis"): (50, 3600.0),
}
"""How many requests a route allows in one channel, and in how many seconds. Other limits are not worth counting."""
OTHERS = (1_000, 1.0)
GLOBAL = 50
OLD = 3600.0


@cache
def bucket(method: str, route: str) -> str:
    return hashlib.md5(f"{method} {route}".encode(), usedforsecurity=False).hexdigest()


@dataclass(slots=True)
class Window:
    """Requests left until the period ends."""

    left: int
    ends: float


class RateLimits:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._windows: dict[tuple[str, str], Window] = {}

    def count(self, method: str, route: str, place: str) -> dict[str, str]:
        """Counts a request and returns its response headers. Raises RateLimited."""
        if not self._settings.rates:
            return _headers(method, route, 1_000_000, 1_000_000, 1.0)
        if not route.startswith(("/interactions", "/webhooks")) and self._take("*", "", GLOBAL, 1.0) is None:
            raise RateLimited(self._left("*", ""), everywhere=True)
        most, seconds = LIMITS.get((method, route), OTHERS)
        left = self._take(bucket(method, route), place, most, seconds)
        wait = self._left(bucket(method, route), place)
        headers = _headers(method, route, most, left or 0, wait)
        if left is None:
            raise RateLimited(wait, headers=headers)
        return headers

    def check_old(self, message: Message, now: float) -> None:
        """Raises ApiError (30046) if messages older than an hour are edited too often."""
        if self._settings.old_edits is None or now - message.when < OLD:
            return
        most, seconds = self._settings.old_edits
        if self._take("old", str(message.channel.id), most, seconds) is None:
            words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise ApiError(400, 30046, words)

    def _take(self, name: str, place: str, most: int, seconds: float) -> int | None:
        now = time.monotonic()
        window = self._windows.get((name, place))
        if window is None or window.ends <= now:
            window = self._windows[name, place] = Window(most, now + seconds * self._settings.rate_factor)
        if window.left == 0:
            return None
        window.left -= 1
        return window.left

    def _left(self, name: str, place: str) -> float:
        return max(self._windows[name, place].ends - time.monotonic(), 0.001)


class RateLimited(Exception):
    """Status 429 with the seconds to wait. ``everywhere`` marks the global limit."""

    def __init__(self, retry_after: float, *, everywhere: bool = False, headers: dict[str, str] | None = None) -> None:
        super().__init__(retry_after)
        self.retry_after = retry_after
        self.everywhere = everywhere
        self.headers = headers or {}


def _headers(method: str, route: str, most: int, left: int, wait: float) -> dict[str, str]:
    return {
        "X-RateLimit-Bucket": bucket(method, route),
        "X-RateLimit-Limit": str(most),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
        "X-RateLimit-Reset-After": f"{wait:.3f}",
    }

import asyncio

import pytest
from discord.http import HTTPClient, Ratelimit

from bot.kit.discord.rate_limits import EVERY, limit_cleanups

CHANNELS = 1000


async def test_many_channels_are_not_searched_at_each_request(monkeypatch: pytest.MonkeyPatch) -> None:
    searched, now = [0], [0.0]

    def is_inactive(_: Ratelimit) -> bool:
        searched[0] += 1
        return True

    monkeypatch.setattr(Ratelimit, "is_inactive", is_inactive)
    http = HTTPClient(asyncio.get_running_loop())
    limit_cleanups(http, lambda: now[0])
    for number in range(CHANNELS):
        http.get_ratelimit(f"channel {number}")
    assert searched == [0]
    now[0] += EVERY
    http.get_ratelimit("one more")
    http.get_ratelimit("and another")
    assert searched == [CHANNELS + 1]
    assert list(http._buckets) == ["and another"]

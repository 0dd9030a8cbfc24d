import pytest

from bot.runtime.queues import Beat
from tests.fakes.service_context import Stopwatch


@pytest.mark.parametrize(("takes", "lasts"), [(0.0001, 1.0), (0.077, 1.0), (0.999, 1.0), (1.3, 2.0)])
async def test_work_lasts_a_whole_number_of_beats(takes: float, lasts: float) -> None:
    watch = Stopwatch()
    async with Beat(1.0, watch, watch.sleep).kept():
        watch.now += takes
    assert watch.now == pytest.approx(lasts)


async def test_without_a_beat_work_lasts_as_long_as_it_takes() -> None:
    watch = Stopwatch()
    async with Beat(0, watch, watch.sleep).kept():
        watch.now += 0.077
    assert watch.now == 0.077

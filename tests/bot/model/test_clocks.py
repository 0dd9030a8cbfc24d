from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from bot.model.clock_pauses import Vacation
from bot.model.clocks import due_at, time_used

SINCE = 1000


@st.composite
def vacations(draw: st.DrawFn) -> tuple[Vacation, ...]:
    times = sorted(draw(st.sets(st.integers(SINCE - 60, SINCE + 200), max_size=8)))
    return tuple(Vacation(1, begins, ends) for begins, ends in zip(times[::2], times[1::2], strict=False))


def at_home(time: int, away: Iterable[Vacation]) -> bool:
    return not any(one.began_at <= time < one.ends_at for one in away)


@given(allowed=st.integers(1, 150), away=vacations())
def test_the_time_is_up_after_the_allowed_seconds_outside_vacations(allowed: int, away: tuple[Vacation, ...]) -> None:
    time, left = SINCE, allowed
    while left:
        left -= at_home(time, away)
        time += 1
    due = due_at(SINCE, allowed, [one for one in away if one.ends_at > SINCE])
    assert due == time
    assert due >= SINCE + allowed


@given(passed=st.integers(0, 300), away=vacations())
def test_the_time_used_is_every_second_outside_vacations(passed: int, away: tuple[Vacation, ...]) -> None:
    now = SINCE + passed
    assert time_used(SINCE, now, away) == sum(at_home(time, away) for time in range(SINCE, now))


@given(passed=st.integers(0, 300), away=vacations(), seconds=st.integers(1, 100))
def test_extra_time_counts_from_now(passed: int, away: tuple[Vacation, ...], seconds: int) -> None:
    now = SINCE + passed
    begun = [one for one in away if one.began_at <= now]
    remaining = sum(max(one.ends_at - now, 0) for one in begun)
    assert due_at(SINCE, time_used(SINCE, now, begun) + seconds, begun) == now + seconds + remaining


def test_no_time_is_used_while_the_system_clock_is_before_the_turn() -> None:
    assert time_used(SINCE, SINCE - 50, ()) == 0

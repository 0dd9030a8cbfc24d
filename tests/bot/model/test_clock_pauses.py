from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise, takewhile
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.model import clocks, reminders
from bot.model.clock_pauses import ClockPauses, Pause, RestDays, Vacation, weekdays, zone_of
from bot.model.clocks import DAY, HOUR, WEEK, due_at, time_used
from bot.model.players import User
from bot.model.reminders import UP, reminded_by, wake_at
from tests.bot.model.test_reminders import CHANGES, ZONES

MINUTE = 60
MIDNIGHT_ZONES = (*ZONES, "America/Santiago", "Asia/Beirut", "America/Havana", "Atlantic/Azores")
"""Time zones that change to summer time in different ways, some at midnight."""

days = st.sets(st.integers(0, 6), min_size=1, max_size=2).map(lambda found: "".join(map(str, sorted(found))))
zones = st.sampled_from(MIDNIGHT_ZONES)
starts = (st.sampled_from(CHANGES) | st.integers(1_700_000_000, 1_900_000_000)).map(lambda time: time // 60 * 60)


def is_paused(time: int, rest: RestDays, away: Sequence[Vacation] = ()) -> bool:
    resting = str(datetime.fromtimestamp(time, ZoneInfo(rest.zone)).weekday()) in rest.days
    return resting or any(one.began_at <= time < one.ends_at for one in away)


def vacations(since: int, hours: Sequence[int]) -> tuple[Vacation, ...]:
    times = [since + hour * HOUR for hour in sorted(set(hours))]
    return tuple(Vacation(1, begins, ends) for begins, ends in zip(times[::2], times[1::2], strict=False))


@given(
    since=starts, days=days, zone=zones, allowed=st.integers(1, 100), hours=st.lists(st.integers(0, 200), max_size=4)
)
@example(since=CHANGES[0] - HOUR, days="6", zone="Europe/Berlin", allowed=30, hours=[])
@example(since=CHANGES[2] - HOUR, days="56", zone="America/New_York", allowed=30, hours=[3, 60])
def test_the_time_is_up_after_the_allowed_minutes_outside_rest(
    since: int, days: str, zone: str, allowed: int, hours: list[int]
) -> None:
    rest, away = RestDays(1, 0, days, zone), vacations(since, hours)
    pauses, time, left = ClockPauses(since, away, rest), since, allowed * 30 * MINUTE
    while left:
        left -= 0 if is_paused(time, rest, away) else MINUTE
        time += MINUTE
    due = due_at(since, allowed * 30 * MINUTE, pauses)
    assert due == time
    assert time_used(since, due, pauses) == allowed * 30 * MINUTE


@given(since=starts, days=days, zone=zones, hours=st.lists(st.integers(-50, 400), max_size=6))
def test_pauses_are_in_order_and_never_touch(since: int, days: str, zone: str, hours: list[int]) -> None:
    pauses = ClockPauses(since, vacations(since, hours), RestDays(1, 0, days, zone))
    spans = list(takewhile(lambda span: span.began_at < since + 30 * DAY, pauses))
    assert all(span.began_at < span.ends_at for span in spans)
    assert all(first.ends_at < second.began_at for first, second in pairwise(spans))


@given(since=starts, days=days, zone=zones, pace=st.sampled_from(clocks.PACES))
def test_a_reminder_counts_running_time_and_a_clock_has_three_steps(
    since: int, days: str, zone: str, pace: int
) -> None:
    rest, user, reminded, now = RestDays(1, 0, days, zone), User(1), 0, since
    pauses = ClockPauses(since, (), rest)
    due = due_at(since, pace, pauses)
    for _ in range(UP):
        wake = wake_at(due, pace, reminded, user, pauses)
        assert now <= wake <= due
        if wake < due:
            assert not is_paused(wake, rest)
            share = reminders.REMINDERS[reminded].share
            assert pace - time_used(since, wake, pauses) == pace // share
        now, before, reminded = wake, reminded, reminded_by(wake, due, pace, pauses)
        assert reminded > before
        if now == due:
            break
    assert (now, reminded) == (due, UP)


def test_a_reminder_after_quiet_hours_skips_a_day_of_rest() -> None:
    friday = int(datetime(2026, 9, 4, 23, tzinfo=ZoneInfo("UTC")).timestamp())
    user, pauses = User(1, quiet="22-7"), ClockPauses(friday, (), RestDays(1, 0, "5", "UTC"))
    assert reminders.reminder_time(friday, user, pauses) == friday + HOUR + DAY + 7 * HOUR


def test_two_adjacent_rest_days_are_one_pause() -> None:
    monday = int(datetime(2026, 9, 7, tzinfo=ZoneInfo("UTC")).timestamp())
    pauses = ClockPauses(monday, (), RestDays(1, 0, "06", "UTC"))
    assert next(iter(pauses)) == Pause(monday - DAY, monday + DAY)
    assert due_at(monday + HOUR, 2 * HOUR, pauses) == monday + DAY + 2 * HOUR


@pytest.mark.parametrize("text", ["7", "a", "012", "00", "10", "0123456", " "])
def test_unreadable_rest_days_count_as_none(text: str) -> None:
    assert weekdays(text) == ()
    assert due_at(0, WEEK, ClockPauses(0, (), RestDays(1, 0, text, "UTC"))) == WEEK


@pytest.mark.parametrize("name", ["America", "9" * 400, "Europe/Atlantis", "../UTC", ""])
def test_a_zone_that_cannot_be_read_is_utc(name: str) -> None:
    assert zone_of(name) == ZoneInfo("UTC")


@pytest.mark.parametrize("since", [2**62, -(2**62), 253_402_300_000])
def test_a_damaged_time_causes_no_error(since: int) -> None:
    assert due_at(since, DAY, ClockPauses(since, (), RestDays(1, 0, "5", "UTC"))) >= since + DAY

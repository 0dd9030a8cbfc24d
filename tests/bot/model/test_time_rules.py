"""The rules of time, compared with a count of every second."""

from collections.abc import Iterable
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.model import time_rules
from bot.model.parties import Clock
from bot.model.players import User
from bot.model.still_times import Vacation
from bot.model.time_rules import UNCLAIMED, UP, after_quiet, due_at, new_clock, reminded_by, time_used, wake_at

SINCE = 1000
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia")
CHANGES = tuple(
    int(datetime(*day, tzinfo=ZoneInfo(zone)).timestamp())
    for zone, *days in (
        ("Europe/Berlin", (2026, 3, 29), (2026, 10, 25)),
        ("America/New_York", (2026, 3, 8), (2026, 11, 1)),
        ("Australia/Lord_Howe", (2026, 4, 5), (2026, 10, 4)),
    )
    for day in days
)
"""The days on which the clocks change to or from summer time."""


@st.composite
def vacations(draw: st.DrawFn) -> tuple[Vacation, ...]:
    """Vacations that follow one another, before, at and after the start of the turn."""
    times = sorted(draw(st.sets(st.integers(SINCE - 60, SINCE + 200), max_size=8)))
    return tuple(Vacation(1, begins, ends) for begins, ends in zip(times[::2], times[1::2], strict=False))


def at_home(time: int, away: Iterable[Vacation]) -> bool:
    return not any(one.began_at <= time < one.ends_at for one in away)


@given(allowed=st.integers(1, 150), away=vacations())
def test_the_time_is_up_after_that_many_seconds_outside_vacations(allowed: int, away: tuple[Vacation, ...]) -> None:
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
def test_time_that_is_given_counts_from_now(passed: int, away: tuple[Vacation, ...], seconds: int) -> None:
    now = SINCE + passed
    begun = [one for one in away if one.began_at <= now]
    remaining = sum(max(one.ends_at - now, 0) for one in begun)
    assert due_at(SINCE, time_used(SINCE, now, begun) + seconds, begun) == now + seconds + remaining


def test_no_time_is_used_while_the_system_clock_is_before_the_turn() -> None:
    assert time_used(SINCE, SINCE - 50, ()) == 0


@given(pace=st.sampled_from(time_rules.PACES), passed=st.integers(0, 2 * time_rules.WEEK))
def test_reminders_come_at_half_and_at_nine_tenths(pace: int, passed: int) -> None:
    due = SINCE + pace
    expected = (passed >= pace - pace // 2) + (passed >= pace - pace // 10) + (passed >= pace)
    assert reminded_by(SINCE + passed, due, pace, ()) == expected


@given(pace=st.sampled_from(time_rules.PACES), away=vacations())
def test_a_clock_reaches_its_end_in_at_most_three_steps(pace: int, away: tuple[Vacation, ...]) -> None:
    user, reminded, now = User(1), 0, SINCE
    away = tuple(one for one in away if one.ends_at > SINCE)
    due = due_at(SINCE, pace, away)
    for _ in range(UP):
        wake = wake_at(due, pace, reminded, user, away)
        if wake is None:
            break
        assert now <= wake <= due
        assert wake == due or at_home(wake, away)
        now, before, reminded = wake, reminded, reminded_by(wake, due, pace, away)
        assert reminded > before
    assert (now, reminded) == (due, UP)


def test_without_reminders_the_only_step_is_the_end() -> None:
    assert new_clock(100, SINCE, User(1, reminders=False), ()) == Clock(0, SINCE + 100, SINCE + 100, 0)


def test_after_the_time_is_up_the_next_step_is_the_end_without_a_claim() -> None:
    assert new_clock(100, SINCE, User(1), (), reminded=UP) == Clock(0, SINCE + 100, SINCE + 100 + UNCLAIMED, UP)


# Quiet hours.


def is_quiet(time: int, start: int, end: int, zone: str) -> bool:
    hour = datetime.fromtimestamp(time, ZoneInfo(zone)).hour
    return hour in [(start + passed) % 24 for passed in range((end - start) % 24)]


@given(
    day=st.sampled_from(CHANGES) | st.integers(1_700_000_000, 1_900_000_000),
    seconds=st.integers(-86_400, 2 * 86_400),
    start=st.integers(0, 23),
    end=st.integers(0, 23),
    zone=st.sampled_from(ZONES),
)
@example(day=CHANGES[0], seconds=3600, start=22, end=2, zone="Europe/Berlin")
@example(day=CHANGES[3], seconds=1800, start=22, end=2, zone="America/New_York")
def test_a_reminder_waits_for_the_first_minute_that_is_not_quiet(
    day: int, seconds: int, start: int, end: int, zone: str
) -> None:
    if start == end:
        return
    time = (day + seconds) // 60 * 60
    expected = time
    while is_quiet(expected, start, end, zone):
        expected += 60
    assert after_quiet(time, f"{start}-{end}", zone) == expected


def test_an_unknown_time_zone_is_utc() -> None:
    for zone in ("Mars/Olympus_Mons", "", "/etc/passwd"):
        assert after_quiet(86_400, "22-7", zone) == after_quiet(86_400, "22-7", "UTC") == 86_400 + 7 * time_rules.HOUR


def test_without_quiet_hours_no_time_is_quiet() -> None:
    assert after_quiet(12_345, "", "UTC") == 12_345


@pytest.mark.parametrize("text", ["22-7x", "22", "22-77", "7-7", "night", "-", "١-٢"])
def test_with_quiet_hours_that_cannot_be_read_no_time_is_quiet(text: str) -> None:
    assert after_quiet(86_400, text, "UTC") == 86_400


def test_quiet_hours_delay_a_reminder_but_never_the_end() -> None:
    user = User(1, quiet="0-23", zone="UTC")
    day = 1_750_032_000
    assert day % time_rules.DAY == 0
    assert wake_at(day + 20 * time_rules.HOUR, 12 * time_rules.HOUR, 0, user, ()) == day + 20 * time_rules.HOUR
    assert wake_at(day + 26 * time_rules.HOUR, 12 * time_rules.HOUR, 0, user, ()) == day + 23 * time_rules.HOUR

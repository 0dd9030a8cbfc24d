from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.model import clocks
from bot.model.clock_pauses import Vacation, after_quiet
from bot.model.clocks import UNCLAIMED, Clock, due_at
from bot.model.players import User
from bot.model.reminders import UP, new_clock, reminded_by, wake_at
from tests.bot.model.test_clocks import SINCE, at_home, vacations

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
"""The days on which summer time begins or ends."""


@given(pace=st.sampled_from(clocks.PACES), passed=st.integers(0, 2 * clocks.WEEK))
def test_reminders_come_at_half_and_at_nine_tenths(pace: int, passed: int) -> None:
    due = SINCE + pace
    expected = (passed >= pace - pace // 2) + (passed >= pace - pace // 10) + (passed >= pace)
    assert reminded_by(SINCE + passed, due, pace, ()) == expected


@given(pace=st.sampled_from(clocks.PACES), away=vacations())
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


def test_after_the_time_is_up_the_next_step_is_the_end() -> None:
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
@example(day=1_774_738_800, seconds=0, start=3, end=2, zone="Europe/Berlin")
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
        assert after_quiet(86_400, "22-7", zone) == after_quiet(86_400, "22-7", "UTC") == 86_400 + 7 * clocks.HOUR


def test_without_quiet_hours_no_time_is_quiet() -> None:
    assert after_quiet(12_345, "", "UTC") == 12_345


@pytest.mark.parametrize("text", ["22-7x", "22", "22-77", "7-7", "night", "-", "١-٢"])
def test_with_quiet_hours_that_cannot_be_read_no_time_is_quiet(text: str) -> None:
    assert after_quiet(86_400, text, "UTC") == 86_400


def test_quiet_hours_delay_a_reminder_but_never_the_end() -> None:
    user = User(1, quiet="0-23", zone="UTC")
    day = 1_750_032_000
    assert day % clocks.DAY == 0
    assert wake_at(day + 20 * clocks.HOUR, 12 * clocks.HOUR, 0, user, ()) == day + 20 * clocks.HOUR
    assert wake_at(day + 26 * clocks.HOUR, 12 * clocks.HOUR, 0, user, ()) == day + 23 * clocks.HOUR

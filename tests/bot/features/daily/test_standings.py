import pytest

from bot.features.daily import service, standings
from bot.features.daily.keeper import Heartbeat
from bot.features.daily.service import DailyDeal, DayProgress, DealState
from bot.features.daily.standings import REPAIRED_EVERY, UNFINISHED, Streak, compared, streak
from bot.features.par.service import Par
from bot.features.privacy.service import forget
from bot.features.servers.service import ServerChanges, save_server_settings
from bot.model.clocks import DAY, HOUR
from bot.runtime.reader import Reader
from data import daily
from data.store.kept_reads import RENEWED_AFTER
from tests.bot.features.daily.test_compare import day_with_par
from tests.bot.features.daily.test_days import ALICE, BOB, close, finish, play
from tests.fakes.service_context import ADA, BEN, CLEO, GUILD, ServiceContext

PARS = [Par(20.0, 8), Par(16.0, 8)]


def person(user: int, *points: tuple[int, int] | None) -> DayProgress:
    """Returns a person's day from their points and the house's; None is an unfinished deal."""
    deals = tuple(
        DailyDeal(DealState.LEFT) if one is None else DailyDeal(DealState.FINISHED, None, one) for one in points
    )
    return DayProgress(user, str(user), deals)


def test_a_deal_counts_against_par_which_is_negated_for_younger() -> None:
    found = compared([person(ADA, (40, 10), (12, 20))], PARS, closed=False).of(ADA)
    assert found is not None
    # Elder's 30 against 20, younger's -8 against -16.
    assert [deal.better for deal in found.deals] == [10, 8]
    assert found.score == standings.steps(10) + standings.steps(8)


def test_only_people_who_have_finished_are_compared_while_the_day_is_open() -> None:
    people = [person(ADA, (40, 10), None), person(BEN, (0, 30), (0, 30)), person(CLEO, (40, 10), (30, 10))]
    found = compared(people, PARS, closed=False)
    assert [(one.user, one.place) for one in found.people] == [(CLEO, 1), (BEN, 2), (ADA, None)]
    ben, cleo = found.compared[1].score, found.compared[0].score
    assert (found.others_of(CLEO), found.others_of(ADA)) == ([ben], [ben, cleo])


def test_giving_up_a_deal_never_scores_above_the_worst_finished_one() -> None:
    people = [person(ADA, (0, 300), (0, 300)), person(BEN, (0, 300), None), person(CLEO, None, (0, 300))]
    found = compared(people, PARS, closed=True)
    assert [one.user for one in found.compared] == [ADA, BEN, CLEO]
    assert [one.place for one in found.compared] == [1, 2, 2]
    assert found.compared[1].score == standings.steps(-300) + UNFINISHED


@pytest.mark.parametrize("first", [(90, 0), (40, 20), (0, 90), (0, 300), None])
def test_finishing_the_second_deal_scores_higher_whatever_happened_before(first: tuple[int, int] | None) -> None:
    def day(second: tuple[int, int] | None) -> int:
        found = compared([person(ADA, first, second)], PARS, closed=True).of(ADA)
        assert found is not None
        return -100 if found.score is None else found.score

    assert day(None) < min(day((0, 400)), day((10, 40)), day((200, 0)))


def test_a_person_without_a_finished_deal_has_no_place_and_no_score() -> None:
    people = [person(ADA, (0, 90), (0, 90)), person(BEN, None, None), person(CLEO, (0, 90), None)]
    found = compared(people, PARS, closed=True)
    assert [(one.user, one.place) for one in found.compared] == [(ADA, 1), (CLEO, 2)]
    assert [(one.user, one.score, one.place) for one in found.others] == [(BEN, None, None)]
    assert found.others_of(ADA) == [found.compared[1].score]


def test_nobody_is_compared_before_par_is_known() -> None:
    found = compared([person(ADA, (40, 20), (10, 10))], [PARS[0], None], closed=False)
    assert (found.compared, found.par_known) == ((), False)


def test_the_results_of_ten_or_more_people_move_par() -> None:
    people = [person(user, (60, 0), (0, 0)) for user in range(1, 11)]
    found = compared(people, PARS, closed=False).people[0].deals[0]
    assert found.par == pytest.approx((20 * 8 + 60 * 8) / 16)


async def test_the_day_of_two_people_is_compared_as_it_was_played(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    await finish(services, ALICE)
    await services.play(await play(services, BOB), 4)
    assert (await standings.results(services.context, today.id)).compared == ()
    await day_with_par(services)
    assert [one.user for one in (await standings.results(services.context, today.id)).compared] == [ADA]
    assert await standings.streak_of(services.context, ADA, GUILD) == Streak(1)
    assert await standings.streak_of(services.context, BEN, GUILD) == Streak(0)
    await close(services, today)
    found = await standings.results(services.context, today.id)
    assert [one.user for one in found.compared] == [ADA]
    assert [one.user for one in found.others] == [BEN], "who finished nothing has no place"
    read = services.context.database.read
    assert await read(lambda tx: standings.server_streak(tx, GUILD, today.number, services.clock.now)) == 1


@pytest.mark.parametrize("closed", [False, True])
def test_a_person_is_placed_by_their_own_latest_deals(closed: bool) -> None:
    before = [person(ADA, (40, 10), None), person(BEN, (0, 30), (0, 30)), person(CLEO, (40, 10), (30, 10))]
    for points in ((40, 10), (0, 30), (90, 0), (0, 90)):
        own = person(ADA, (40, 10), points)
        old, new = compared(before, PARS, closed=closed), compared([own, *before[1:]], PARS, closed=closed)
        shown = old.with_own(own)
        assert shown.of(ADA) == new.of(ADA)
        assert shown.others_of(ADA) == new.others_of(ADA)
        assert sorted(one.user for one in shown.people) == [ADA, BEN, CLEO]
        assert shown.with_own(own) is shown


async def test_crowd_results_are_cached_for_seconds_but_always_include_the_reader(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standings, "CROWD", 1)
    today = await day_with_par(services)
    await finish(services, ALICE)
    assert [one.user for one in (await standings.results(services.context, today.id)).compared] == [ADA]
    await finish(services, BOB)
    assert [one.user for one in (await standings.results(services.context, today.id)).compared] == [ADA]
    mine = await standings.results_for(services.context, today.id, BEN)
    assert {one.user for one in mine.compared} == {ADA, BEN}
    services.clock.now += RENEWED_AFTER
    assert await standings.results(services.context, today.id) == mine


async def test_closing_the_day_refreshes_the_cached_table_of_many_people(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standings, "CROWD", 1)
    today = await day_with_par(services)
    await finish(services, ALICE, 1)
    services.clock.now = today.closes_at - 1
    assert (await standings.results(services.context, today.id)).compared == ()
    await close(services, today)
    assert [one.user for one in (await standings.results(services.context, today.id)).compared] == [ADA]


async def test_forgotten_people_are_no_longer_shown(services: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "CROWD", 1)
    today = await day_with_par(services)
    await finish(services, ALICE)
    await standings.results(services.context, today.id)
    await forget(services.context, ADA, lambda _locale: "Gone")
    (one,) = (await standings.results(services.context, today.id)).compared
    assert (one.user == ADA, one.name == ALICE.name) == (False, False)


JANUARY = 1_767_225_600
"""1 January 2026, midnight in UTC."""


async def play_in_january(services: ServiceContext, *dates: int) -> Streak:
    """Makes Ada finish both deals at noon on these January days. Returns her streak afterwards."""
    for date in dates:
        services.clock.now = JANUARY + (date - 1) * DAY + 11 * HOUR
        await finish(services, ALICE)
    return await standings.streak_of(services.context, ADA, GUILD)


async def test_a_day_that_nobody_opened_counts_as_missed(services: ServiceContext) -> None:
    assert await play_in_january(services, 1, 6) == Streak(1)


async def test_one_day_that_nobody_opened_is_forgiven(services: ServiceContext) -> None:
    assert await play_in_january(services, 1, 3) == Streak(2, repaired=True)
    assert await play_in_january(services, 4, 5) == Streak(4, repaired=True)
    assert await play_in_january(services, 7) == Streak(4, repaired=True), "7, 5, 4 and 3: the second miss is too early"


async def test_a_day_of_23_hours_counts_as_missed_like_any_other(services: ServiceContext) -> None:
    """The clocks go forward on 29 March 2026. Days begin at midnight in Paris."""
    changes = ServerChanges(daily_zone="Europe/Paris")
    await save_server_settings(services.context, GUILD, changes)
    midnights = [1_774_566_000, 1_774_738_800, 1_774_821_600]  # 27, 29 and 30 March
    services.clock.now = midnights[0] + 11 * HOUR
    await finish(services, ALICE)
    services.clock.now = midnights[2] + HOUR
    assert (await standings.streak_of(services.context, ADA, GUILD)).days == 0, "28 and 29 March were missed"


async def test_a_streak_is_over_even_before_the_next_day_opens(services: ServiceContext) -> None:
    assert await play_in_january(services, 1, 2) == Streak(2)
    told = []
    for date in (3, 4, 5):
        services.clock.now = JANUARY + (date - 1) * DAY + 11 * HOUR
        told.append(await standings.streak_of(services.context, ADA, GUILD))
        profile = await standings.days_of(services.context, Reader(ADA, GUILD), ADA)
        assert profile is not None
        assert profile.streak == told[-1].days
    assert told == [Streak(2), Streak(2, repaired=True), Streak(0)]


async def test_the_streak_of_a_server_counts_its_calendar_days(services: ServiceContext) -> None:
    await play_in_january(services, 1, 2, 8, 9)
    read, now = services.context.database.read, services.clock.now
    assert await read(lambda tx: standings.server_streak(tx, GUILD, 4, now)) == 2


async def started(services: ServiceContext, now: int) -> Heartbeat:
    services.clock.now = now
    awake = Heartbeat(services.context)
    await awake.do()
    return awake


async def test_days_when_the_bot_was_down_do_not_count_as_missed(services: ServiceContext) -> None:
    await play_in_january(services, 1)
    await started(services, JANUARY + DAY)
    awake = await started(services, JANUARY + 5 * DAY + 10 * HOUR)
    assert await play_in_january(services, 6) == Streak(2)
    await awake.do()
    assert await play_in_january(services, 10) == Streak(1), "the bot ran on the days before"


async def test_a_short_stop_or_backward_clock_jump_is_not_an_outage(services: ServiceContext) -> None:
    for now in (JANUARY, JANUARY + HOUR, JANUARY - 3 * DAY, JANUARY - DAY):
        await started(services, now)
    assert await services.context.database.read(daily.outages) == [(JANUARY - 3 * DAY, JANUARY - DAY)]


def test_a_streak_ends_yesterday_or_today() -> None:
    found = [streak(days, 9) for days in ([9, 8, 7], [8, 7], [7, 6], [])]
    assert found == [Streak(3), Streak(2), Streak(2, repaired=True), Streak(0)]
    assert streak([6, 5], 9) == Streak(0)


def test_a_missed_day_is_repaired_once_a_month() -> None:
    whole = [day for day in range(100, 0, -1) if day != 90]
    assert streak(whole, 100) == Streak(99, repaired=True)
    too_early, early_enough = 90 - REPAIRED_EVERY + 1, 90 - REPAIRED_EVERY
    assert streak([day for day in whole if day != too_early], 100) == Streak(100 - too_early - 1, repaired=True)
    assert streak([day for day in whole if day != early_enough], 100) == Streak(98, repaired=True)

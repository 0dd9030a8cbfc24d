from datetime import UTC, datetime

import pytest

from bot.features.clocks import vacation
from bot.features.clocks.vacation import A_YEAR
from bot.features.parties import deciding
from bot.features.players import service as players
from bot.model.clocks import DAY, HOUR, Clock
from bot.model.errors import AlreadyAway, NotAway, NoVacationLeft
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, simply

PACE = 2 * DAY
JUNE = int(datetime(2026, 6, 1, tzinfo=UTC).timestamp())
CHRISTMAS = int(datetime(2026, 12, 22, tzinfo=UTC).timestamp())
NEW_YEAR = int(datetime(2027, 1, 1, tzinfo=UTC).timestamp())


@pytest.fixture
async def services(services: ServiceContext) -> ServiceContext:
    services.clock.now = JUNE
    return services


async def begun(services: ServiceContext, decisions: int = 0, pace: int | None = PACE) -> PartieId:
    partie = await services.begin(pace=pace)
    await services.tell(partie)
    await services.play(partie, decisions)
    return partie


async def away(services: ServiceContext, days: int, user: int = ADA) -> vacation.VacationState:
    rest = await vacation.begin(services.context, user, days)
    await services.check()
    for partie in rest.parties:
        await services.tell(partie)
    return rest


async def due(services: ServiceContext, partie: PartieId) -> int:
    row = await services.row(partie)
    assert row.due_at is not None
    return row.due_at


def said(services: ServiceContext, partie: PartieId) -> list[Says]:
    return [speech.message.what for speech in services.messenger.speeches(THREAD + partie)]


async def test_a_vacation_stops_all_clocks_of_that_player_and_no_others(services: ServiceContext) -> None:
    mine, also_mine, theirs, free = [await begun(services, *how) for how in ((), (2,), (1,), (0, None))]
    before = [await services.row(partie) for partie in (theirs, free)]
    services.clock.now += HOUR
    rest = await away(services, 7)
    assert rest == vacation.VacationState(services.clock.now + 7 * DAY, A_YEAR - 7, (mine, also_mine, free, theirs))
    for partie in (mine, also_mine):
        assert await due(services, partie) == JUNE + PACE + 7 * DAY
    assert [(await services.row(partie)).clock for partie in (theirs, free)] == [row.clock for row in before]


async def test_the_tables_announce_a_vacation_its_end_and_the_return(services: ServiceContext) -> None:
    parties = [await begun(services), await begun(services, 1), await begun(services, 0, None)]
    rest = await away(services, 7)
    for partie in parties:
        (speech,) = services.messenger.speeches(THREAD + partie, Says.AWAY)
        assert (speech.message, speech.until) == (Say(Says.AWAY, 0), rest.until)
    assert [hand.clock.away_until for hand in services.messenger.lives(BEN)].count(
        rest.until
    ) == 2  # where Ada is to act
    for partie in (await vacation.end(services.context, ADA)).parties:
        await services.tell(partie)
    for partie in parties:
        (speech,) = services.messenger.speeches(THREAD + partie, Says.BACK)
        assert speech.message == Say(Says.BACK, 0)
    assert {hand.clock.away_until for hand in services.messenger.lives(BEN)} == {None}


async def test_a_vacation_that_ends_before_its_announcement_is_not_announced(services: ServiceContext) -> None:
    partie = await begun(services)
    await vacation.begin(services.context, ADA, 7)
    await vacation.end(services.context, ADA)
    await services.tell(partie)
    assert Says.AWAY not in said(services, partie)


async def test_a_player_on_vacation_is_neither_reminded_nor_late(services: ServiceContext) -> None:
    partie = await begun(services)
    before = len(services.messenger.hands(ADA))
    services.clock.now += HOUR
    await away(services, 20)
    await services.pass_time(20 * DAY - 1)
    assert (await services.row(partie)).reminded == 0
    assert [shown.at for shown in services.messenger.hands(ADA)][-1] == services.messenger.hands(ADA)[before - 1].at
    await services.pass_time(PACE // 2 - HOUR + 1)
    assert (await services.row(partie)).reminded == 1
    await services.pass_time(PACE // 2)
    assert said(services, partie)[-1] is Says.LATE


async def test_a_reminder_due_during_a_vacation_is_postponed_until_after_it(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.pass_time(PACE // 2)
    services.clock.now += PACE * 39 // 100
    await away(services, 3)
    await services.pass_time(3 * DAY)
    assert (await services.row(partie)).reminded == 1
    await services.pass_time(PACE // 100)
    assert (await services.row(partie)).reminded == 2


async def test_a_turn_that_begins_during_a_vacation_gets_its_full_time(services: ServiceContext) -> None:
    partie = await begun(services, 1)
    rest = await away(services, 7)
    services.clock.now += DAY
    await services.play(partie, 1)
    row = await services.row(partie)
    assert rest.until is not None
    assert (row.to_act, row.due_at, row.wake_at) == (0, rest.until + PACE, rest.until + PACE // 2)
    sight = await deciding.sight(services.context, partie, 1)
    assert sight.clock.away_until == rest.until


@pytest.mark.parametrize("how", ["by moving", "by saying so"])
async def test_the_clocks_resume_where_they_stopped_after_an_early_return(services: ServiceContext, how: str) -> None:
    moved, other, third = [await begun(services) for _ in range(3)]
    services.clock.now += HOUR
    await away(services, 20)
    services.clock.now += 5 * DAY
    if how == "by moving":
        await services.decide(moved)
        assert await due(services, moved) == services.clock.now + PACE  # Ben's
    else:
        await vacation.end(services.context, ADA)
        assert await due(services, moved) == JUNE + PACE + 5 * DAY
    await services.check()
    for partie in (other, third):
        assert await due(services, partie) == JUNE + PACE + 5 * DAY
    state = await vacation.state(services.context, ADA)
    assert (state.until, state.left) == (None, A_YEAR - 5)
    await services.pass_time(1)
    for partie in (moved, other, third):
        assert Says.BACK in said(services, partie)


async def test_any_decision_ends_the_vacation(services: ServiceContext) -> None:
    partie = await begun(services, 2)
    await away(services, 20)
    services.clock.now += DAY
    await services.decide(partie)  # the point: the same player is still to act
    row = await services.row(partie)
    assert (row.to_act, row.clock) == (0, Clock(0, services.clock.now + PACE, services.clock.now + PACE // 2, 0))


async def test_choosing_the_deal_also_ends_the_vacation(services: ServiceContext) -> None:
    for user in (ADA, BEN):
        await players.save_player_settings(services.context, user, players.PlayerChanges(asks_deal=True))
    partie = await services.begin(first_dealer=None, pace=PACE)
    row = await services.row(partie)
    assert row.chooser is not None
    user = (ADA, BEN)[row.chooser]
    await away(services, 20, user)
    assert await due(services, partie) == services.clock.now + PACE + 20 * DAY
    await deciding.decide(services.context, partie, user, deciding.deal_first, key=key())
    await services.check()
    assert (await vacation.state(services.context, user)).until is None


async def test_a_refused_move_does_not_end_the_vacation(services: ServiceContext) -> None:
    partie = await begun(services)
    await away(services, 20)
    with pytest.raises(Exception, match="stale"):
        await deciding.act(services.context, partie, ADA, simply, seen=5, key=key())
    assert (await vacation.state(services.context, ADA)).until is not None


async def test_resigning_does_not_end_the_vacation(services: ServiceContext) -> None:
    partie, other = await begun(services), await begun(services)
    rest = await away(services, 20)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    assert (await vacation.state(services.context, ADA)).until == rest.until
    assert await due(services, other) == services.clock.now + PACE + 20 * DAY


async def test_a_vacation_ends_automatically(services: ServiceContext) -> None:
    partie = await begun(services)
    await away(services, 3)
    services.clock.now += 3 * DAY
    sight = await deciding.sight(services.context, partie, 0)
    assert (sight.clock.away_until, sight.clock.due_at) == (None, services.clock.now + PACE)
    assert (await vacation.state(services.context, ADA)).until is None
    await away(services, 3)  # and again


# ------------------------------------------------------------------------------ thirty days a year


async def test_each_year_has_thirty_vacation_days_and_only_days_taken_count(services: ServiceContext) -> None:
    await away(services, 20)
    services.clock.now += 12 * DAY
    assert (await vacation.end(services.context, ADA)).left == A_YEAR - 12
    with pytest.raises(NoVacationLeft) as refused:
        await away(services, 19)
    assert refused.value.words == {"left": 18}
    await away(services, 18)
    services.clock.now += 18 * DAY
    with pytest.raises(NoVacationLeft):
        await away(services, 1)
    assert (await vacation.state(services.context, ADA)).left == 0
    assert (await vacation.state(services.context, BEN)).left == A_YEAR


async def test_a_new_year_brings_thirty_days_less_those_taken(services: ServiceContext) -> None:
    services.clock.now = CHRISTMAS
    rest = await away(services, A_YEAR)
    assert rest.left == A_YEAR - 10
    services.clock.now = NEW_YEAR
    assert (await vacation.state(services.context, ADA)).left == A_YEAR - 20
    services.clock.now += 20 * DAY
    await away(services, 10)


async def test_a_vacation_over_new_year_counts_in_both_years(services: ServiceContext) -> None:
    await away(services, 25)
    services.clock.now = CHRISTMAS
    assert (await vacation.state(services.context, ADA)).left == 5
    with pytest.raises(NoVacationLeft):
        await away(services, 15)
    services.clock.now = NEW_YEAR - 5 * DAY
    await away(services, 30)


async def test_a_second_vacation_and_ending_no_vacation_are_refused(services: ServiceContext) -> None:
    rest = await away(services, 7)
    with pytest.raises(AlreadyAway) as refused:
        await away(services, 1)
    assert refused.value.words == {"until": f"<t:{rest.until}:D>"}
    await vacation.end(services.context, ADA)
    with pytest.raises(NotAway):
        await vacation.end(services.context, ADA)
    await away(services, 1)  # in the same second


@pytest.mark.parametrize("days", [0, -3])
async def test_no_vacation_is_shorter_than_a_day(services: ServiceContext, days: int) -> None:
    with pytest.raises(ValueError, match="a day or more"):
        await away(services, days)


async def test_a_clock_that_goes_backward_never_allows_two_vacations_at_once(services: ServiceContext) -> None:
    partie = await begun(services)
    await away(services, 7)
    services.clock.now -= DAY
    await services.check()
    with pytest.raises(AlreadyAway):
        await away(services, 7)
    await vacation.end(services.context, ADA)
    await services.check()
    assert await due(services, partie) == JUNE + PACE

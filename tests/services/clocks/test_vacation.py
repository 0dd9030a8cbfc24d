"""Vacation: thirty days a year on which all clocks of a person stand still."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.services.clocks import vacation
from bot.services.clocks.vacation import A_YEAR
from bot.services.core import queries
from bot.services.core.clock import DAY, HOUR
from bot.services.core.errors import AlreadyAway, NotAway, NoVacationLeft
from bot.services.core.messenger import Saying
from bot.services.play import deciding
from data.parties import Clock
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import ADA, BEN, House, key, opened, simply

PACE = 2 * DAY
JUNE = int(datetime(2026, 6, 1, tzinfo=UTC).timestamp())
CHRISTMAS = int(datetime(2026, 12, 22, tzinfo=UTC).timestamp())
NEW_YEAR = int(datetime(2027, 1, 1, tzinfo=UTC).timestamp())


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(tmp_path / "piquet.sqlite3") as house:
        house.clock.now = JUNE
        yield house


async def begun(house: House, decisions: int = 0, pace: int | None = PACE) -> int:
    partie = await house.begin(pace=pace)
    await house.tell(partie)
    await house.play(partie, decisions)
    return partie


async def away(house: House, days: int, user: int = ADA) -> vacation.Rest:
    rest = await vacation.begin(house.club, user, days)
    await house.check()
    for partie in rest.parties:
        await house.tell(partie)
    return rest


async def due(house: House, partie: int) -> int:
    row = await house.row(partie)
    assert row.due_at is not None
    return row.due_at


def said(house: House, partie: int) -> list[Saying]:
    return [speech.saying for speech in house.board.speeches(THREAD + partie)]


async def test_all_his_clocks_stand_still_as_long_as_he_is_away_and_no_other(house: House) -> None:
    mine, also_mine, theirs, free = [await begun(house, *how) for how in ((), (2,), (1,), (0, None))]
    before = [await house.row(partie) for partie in (theirs, free)]
    house.clock.now += HOUR
    rest = await away(house, 7)
    assert rest == vacation.Rest(house.clock.now + 7 * DAY, A_YEAR - 7, (free, theirs, also_mine, mine))
    for partie in (mine, also_mine):
        assert await due(house, partie) == JUNE + PACE + 7 * DAY
    assert [(await house.row(partie)).clock for partie in (theirs, free)] == [row.clock for row in before]


async def test_his_tables_are_told_that_he_is_away_until_when_and_that_he_is_back(house: House) -> None:
    parties = [await begun(house), await begun(house, 1), await begun(house, 0, None)]
    rest = await away(house, 7)
    for partie in parties:
        (speech,) = house.board.speeches(THREAD + partie, Saying.AWAY)
        assert (speech.seat, speech.until) == (0, rest.until)
    assert [hand.away_until for hand in house.board.lives(BEN)].count(rest.until) == 2  # where Ada is to act
    for partie in (await vacation.end(house.club, ADA)).parties:
        await house.tell(partie)
    for partie in parties:
        (speech,) = house.board.speeches(THREAD + partie, Saying.BACK)
        assert speech.seat == 0
    assert {hand.away_until for hand in house.board.lives(BEN)} == {None}


async def test_who_was_back_before_his_table_was_told_that_he_is_away_is_back_and_no_more(house: House) -> None:
    partie = await begun(house)
    await vacation.begin(house.club, ADA, 7)
    await vacation.end(house.club, ADA)
    await house.tell(partie)
    assert Saying.AWAY not in said(house, partie)


async def test_nobody_is_reminded_on_vacation_nor_late_in_it(house: House) -> None:
    partie = await begun(house)
    before = len(house.board.hands(ADA))
    house.clock.now += HOUR
    await away(house, 20)
    await house.pass_time(20 * DAY - 1)
    assert (await house.row(partie)).reminded == 0
    assert [shown.at for shown in house.board.hands(ADA)][-1] == house.board.hands(ADA)[before - 1].at
    await house.pass_time(PACE // 2 - HOUR + 1)
    assert (await house.row(partie)).reminded == 1
    await house.pass_time(PACE // 2)
    assert said(house, partie)[-1] is Saying.LATE


async def test_a_reminder_that_would_fall_into_his_vacation_comes_at_its_end(house: House) -> None:
    partie = await begun(house)
    await house.pass_time(PACE // 2)
    house.clock.now += PACE * 39 // 100
    await away(house, 3)
    await house.pass_time(3 * DAY)
    assert (await house.row(partie)).reminded == 1
    await house.pass_time(PACE // 100)
    assert (await house.row(partie)).reminded == 2


async def test_a_turn_that_comes_to_him_while_he_is_away_has_all_its_time_from_his_return(house: House) -> None:
    partie = await begun(house, 1)
    rest = await away(house, 7)
    house.clock.now += DAY
    await house.play(partie, 1)
    row = await house.row(partie)
    assert rest.until is not None
    assert (row.to_act, row.due_at, row.wake_at) == (0, rest.until + PACE, rest.until + PACE // 2)
    sight = await deciding.sight(house.club, partie, 1)
    assert sight.away_until == rest.until


@pytest.mark.parametrize("how", ["by moving", "by saying so"])
async def test_his_clocks_go_on_where_they_stood_when_he_is_back_early(house: House, how: str) -> None:
    moved, other, third = [await begun(house) for _ in range(3)]
    house.clock.now += HOUR
    await away(house, 20)
    house.clock.now += 5 * DAY
    if how == "by moving":
        await house.decide(moved)
        assert await due(house, moved) == house.clock.now + PACE  # Ben's
    else:
        await vacation.end(house.club, ADA)
        assert await due(house, moved) == JUNE + PACE + 5 * DAY
    await house.check()
    for partie in (other, third):
        assert await due(house, partie) == JUNE + PACE + 5 * DAY
    state = await vacation.state(house.club, ADA)
    assert (state.until, state.left) == (None, A_YEAR - 5)
    await house.pass_time(1)
    for partie in (moved, other, third):
        assert Saying.BACK in said(house, partie)


async def test_moving_where_he_stays_to_move_ends_it_as_well(house: House) -> None:
    partie = await begun(house, 2)
    await away(house, 20)
    house.clock.now += DAY
    await house.decide(partie)  # the point: he is to act still
    row = await house.row(partie)
    assert (row.to_act, row.clock) == (0, Clock(0, house.clock.now + PACE, house.clock.now + PACE // 2, 0))


async def test_choosing_the_deal_ends_it_as_well(house: House) -> None:
    for user in (ADA, BEN):
        await queries.wish(house.club, user, queries.Changes(asks_deal=True))
    partie = await house.begin(first_dealer=None, pace=PACE)
    row = await house.row(partie)
    assert row.chooser is not None
    user = (ADA, BEN)[row.chooser]
    await away(house, 20, user)
    assert await due(house, partie) == house.clock.now + PACE + 20 * DAY
    await deciding.choose_deal(house.club, partie, user, deals_first=True, key=key())
    await house.check()
    assert (await vacation.state(house.club, user)).until is None


async def test_a_move_that_is_refused_ends_nothing(house: House) -> None:
    partie = await begun(house)
    await away(house, 20)
    with pytest.raises(Exception, match="stale"):
        await deciding.act(house.club, partie, ADA, simply, seen=5, key=key())
    assert (await vacation.state(house.club, ADA)).until is not None


async def test_resigning_is_no_moving(house: House) -> None:
    partie, other = await begun(house), await begun(house)
    rest = await away(house, 20)
    await deciding.resign(house.club, partie, ADA, key=key())
    assert (await vacation.state(house.club, ADA)).until == rest.until
    assert await due(house, other) == house.clock.now + PACE + 20 * DAY


async def test_it_ends_by_itself_and_nothing_needs_to_be_done(house: House) -> None:
    partie = await begun(house)
    await away(house, 3)
    house.clock.now += 3 * DAY
    sight = await deciding.sight(house.club, partie, 0)
    assert (sight.away_until, sight.due_at) == (None, house.clock.now + PACE)
    assert (await vacation.state(house.club, ADA)).until is None
    await away(house, 3)  # and again


# ------------------------------------------------------------------------------ thirty days a year


async def test_there_are_thirty_days_a_year_counted_by_what_was_taken(house: House) -> None:
    await away(house, 20)
    house.clock.now += 12 * DAY
    assert (await vacation.end(house.club, ADA)).left == A_YEAR - 12
    with pytest.raises(NoVacationLeft) as refused:
        await away(house, 19)
    assert refused.value.words == {"left": 18}
    await away(house, 18)
    house.clock.now += 18 * DAY
    with pytest.raises(NoVacationLeft):
        await away(house, 1)
    assert (await vacation.state(house.club, ADA)).left == 0
    assert (await vacation.state(house.club, BEN)).left == A_YEAR


async def test_a_new_year_brings_thirty_days_of_which_those_over_new_year_are_taken(house: House) -> None:
    house.clock.now = CHRISTMAS
    rest = await away(house, A_YEAR)
    assert rest.left == A_YEAR - 10
    house.clock.now = NEW_YEAR
    assert (await vacation.state(house.club, ADA)).left == A_YEAR - 20
    house.clock.now += 20 * DAY
    await away(house, 10)


async def test_a_vacation_over_new_year_takes_of_each_year_what_is_in_it(house: House) -> None:
    await away(house, 25)
    house.clock.now = CHRISTMAS
    assert (await vacation.state(house.club, ADA)).left == 5
    with pytest.raises(NoVacationLeft):
        await away(house, 15)
    house.clock.now = NEW_YEAR - 5 * DAY
    await away(house, 30)


async def test_a_vacation_in_a_vacation_is_refused_and_so_is_the_end_of_none(house: House) -> None:
    rest = await away(house, 7)
    with pytest.raises(AlreadyAway) as refused:
        await away(house, 1)
    assert refused.value.words == {"until": f"<t:{rest.until}:D>"}
    await vacation.end(house.club, ADA)
    with pytest.raises(NotAway):
        await vacation.end(house.club, ADA)
    await away(house, 1)  # in the same second


@pytest.mark.parametrize("days", [0, -3])
async def test_no_vacation_is_shorter_than_a_day(house: House, days: int) -> None:
    with pytest.raises(ValueError, match="a day or more"):
        await away(house, days)


async def test_a_clock_that_goes_backwards_makes_no_two_vacations_at_once(house: House) -> None:
    partie = await begun(house)
    await away(house, 7)
    house.clock.now -= DAY
    await house.check()
    with pytest.raises(AlreadyAway):
        await away(house, 7)
    await vacation.end(house.club, ADA)
    await house.check()
    assert await due(house, partie) == JUNE + PACE

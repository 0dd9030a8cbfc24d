from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from bot.features.clocks.rest_choice import RestChoice, choose_rest_days, rest_choice
from bot.features.parties import deciding
from bot.features.players import service as players
from bot.features.players.service import PlayerChanges
from bot.model.clocks import DAY, HOUR, WEEK
from bot.model.errors import NotYet
from bot.model.ids import PartieId
from tests.fakes.service_context import ADA, BEN, ServiceContext, key
from tests.support.hanging import hanging

THURSDAY = int(datetime(2026, 9, 3, tzinfo=UTC).timestamp())
SATURDAY, SUNDAY = 5, 6


@pytest.fixture
async def services(services: ServiceContext) -> AsyncIterator[ServiceContext]:
    services.clock.now = THURSDAY
    await services.start_reminders()
    yield services
    assert await services.context.database.read(hanging) == []


async def due(services: ServiceContext, partie: PartieId) -> int:
    row = await services.row(partie)
    assert row.due_at is not None
    return row.due_at - services.clock.now


async def begun(services: ServiceContext) -> PartieId:
    return await services.begin(pace=3 * DAY)


async def test_the_clock_of_a_turn_skips_the_days_of_rest(services: ServiceContext) -> None:
    await choose_rest_days(services.context, ADA, [SATURDAY, SUNDAY])
    services.clock.now += 1
    partie = await begun(services)
    assert await due(services, partie) == 5 * DAY
    assert (await deciding.sight(services.context, partie, 1)).clock.rests == (SATURDAY, SUNDAY)


async def test_the_opponent_of_a_resting_player_does_not_rest(services: ServiceContext) -> None:
    await choose_rest_days(services.context, BEN, [SATURDAY, SUNDAY])
    services.clock.now += 1
    partie = await begun(services)
    assert await due(services, partie) == 3 * DAY
    assert (await deciding.sight(services.context, partie, 1)).clock.rests == ()


@pytest.mark.parametrize("later", [0, HOUR])
async def test_a_choice_changes_no_turn_in_progress(services: ServiceContext, later: int) -> None:
    partie = await begun(services)
    services.clock.now += later
    await choose_rest_days(services.context, ADA, [4, SATURDAY])
    assert await due(services, partie) == 3 * DAY - later
    # A clock that is set again for another reason keeps to it.
    await players.save_player_settings(services.context, ADA, PlayerChanges(quiet="22-7"))
    assert await due(services, partie) == 3 * DAY - later


async def test_rest_days_given_up_still_count_for_the_turn_in_progress(services: ServiceContext) -> None:
    await choose_rest_days(services.context, ADA, [SATURDAY])
    services.clock.now += 1
    partie = await begun(services)
    await choose_rest_days(services.context, ADA, [])
    assert await due(services, partie) == 4 * DAY


async def test_a_partie_can_be_claimed_only_after_the_days_of_rest(services: ServiceContext) -> None:
    await choose_rest_days(services.context, ADA, [SATURDAY, SUNDAY])
    services.clock.now += 1
    partie = await begun(services)
    await services.pass_time(5 * DAY - HOUR)
    with pytest.raises(NotYet):
        await deciding.decide(services.context, partie, BEN, deciding.claim, seen=0, key=key())
    await services.pass_time(2 * HOUR)
    assert (await deciding.decide(services.context, partie, BEN, deciding.claim, seen=0, key=key())).ending


async def test_extra_time_does_not_run_on_rest_days(services: ServiceContext) -> None:
    await choose_rest_days(services.context, ADA, [3])
    services.clock.now += 1
    partie = await begun(services)
    await services.pass_time(4 * DAY)
    await services.pass_time(2 * DAY)
    await deciding.decide(services.context, partie, BEN, deciding.give_time, seen=0, key=key())
    # From Wednesday on, with the next Thursday still.
    assert await due(services, partie) == 4 * DAY


async def test_a_second_choice_waits_a_week_after_the_first(services: ServiceContext) -> None:
    context, first = services.context, services.clock.now + 1
    assert await choose_rest_days(context, ADA, [0]) == RestChoice((0,))
    services.clock.now += DAY
    assert await choose_rest_days(context, ADA, [1, 2]) == RestChoice((0,), (1, 2), first + WEEK)
    services.clock.now += DAY
    assert await choose_rest_days(context, ADA, [3]) == RestChoice((0,), (3,), first + WEEK)
    assert await choose_rest_days(context, ADA, [0]) == RestChoice((0,))
    assert await choose_rest_days(context, ADA, [4]) == RestChoice((0,), (4,), first + WEEK)
    services.clock.now = first + WEEK
    assert await rest_choice(context, ADA) == RestChoice((4,))


async def test_a_choice_can_be_corrected_within_an_hour(services: ServiceContext) -> None:
    context, first = services.context, services.clock.now + 1
    await choose_rest_days(context, ADA, [0])
    services.clock.now += HOUR // 2
    assert await choose_rest_days(context, ADA, [1]) == RestChoice((1,))
    services.clock.now += HOUR
    assert await choose_rest_days(context, ADA, [2]) == RestChoice((1,), (2,), first + WEEK)


async def test_rest_days_follow_a_new_time_zone_from_the_next_turn(services: ServiceContext) -> None:
    await choose_rest_days(services.context, ADA, [SATURDAY])
    services.clock.now += 1
    first = await begun(services)
    await players.save_player_settings(services.context, ADA, PlayerChanges(zone="Asia/Tokyo"))
    assert await due(services, first) == 4 * DAY
    services.clock.now = THURSDAY + DAY + 16 * HOUR
    second = await services.begin(pace=HOUR)
    # It is Saturday in Tokyo already.
    assert await due(services, second) == DAY


@pytest.mark.parametrize("days", [[0, 1, 2], [7], [-1], [1, 1]])
async def test_rest_days_must_be_at_most_two_different_days_of_the_week(
    services: ServiceContext, days: list[int]
) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        await choose_rest_days(services.context, ADA, days)
    assert await rest_choice(services.context, ADA) == RestChoice()

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from bot.features.clocks import vacation
from bot.features.parties import deciding
from bot.features.parties.deciding import Make
from bot.model.clocks import DAY, HOUR, Clock
from bot.model.errors import NotSeated, NotYet, NotYoursToClaim, PartieEnded, Refused, Stale
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says
from bot.model.reminders import UP
from bot.model.results import EndedBy
from bot.model.sight import Sight
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import ADA, BEN, CLEO, ServiceContext, key, opened, simply

PACE = 2 * DAY
ASKED: dict[str, Make] = {"claim": deciding.claim, "more time": deciding.give_time}


async def late(services: ServiceContext, decisions: int = 0) -> PartieId:
    partie = await services.begin(pace=PACE)
    await services.tell(partie)
    await services.play(partie, decisions)
    await services.pass_time(PACE)
    row = await services.row(partie)
    assert (row.to_act, row.reminded) == (0, UP)
    return partie


def said(services: ServiceContext, partie: PartieId) -> list[Says]:
    return [speech.message.what for speech in services.messenger.speeches(THREAD + partie)]


async def test_a_player_who_claims_wins_unsettled_and_the_bot_tells_both(services: ServiceContext) -> None:
    partie = await late(services, 2)
    seen = await deciding.decide(services.context, partie, BEN, deciding.claim, seen=2, key=key())
    row = await services.row(partie)
    assert (row.ending, row.winner, row.result, row.ended_at) == ("claimed", 1, None, services.clock.now)
    assert (row.to_act, row.due_at, row.wake_at) == (None, None, None)
    assert seen.ending is not None
    assert (seen.ending.by, seen.ending.outcome, seen.ending.loser) == (EndedBy.CLAIMED, None, 0)
    await services.tell(partie)
    assert said(services, partie)[-1] is Says.ENDED
    for user in (ADA, BEN):
        assert [live.ending for live in services.messenger.lives(user)] == [seen.ending]


async def test_giving_time_grants_the_whole_pace_with_reminders(services: ServiceContext) -> None:
    partie = await late(services, 2)
    await services.pass_time(5 * HOUR)
    await deciding.decide(services.context, partie, BEN, deciding.give_time, seen=2, key=key())
    await services.check()
    now = services.clock.now
    assert (await services.row(partie)).clock == Clock(PACE + 5 * HOUR, now + PACE, now + PACE // 2, 0)
    await services.tell(partie)
    (more,) = services.messenger.speeches(THREAD + partie, Says.MORE_TIME)
    assert (more.message, more.sight.clock.due_at) == (Say(Says.MORE_TIME, 0), now + PACE)
    assert [hand.late for user in (ADA, BEN) for hand in services.messenger.lives(user)] == [False, False]
    await services.pass_time(PACE)
    assert (await services.row(partie)).reminded == UP
    assert said(services, partie).count(Says.LATE) == 2
    await deciding.decide(services.context, partie, BEN, deciding.give_time, seen=2, key=key())
    assert (await services.row(partie)).due_at == services.clock.now + PACE


async def test_a_late_player_may_act_and_has_time_next_turn(services: ServiceContext) -> None:
    partie = await late(services)
    await services.pass_time(20 * DAY)
    await services.play(partie, 1)
    row = await services.row(partie)
    assert (row.to_act, row.clock) == (1, Clock(0, services.clock.now + PACE, services.clock.now + PACE // 2, 0))
    with pytest.raises(Stale):
        await deciding.decide(services.context, partie, BEN, deciding.claim, seen=0, key=key())
    with pytest.raises(NotYoursToClaim):
        await deciding.decide(services.context, partie, BEN, deciding.claim, seen=1, key=key())
    with pytest.raises(NotYet):
        await deciding.decide(services.context, partie, ADA, deciding.claim, seen=1, key=key())


@pytest.mark.parametrize("ask", ASKED.values(), ids=list(ASKED))
async def test_the_bot_refuses_an_invalid_claim_and_changes_nothing(services: ServiceContext, ask: Make) -> None:
    partie = await services.begin(pace=PACE)
    free = await services.begin()
    services.clock.now += PACE - 1
    before = await services.row(partie), await services.row(free)
    refusals: list[tuple[PartieId, int, int, type[Refused]]] = [
        (partie, BEN, 0, NotYet),
        (free, BEN, 0, NotYet),
        (partie, ADA, 0, NotYoursToClaim),
        (partie, BEN, 1, Stale),
        (partie, CLEO, 0, NotSeated),
    ]
    for number, user, seen, refused in refusals:
        with pytest.raises(refused):
            await deciding.decide(services.context, number, user, ask, seen=seen, key=key())
    assert (await services.row(partie), await services.row(free)) == before
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    with pytest.raises(PartieEnded):
        await deciding.decide(services.context, partie, BEN, ask, seen=0, key=key())


@pytest.mark.parametrize("ask", ASKED.values(), ids=list(ASKED))
async def test_a_repeated_request_counts_once(services: ServiceContext, ask: Make) -> None:
    partie, once = await late(services), key()
    await deciding.decide(services.context, partie, BEN, ask, seen=0, key=once)
    row = await services.row(partie)
    services.clock.now += 5
    for _ in range(3):
        await deciding.decide(services.context, partie, BEN, ask, seen=0, key=once)
    assert await services.row(partie) == row


async def test_a_claim_needs_no_reminder(services: ServiceContext) -> None:
    partie = await services.begin(pace=PACE)
    services.clock.now += PACE
    assert (await deciding.decide(services.context, partie, BEN, deciding.claim, seen=0, key=key())).ending


async def test_a_vacation_after_the_time_is_up_does_not_help(services: ServiceContext) -> None:
    partie = await late(services)
    await vacation.begin(services.context, ADA, 10)
    await services.check()
    assert (await deciding.decide(services.context, partie, BEN, deciding.claim, seen=0, key=key())).ending


async def test_time_given_to_a_player_on_vacation_begins_with_their_return(services: ServiceContext) -> None:
    partie = await late(services)
    await vacation.begin(services.context, ADA, 10)
    await deciding.decide(services.context, partie, BEN, deciding.give_time, seen=0, key=key())
    await services.check()
    assert (await services.row(partie)).due_at == services.clock.now + 10 * DAY + PACE


async def test_an_earlier_vacation_does_not_reduce_given_time(services: ServiceContext) -> None:
    partie = await services.begin(pace=PACE)
    await services.tell(partie)
    services.clock.now += HOUR
    await vacation.begin(services.context, ADA, 5)
    await services.pass_time(PACE + 5 * DAY)
    await deciding.decide(services.context, partie, BEN, deciding.give_time, seen=0, key=key())
    await services.check()
    row = await services.row(partie)
    assert (row.due_at, row.extra) == (services.clock.now + PACE, PACE + HOUR)


# ------------------------------------------------------------------------------ races


async def outcome(asked: Awaitable[Sight]) -> Sight | Refused:
    try:
        return await asked
    except Refused as refused:
        return refused


async def moving(services: ServiceContext, partie: PartieId) -> Sight:
    return await deciding.act(services.context, partie, ADA, simply, seen=0, key=key())


@pytest.mark.parametrize("claim_first", [False, True], ids=["move first", "claim first"])
@pytest.mark.parametrize("ask", ASKED.values(), ids=list(ASKED))
async def test_the_first_of_a_claim_and_a_move_counts(services: ServiceContext, ask: Make, claim_first: bool) -> None:
    partie = await late(services)
    claim = outcome(deciding.decide(services.context, partie, BEN, ask, seen=0, key=key()))
    move = outcome(moving(services, partie))
    claimed, moved = await in_order(claim, move) if claim_first else (await in_order(move, claim))[::-1]
    row = await services.row(partie)
    if claim_first:
        assert isinstance(claimed, Sight)
        # Time that is given takes nothing from the player who acts.
        assert (row.ending, row.seq) == ("claimed", 0) if ask is deciding.claim else (None, 1)
        assert isinstance(moved, PartieEnded) == (ask is deciding.claim)
    else:
        assert isinstance(moved, Sight)
        assert isinstance(claimed, Stale)
        assert (row.ending, row.seq, row.extra) == (None, 1, 0)


async def in_order(
    first: Awaitable[Sight | Refused], second: Awaitable[Sight | Refused]
) -> tuple[Sight | Refused, Sight | Refused]:
    return await first, await second


@pytest.mark.sampled(5)
@pytest.mark.two_processes
@pytest.mark.parametrize("number", range(10))
async def test_exactly_one_of_a_simultaneous_claim_and_move_counts(tmp_path: Path, number: int) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services, opened(path, messenger=services.messenger, clock=services.clock) as other:
        partie = await late(services)
        both = (
            outcome(moving(other, partie)),
            outcome(deciding.decide(services.context, partie, BEN, deciding.claim, seen=0, key=key())),
        )
        found = await asyncio.gather(*(both if number % 2 else both[::-1]))
        moved, claimed = found if number % 2 else found[::-1]
        row = await services.row(partie)
        assert isinstance(moved, Sight) != isinstance(claimed, Sight)
        assert (row.seq, row.ending) == ((1, None) if isinstance(moved, Sight) else (0, "claimed"))
        assert isinstance(claimed, Sight | Stale)
        assert isinstance(moved, Sight | PartieEnded)


@pytest.mark.two_processes
async def test_only_one_of_two_processes_gives_time(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services, opened(path, messenger=services.messenger, clock=services.clock) as other:
        partie = await late(services)
        both = [
            outcome(deciding.decide(one.context, partie, BEN, deciding.give_time, seen=0, key=key()))
            for one in (services, other)
        ]
        found = await asyncio.gather(*both)
        assert sorted(type(one).__name__ for one in found) == ["NotYet", "Sight"]
        assert (await services.row(partie)).due_at == services.clock.now + PACE

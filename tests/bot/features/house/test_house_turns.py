import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Collection, Hashable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.admin.doctor.parties import repair_partie
from bot.features.challenges import service as challenges
from bot.features.clocks.idle_parties import end_idle
from bot.features.hands.view import hand_view
from bot.features.house import turns
from bot.features.house.turns import HouseTurns
from bot.features.parties import deciding
from bot.features.servers import membership
from bot.model.challenges import Challenge, Terms
from bot.model.changes import TurnBegan
from bot.model.clocks import DAY
from bot.model.house_seats import user_of
from bot.model.ids import PartieId
from bot.model.outbox_messages import SendNew
from bot.model.players import NamedPlayer, User
from bot.piquet.cards import parse_cards
from bot.piquet.partie import cut_won_by
from bot.piquet.rules import RUBICON, RULE_SETS, Rules
from bot.runtime.agenda import Agenda
from bot.runtime.queues import Beat
from data import outbox, parties
from data.outbox import Place
from data.players import users
from tests.fakes.fake_engine import hang_from_now_on, wrongly
from tests.fakes.service_context import ADA, CHANNEL, GUILD, ServiceContext, Stopwatch, key, opened, simply
from tests.support.hanging import hanging
from tests.support.message_reader import text_of
from tests.support.waiting import wait_for

LONGEST = 2000


@pytest.fixture
async def keeper(services: ServiceContext) -> AsyncIterator[HouseTurns]:
    async with kept(services) as keeper:
        yield keeper


async def waits_for_house(services: ServiceContext) -> list[PartieId]:
    return await services.context.database.read(parties.house_to_act)


@asynccontextmanager
async def kept(services: ServiceContext) -> AsyncIterator[HouseTurns]:
    keeper, agenda = HouseTurns(services.context), Agenda(services.context)
    agenda.add(keeper)
    with services.delivering():
        await agenda.start()
        try:
            yield keeper
        finally:
            await agenda.stop()


async def begin(services: ServiceContext, *, first: str = "house", **options: Any) -> PartieId:
    offer = await make(services, first=first, **options)
    await challenges.posted(services.context, offer.id, 90)
    assert offer.partie is not None
    return offer.partie


async def make(
    services: ServiceContext, *, rules: Rules = RUBICON, first: str = "house", rated: bool = True
) -> Challenge:
    return await services.dealt(
        await challenges.challenge(
            services.context,
            key(),
            guild=GUILD,
            channel=CHANNEL,
            challenger=NamedPlayer(ADA, "Ada"),
            opponent=NamedPlayer(user_of("beginner"), "The House"),
            terms=Terms(rules, rated=rated, first_dealer=user_of("beginner") if first == "house" else ADA),
        )
    )


async def play(services: ServiceContext, keeper: HouseTurns, partie: PartieId, most: int = LONGEST) -> int:
    for decided in range(most):
        await keeper.rest()
        await services.check()
        row = await services.row(partie)
        if row.ended_at is not None:
            return decided
        assert row.to_act == 0, "the house does not act"
        await deciding.act(services.context, partie, ADA, simply, seen=row.seq, key=key())
    return most


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SETS)
async def test_the_house_plays_every_rule_set_to_the_end(
    services: ServiceContext, keeper: HouseTurns, rules: str
) -> None:
    partie = await begin(services, rules=RULE_SETS[rules])
    await play(services, keeper, partie)
    row = await services.row(partie)
    assert row.ending == "played"
    assert row.booked
    notices = await services.waiting(partie)
    assert {notice.place for notice in notices} <= {Place.TABLE, Place.CHANNEL, Place.HAND0}
    users = await services.context.database.read(lambda tx: tx.fetch_all("SELECT id FROM users"))
    assert [row["id"] for row in users] == [ADA]


@pytest.mark.engine_processes
async def test_a_question_put_to_a_killed_worker_is_asked_again(
    services: ServiceContext, keeper: HouseTurns, caplog: pytest.LogCaptureFixture
) -> None:
    partie = await begin(services, first="ada")
    await play(services, keeper, partie, 2)
    for worker in multiprocessing.active_children():
        os.kill(worker.pid or 0, signal.SIGKILL)
    assert await play(services, keeper, partie, 3) == 3
    assert not caplog.records


async def test_without_workers_the_house_plays_by_rule_of_thumb_logging_no_card(
    services: ServiceContext, keeper: HouseTurns, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What cannot be done in any worker: there is no such level.
    monkeypatch.setattr(turns, "level_of", lambda _: "nobody")
    partie = await begin(services, first="ada")
    assert await play(services, keeper, partie, 3) == 3
    assert {record.getMessage().partition("(")[0] for record in caplog.records} == {
        f"partie {partie}: the house plays by rule of thumb "
    }


async def test_the_house_skips_a_decision_that_the_rules_refuse_and_plays_on(
    services: ServiceContext, keeper: HouseTurns, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "decide", wrongly)
    partie = await begin(services, first="ada")
    assert await play(services, keeper, partie, 2) == 2
    assert "against the rules" in caplog.text


async def test_a_failed_turn_is_retried_soon_and_logged_once(
    services: ServiceContext, keeper: HouseTurns, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> NoReturn:
        raise OSError("the disk is full")

    first_failed = services.clock.now
    with monkeypatch.context() as failing:
        failing.setattr(deciding, "act", full)
        for _ in range(2):
            partie = await begin(services, first="ada")
            await keeper.rest()
            services.clock.now += 50
        assert await keeper.next_due() == first_failed + turns.RETRY_DELAY
        await keeper.do()
        await keeper.rest()
        assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["partie 1", "partie 2"]
        failing.setattr(services.context.database, "read", full)
        with pytest.raises(OSError, match="full"):
            await keeper.do()
        assert await keeper.next_due() == services.clock.now + turns.RETRY_DELAY
    await keeper.do()
    await keeper.rest()
    assert (await services.row(partie)).to_act == 0
    assert await keeper.next_due() == services.clock.now + DAY


async def test_a_killed_bot_finds_the_parties_where_the_house_must_act(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with opened(path) as services:
        # Nobody keeps house here, and so the bot ends as if it was killed before it could move.
        partie = await begin(services, first="ada")
        other = await begin(services, first="house")
        assert (await services.row(partie)).to_act == 1
        assert await waits_for_house(services) == [partie]
        await services.check()
    async with opened(path, seed=2) as services, kept(services) as keeper:
        await keeper.rest()
        assert (await services.row(partie)).to_act == 0
        assert (await services.row(other)).seq == 0


@pytest.mark.engine_processes
async def test_stopping_while_the_house_thinks_loses_nothing(
    services: ServiceContext, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = tmp_path / "thinks"
    monkeypatch.setattr(turns, "decide", hang_from_now_on)
    monkeypatch.setattr(turns, "level_of", lambda _: str(thinks))
    async with kept(services) as keeper:
        partie = await begin(services, first="ada")
        async with wait_for("the house thinks"):
            while not thinks.exists():  # noqa: ASYNC110 - another process is waited for
                await asyncio.sleep(0.01)
        assert keeper.busy
    row = await services.row(partie)
    assert (row.seq, row.to_act) == (0, 1)
    await services.check()
    # There it is found at the next start.
    assert await waits_for_house(services) == [partie]
    assert multiprocessing.active_children() == []
    assert not caplog.records


async def test_a_partie_given_up_while_the_house_thinks_is_left_alone(
    services: ServiceContext, keeper: HouseTurns
) -> None:
    partie = await begin(services, first="ada")
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    seq = (await services.row(partie)).seq
    await keeper.rest()
    assert (await services.row(partie)).seq == seq


async def test_the_house_chooses_at_once_if_it_wins_the_cut(services: ServiceContext) -> None:
    for one in range(8):
        offer = await services.dealt(
            await challenges.challenge(
                services.context,
                key(),
                guild=GUILD,
                channel=CHANNEL,
                challenger=NamedPlayer(ADA + one, "Ada"),
                opponent=NamedPlayer(user_of("beginner"), "The House"),
                terms=Terms(RUBICON),
            )
        )
        row = await services.row(offer.partie or PartieId(0))
        if cut_won_by(RUBICON, parse_cards(row.cut.rpartition(" / ")[2])) == 1:
            # Of six deals it deals the first, and is elder in the last.
            assert (row.chooser, row.first_dealer) == (None, 1)
            return
    pytest.fail("it won no cut of eight")


async def test_an_unfindable_house_seat_is_found_and_repaired(services: ServiceContext) -> None:
    partie = await begin(services, first="ada")
    await services.context.database.write(lambda tx: tx.execute("UPDATE parties SET house = NULL"))
    assert await services.context.database.read(hanging) == [(partie, "the player to act has no message")]
    await services.context.database.write(lambda tx: repair_partie(tx, partie, services.clock()))
    assert await waits_for_house(services) == [partie]


@pytest.mark.parametrize(
    ("rated", "deals", "ends"),
    [(True, 1, ("claimed", 1)), (False, 1, ("stopped", None)), (True, 0, ("stopped", None))],
)
async def test_idle_players_are_warned_a_week_before(
    services: ServiceContext, rated: bool, deals: int, ends: tuple[str, int | None]
) -> None:
    partie = await begin(services, rated=rated)
    await services.play(partie, 50 * deals, told=False)
    while (row := await services.row(partie)).to_act == row.house:
        await services.decide(partie)
    since = services.clock.now

    async def a_day_comes(day: int) -> list[PartieId]:
        services.clock.now = since + day * DAY
        touched = await services.context.database.write(lambda tx: end_idle(tx, services.clock.now))
        await services.check()
        await services.tell(partie)
        return touched

    assert [await a_day_comes(day) for day in (7, 82, 83, 84, 89)] == [[], [], [partie], [], []]
    sight = await deciding.sight(services.context, partie, 0)
    assert sight.clock.idle_until == since + 90 * DAY
    drawn = hand_view(sight).to_components()  # type: ignore[no-untyped-call]
    said = text_of({"components": drawn})
    assert ("you lose, and the loss counts" if ends[0] == "claimed" else "the game ends without a result") in said
    assert await a_day_comes(90) == [partie]
    row = await services.row(partie)
    assert (row.ending, row.winner, row.rated, row.booked) == (*ends, rated, 1)


async def test_a_late_warning_still_gives_a_week(services: ServiceContext) -> None:
    partie = await begin(services)
    services.clock.now += 200 * DAY
    assert await services.context.database.write(lambda tx: end_idle(tx, services.clock.now)) == [partie]
    told_at = services.clock.now
    assert (await deciding.sight(services.context, partie, 0)).clock.idle_until == told_at + 7 * DAY
    # Any decision of theirs ends it.
    await deciding.act(services.context, partie, ADA, simply, seen=0, key=key())
    assert (await deciding.sight(services.context, partie, 0)).clock.idle_until is None


async def test_time_off_the_server_does_not_count_as_idle(services: ServiceContext) -> None:
    partie, since = await begin(services), services.clock.now

    async def put_away_on(day: int) -> list[PartieId]:
        services.clock.now = since + day * DAY
        return await services.context.database.write(lambda tx: end_idle(tx, services.clock.now))

    assert await put_away_on(10) == []
    await membership.left(services.context, GUILD)
    services.clock.now += 20 * DAY
    await membership.joined(services.context, GUILD)
    assert [await put_away_on(day) for day in (83, 102, 103, 109)] == [[], [], [partie], []]
    assert (await deciding.sight(services.context, partie, 0)).clock.idle_until == since + 110 * DAY
    await services.check()
    assert await put_away_on(110) == [partie]
    assert (await services.row(partie)).ended_at is not None


async def test_a_house_table_waits_for_its_challenge_unless_that_never_arrives(services: ServiceContext) -> None:
    shown, lost = [await make(services) for _ in range(2)]
    assert shown.partie
    assert lost.partie
    # Whatever rings the postman meanwhile.
    for one in (shown.partie, lost.partie):
        await services.tell(one)
        assert (await services.row(one)).table_channel is None
    await challenges.posted(services.context, shown.id, 90)
    await services.tell(PartieId(shown.partie))
    assert (await services.row(PartieId(shown.partie))).table_channel is not None
    await services.later(PartieId(lost.partie), challenges.POSTING)
    assert (await services.row(PartieId(lost.partie))).table_channel is not None


async def test_a_forced_card_takes_as_long_as_a_choice(services: ServiceContext, keeper: HouseTurns) -> None:
    watch, decided_at, took = Stopwatch(), [0.0], dict[bool, set[float]]()
    services.context.beat = Beat(1.0, watch, watch.sleep)
    partie = await begin(services, first="ada")

    async def thought(answer: Awaitable[Any]) -> Any:
        """Returns the answer at once for one legal card; the more legal cards, the later."""
        found = await answer
        sight = await deciding.sight(services.context, partie, (await services.row(partie)).house)
        assert sight.deal is not None
        choices = len(sight.deal.playable)
        watch.now += 0.0001 if choices == 1 else 0.01 * (1 + choices)
        thinking.append(choices == 1)
        return found

    def committed(changes: Collection[Hashable]) -> None:
        if any(isinstance(change, TurnBegan) for change in changes):
            if thinking:
                took.setdefault(thinking.pop(), set()).add(round(watch.now - decided_at[-1], 6))
            decided_at.append(watch.now)

    thinking: list[bool] = []
    services.context.engine_pool.wait_for = thought
    services.context.database.subscribe(committed)
    while took.keys() != {True, False}:
        assert await play(services, keeper, partie, 1) == 1, "the partie has ended"
    assert took == {True: {1.0}, False: {1.0}}


async def test_messages_wait_while_the_house_thinks(services: ServiceContext, keeper: HouseTurns) -> None:
    partie, held = await begin(services, first="ada"), []

    async def sleep(_: float) -> None:
        held.append(services.context.throttle.is_held(partie))

    async def thought(answer: Awaitable[Any]) -> Any:
        held.append(services.context.throttle.is_held(partie))
        return await answer

    services.context.beat = Beat(1.0, sleep=sleep)
    services.context.engine_pool.wait_for = thought
    await play(services, keeper, partie, 3)
    assert len(held) >= 6
    assert all(held)


async def test_stopping_the_bot_during_the_beat_leaves_the_decision_open(services: ServiceContext) -> None:
    async with kept(services) as keeper:
        stopping: list[asyncio.Task[None]] = []

        async def sleep(_: float) -> None:
            keeper.stopping = True
            stopping.append(asyncio.create_task(keeper.stop()))
            await asyncio.sleep(0.01)

        services.context.beat = Beat(1.0, sleep=sleep)
        partie = await begin(services, first="ada")
        await keeper.rest()
        await asyncio.gather(*stopping)
    row = await services.row(partie)
    assert (row.seq, row.to_act) == (0, 1)
    await services.check()


async def test_the_house_hand_gets_no_notices(services: ServiceContext) -> None:
    partie = await begin(services)
    row = await services.row(partie)
    await services.context.database.write(lambda tx: outbox.enqueue(tx, row, Place.HAND1, SendNew(), 0))
    assert Place.HAND1 not in [notice.place for notice in await services.waiting(partie)]


async def test_the_warning_waits_for_the_end_of_the_quiet_hours(services: ServiceContext) -> None:
    partie = await begin(services, rated=False)
    await services.tell(partie)
    # Midnight UTC, a week before the end.
    services.clock.now += 83 * DAY
    services.clock.now += -services.clock.now % DAY
    await services.context.database.write(lambda tx: users.save_user(tx, User(ADA, quiet="22-7")))
    await services.context.database.write(lambda tx: end_idle(tx, services.clock.now))
    (warning,) = [one for one in await services.waiting(partie) if one.message == SendNew(reminds=True)]
    assert warning.due_at == services.clock.now + 7 * 3600

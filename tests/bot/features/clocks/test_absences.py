import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.features.clocks import absences, vacation
from bot.features.clocks.idle_parties import IdleParties
from bot.features.parties import deciding
from bot.features.players import service as players
from bot.features.servers import membership
from bot.model.clocks import ABSENCE_LIMIT, DAY, HOUR, UNCLAIMED, WEEK
from bot.model.ids import PartieId
from bot.model.outbox_messages import Says
from bot.model.reminders import UP
from bot.runtime.context import Context
from bot.runtime.messenger import At, Failure, Presence
from data import parties, servers
from data.parties import SeatRow
from data.store.errors import DamagedValue
from data.store.transaction import Transaction, Work
from tests.fakes.fake_messenger import DM, THREAD
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key, opened


async def begun(services: ServiceContext, decisions: int = 0, pace: int | None = None) -> PartieId:
    partie = await services.begin(pace=pace)
    await services.tell(partie)
    await services.play(partie, decisions)
    while (await services.row(partie)).to_act:
        await services.play(partie, 1)
    return partie


async def seats(services: ServiceContext, partie: PartieId) -> tuple[SeatRow, SeatRow]:
    return await services.context.database.read(lambda tx: parties.seats(tx, partie))


def said(services: ServiceContext, partie: PartieId) -> list[Says]:
    sayings = [speech.message.what for speech in services.messenger.speeches(THREAD + partie)]
    return [saying for saying in sayings if saying not in (Says.PLAY, Says.OPENING)]


async def leave(services: ServiceContext, partie: PartieId, user: int, how: Presence = Presence.LEFT) -> None:
    services.messenger.absent[user] = how
    await absences.check_player(services.context, services.messenger, partie, (ADA, BEN).index(user))
    await services.tell(partie)


# People.


async def test_a_player_counts_as_present_if_discord_does_not_answer(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(guild: int, user: int) -> Presence:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(type(services.messenger), "look_for", lambda _, *asked: never(*asked))
    monkeypatch.setattr(absences, "PATIENCE", 0.01)
    assert await absences.absence_of(services.messenger, GUILD, ADA) is None


@pytest.mark.parametrize(("how", "why"), [(Presence.LEFT, "left"), (Presence.DELETED, "deleted")])
async def test_the_bot_tells_the_table_and_the_opponent_that_a_player_left(
    services: ServiceContext, how: Presence, why: str
) -> None:
    partie = await begun(services, 5)
    before = len(services.messenger.hands(BEN))
    await leave(services, partie, ADA, how)
    assert [seat.gone for seat in await seats(services, partie)] == [why, None]
    assert said(services, partie) == [Says.GONE]
    assert len(services.messenger.hands(BEN)) == before + 1
    assert services.messenger.lives(BEN)[-1].people.gone == (why, None)


async def test_a_partie_without_a_pace_gets_a_week_after_a_player_leaves(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    services.clock.now += 40 * DAY
    await leave(services, partie, ADA)
    row = await services.row(partie)
    assert (row.pace, row.due_at) == (WEEK, services.clock.now + WEEK)
    await services.pass_time(WEEK)
    assert said(services, partie) == [Says.GONE, Says.LATE]
    await deciding.decide(services.context, partie, BEN, deciding.claim, seen=row.seq, key=key())
    assert (await services.row(partie)).winner == 1


async def test_an_existing_pace_stays_unchanged_after_an_absence(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    before = (await services.row(partie)).clock
    await leave(services, partie, ADA)
    assert (await services.row(partie)).clock == before


async def test_an_absence_is_announced_once_however_often_discord_is_asked(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    for _ in range(3):
        await leave(services, partie, ADA)
    assert said(services, partie) == [Says.GONE]


async def test_the_bot_announces_that_a_player_who_is_found_again_is_here(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await leave(services, partie, ADA)
    await leave(services, partie, ADA, Presence.HERE)
    assert [seat.gone for seat in await seats(services, partie)] == [None, None]
    assert said(services, partie) == [Says.GONE, Says.FOUND]
    assert services.messenger.lives(BEN)[-1].people.gone == (None, None)


async def test_a_player_who_acts_is_here(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await leave(services, partie, ADA)
    await services.play(partie, 1)
    assert (await seats(services, partie))[0].gone is None
    assert said(services, partie) == [Says.GONE, Says.FOUND]


async def test_the_bot_does_not_announce_that_a_player_left_after_the_end(services: ServiceContext) -> None:
    partie = await begun(services)
    await deciding.decide(services.context, partie, BEN, deciding.resign, key=key())
    await services.tell(partie)
    await leave(services, partie, ADA)
    assert said(services, partie) == [Says.ENDED]
    assert not services.messenger.asked


# When it is asked.


async def test_the_bot_asks_about_nobody_while_dms_arrive_and_time_is_ample(services: ServiceContext) -> None:
    await begun(services, 60, pace=WEEK)
    assert not services.messenger.asked


async def test_an_undelivered_dm_makes_the_bot_ask(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await services.play(partie, 1)
    while (await services.row(partie)).to_act == 0:
        await services.play(partie, 1)
    services.messenger.shut.add(ADA)
    services.messenger.absent[ADA] = Presence.LEFT
    while (await services.row(partie)).to_act == 1:
        await services.play(partie, 1)
    assert services.messenger.asked == [ADA]
    assert Says.GONE in said(services, partie)


async def test_a_present_player_with_closed_dms_has_not_left(services: ServiceContext) -> None:
    services.messenger.shut.add(ADA)
    partie = await begun(services, 20, pace=WEEK)
    assert services.messenger.asked == [ADA]
    assert Says.GONE not in said(services, partie)


async def test_discord_is_asked_at_each_reminder_and_when_the_time_is_up(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    await services.pass_time(DAY // 2)
    assert services.messenger.asked == [ADA]
    await services.pass_time(DAY // 2)
    assert set(services.messenger.asked) == {ADA}
    assert 3 <= len(services.messenger.asked) <= 4
    assert said(services, partie) == [Says.LATE]


async def test_without_a_pace_the_bot_asks_about_closed_dms_each_turn(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await players.remember_dms_closed(services.context, ADA, closed=True)
    services.messenger.absent[ADA] = Presence.LEFT
    while (await services.row(partie)).to_act == 0:
        await services.decide(partie)
    while (await services.row(partie)).to_act == 1:
        await services.play(partie, 1)
    assert Says.GONE in said(services, partie)
    assert (await services.row(partie)).pace == WEEK


async def watched(services: ServiceContext, days: int) -> list[int]:
    """Restarts the bot every day. Returns how many people the bot looked up each day."""
    asked: list[int] = []
    for _ in range(days):
        watch = IdleParties(services.context, services.messenger)
        await watch.do()
        services.clock.now += DAY
        services.messenger.asked.clear()
        with services.delivering():
            await watch.do()
        await services.rest()
        asked.append(len(services.messenger.asked))
    return asked


async def test_without_a_clock_discord_is_asked_weekly_despite_restarts(services: ServiceContext) -> None:
    await begun(services, 5)
    assert await watched(services, 16) == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0]


async def test_a_player_who_cannot_be_looked_for_stops_no_other_partie(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_both = [await begun(services, 5), await begun(services, 5)]
    watch = IdleParties(services.context, services.messenger)
    await watch.do()
    services.clock.now += WEEK
    asked: list[PartieId] = []

    async def damaged(_: Context, __: object, partie: PartieId, ___: int) -> NoReturn:
        asked.append(partie)
        raise DamagedValue(f"parties.rules {partie}")

    monkeypatch.setattr(absences, "check_player", damaged)
    with pytest.raises(DamagedValue):
        await watch.do()
    assert sorted(asked) == sorted(begun_both)


async def test_the_watch_asks_about_nobody_while_a_clock_runs(services: ServiceContext) -> None:
    await begun(services, 5, pace=WEEK)
    assert not any(await watched(services, 9))


async def test_a_player_who_left_on_their_turn_gets_a_clock(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    services.messenger.absent[ADA] = Presence.LEFT
    await watched(services, 7)
    assert said(services, partie) == [Says.GONE]
    assert (await services.row(partie)).due_at == services.clock.now + WEEK


# Nobody claims it.


@pytest.mark.parametrize(("gone", "ending"), [((ADA,), "claimed"), ((ADA, BEN), "stopped"), ((), "claimed")])
async def test_an_unclaimed_partie_ends(services: ServiceContext, gone: tuple[int, ...], ending: str) -> None:
    partie = await begun(services, 5, pace=DAY)
    for user in gone:
        await leave(services, partie, user)
    await services.pass_time(DAY + UNCLAIMED - 1)
    assert (await services.row(partie)).ended_at is None
    await services.pass_time(1)
    row = await services.row(partie)
    assert (row.ending, row.winner) == (ending, 1 if ending == "claimed" else None)
    assert said(services, partie)[-1] is Says.ENDED


async def test_an_unclaimed_partie_ends_however_often_the_bot_is_restarted(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        partie = await begun(services, 5, pace=DAY)
        await services.pass_time(2 * DAY)
        clock, messenger = services.clock, services.messenger
    for _ in range(31):
        async with opened(path, clock=clock, messenger=messenger) as services:
            await services.start_reminders()
            await services.pass_time(DAY)
            ended = (await services.row(partie)).ending
    assert ended == "claimed"


async def test_an_unclaimed_partie_ends_even_if_the_bot_was_down_then(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        partie = await begun(services, 5, pace=DAY)
        await services.pass_time(DAY)
        clock, messenger = services.clock, services.messenger
    clock.now += UNCLAIMED + DAY
    async with opened(path, clock=clock, messenger=messenger) as services:
        await services.start_reminders()
        assert (await services.row(partie)).ending == "claimed"


async def test_a_player_who_moves_before_the_partie_ends_plays_on(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    await services.pass_time(DAY + UNCLAIMED - 5)
    await services.play(partie, 1)
    await services.pass_time(10)
    assert (await services.row(partie)).ended_at is None


# Where nobody can be called.


async def test_without_table_and_dm_the_hand_is_retried_daily(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    services.messenger.gone |= {THREAD + partie, CHANNEL}
    await services.lost(THREAD + partie)
    await services.tell(partie)
    services.messenger.shut |= {ADA, BEN}
    while (await services.row(partie)).to_act == 0:
        await services.play(partie, 1)
    assert (await services.row(partie)).table_channel is None
    refused = services.messenger.refused
    await services.pass_time(3 * DAY)
    assert services.messenger.refused == refused + 3
    services.messenger.shut.clear()
    before = len(services.messenger.hands(BEN))
    await services.pass_time(DAY)
    assert len(services.messenger.hands(BEN)) == before + 1


async def test_without_a_table_closed_dms_are_not_tried_each_turn(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    services.messenger.gone |= {THREAD + partie, CHANNEL}
    await services.lost(THREAD + partie)
    await services.tell(partie)
    services.messenger.shut |= {ADA, BEN}
    await services.play(partie, 10)
    for user in (ADA, BEN):
        await players.remember_dms_closed(services.context, user, closed=True)
    refused = services.messenger.refused
    await services.play(partie, 30)
    assert services.messenger.refused == refused


async def test_a_deleted_channel_deletes_its_threads_and_the_hands_show_it(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    services.messenger.gone |= {THREAD + partie, CHANNEL}
    await services.lost(CHANNEL, GUILD)
    await services.rest()
    assert (await services.row(partie)).table_channel is None
    assert services.messenger.lives(ADA)[-1].location.table is None
    assert services.messenger.lives(BEN)[-1].location.table is None


# Servers.


async def thrown_out(services: ServiceContext) -> None:
    for partie in await membership.left(services.context, GUILD):
        services.poster.hurry(partie)
    await services.rest()
    await services.check()


async def invited(services: ServiceContext) -> None:
    for partie in await membership.joined(services.context, GUILD):
        services.poster.hurry(partie)
    await services.rest()
    await services.check()


async def test_clocks_stop_while_the_bot_is_out_and_both_hands_show_it(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    before = [len(services.messenger.hands(user)) for user in (ADA, BEN)]
    await thrown_out(services)
    row = await services.row(partie)
    assert [len(services.messenger.hands(user)) for user in (ADA, BEN)] == [number + 1 for number in before]
    assert (row.due_at, row.wake_at) == (None, services.clock.now + ABSENCE_LIMIT)
    for user in (ADA, BEN):
        assert services.messenger.lives(user)[-1].clock.out_until == row.wake_at
    await services.pass_time(20 * DAY)
    assert said(services, partie) == []
    assert not services.messenger.asked


@pytest.mark.parametrize("pace", [DAY, None])
async def test_the_clock_resumes_where_it_stopped_when_the_bot_is_reinvited(
    services: ServiceContext, pace: int | None
) -> None:
    partie = await begun(services, 5, pace=pace)
    due = (await services.row(partie)).due_at
    await services.pass_time(DAY // 4)
    await thrown_out(services)
    await services.pass_time(9 * DAY)
    await invited(services)
    assert (await services.row(partie)).due_at == (due and due + 9 * DAY)
    assert services.messenger.lives(ADA)[-1].clock.out_until is None
    await services.play(partie, 5)
    told = services.messenger.told(THREAD + partie)
    assert sorted(set(told)) == list(range((await services.row(partie)).seq))


async def test_extra_time_that_a_player_gave_survives_the_bots_absence(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    await services.pass_time(2 * DAY)
    await deciding.decide(
        services.context, partie, BEN, deciding.give_time, seen=(await services.row(partie)).seq, key=key()
    )
    due = (await services.row(partie)).due_at
    await thrown_out(services)
    # All clocks of that player are started anew, elsewhere.
    await players.save_player_settings(services.context, ADA, players.PlayerChanges(reminders=False))
    await services.pass_time(DAY)
    await invited(services)
    assert (await services.row(partie)).due_at == (due or 0) + DAY


async def test_a_late_player_stays_late_while_the_bot_is_out(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    await services.pass_time(DAY)
    await thrown_out(services)
    await players.save_player_settings(services.context, ADA, players.PlayerChanges(reminders=False))
    await services.pass_time(DAY)
    await invited(services)
    assert (await services.row(partie)).reminded == UP


@pytest.mark.parametrize("days", [4, 9])
async def test_a_vacation_while_the_bot_is_out_counts_once(services: ServiceContext, days: int) -> None:
    partie = await begun(services, 5, pace=2 * DAY)
    await services.pass_time(DAY)
    await thrown_out(services)
    await vacation.begin(services.context, ADA, days)
    await services.pass_time(6 * DAY)
    now = services.clock.now
    await invited(services)
    assert (await services.row(partie)).due_at == now + max(days - 6, 0) * DAY + DAY


async def test_moves_made_in_dms_while_the_bot_is_out_are_posted_later(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    await thrown_out(services)
    services.messenger.gone.add(THREAD + partie)
    await services.play(partie, 7)
    await services.pass_time(3 * DAY)
    row = await services.row(partie)
    assert row.table_channel == THREAD + partie
    assert row.due_at is None
    services.messenger.gone.clear()
    await invited(services)
    row = await services.row(partie)
    assert row.due_at == row.since + DAY + 3 * DAY
    assert sorted(set(services.messenger.told(THREAD + partie))) == list(range(row.seq))


async def test_a_moving_table_arrives_when_the_bot_is_back(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    services.messenger.gone |= {THREAD + partie, CHANNEL}
    await membership.left(services.context, GUILD)
    await services.lost(THREAD + partie)
    await services.rest()
    tried = services.messenger.sent.count("say")
    await services.pass_time(3 * DAY)
    assert services.messenger.sent.count("say") - tried <= 3
    services.messenger.gone.clear()
    await invited(services)
    assert (await services.row(partie)).table_channel == CHANNEL
    assert services.messenger.told(CHANNEL) == list(range((await services.row(partie)).seq))


async def test_the_bot_retries_unreachable_players_when_it_is_back(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    services.messenger.shut |= {ADA, BEN}
    await thrown_out(services)
    services.messenger.shut.clear()
    before = len(services.messenger.at(DM + ADA))
    await invited(services)
    assert len(services.messenger.at(DM + ADA)) == before + 1
    assert not (await services.context.database.read(lambda tx: parties.seats(tx, partie)))[0].gone


async def test_parties_are_broken_off_if_the_bot_is_not_reinvited(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    await thrown_out(services)
    await services.pass_time(ABSENCE_LIMIT)
    assert (await services.row(partie)).ending == "stopped"
    assert services.messenger.lives(ADA)[-1].ending


async def test_a_comparison_finds_servers_left_or_joined_during_downtime(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    assert await membership.compare(services.context, {GUILD, 5}) == []
    assert await membership.compare(services.context, {5}) == [partie]
    assert (await services.row(partie)).is_paused
    assert await membership.compare(services.context, {5}) == []
    assert await membership.compare(services.context, {GUILD}) == [partie]
    assert not (await services.row(partie)).is_paused
    assert (await services.context.database.read(lambda tx: servers.get_server(tx, GUILD))).left_at is None


async def test_a_comparison_finishes_the_parties_that_a_killed_bot_left_undone(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "PARTIES_AT_ONCE", 2)
    several = [await begun(services, 1, pace=DAY) for _ in range(5)]
    await cut_short(services, membership.left(services.context, GUILD))
    assert {(await services.row(partie)).is_paused for partie in several} == {True, False}
    assert len(await membership.compare(services.context, {5})) in (1, 3)
    await services.check()
    services.clock.now += 3 * DAY
    await cut_short(services, membership.joined(services.context, GUILD))
    assert {(await services.row(partie)).is_paused for partie in several} == {True, False}
    assert len(await membership.compare(services.context, {GUILD})) in (1, 3)
    rows = [await services.row(partie) for partie in several]
    assert [row.due_at for row in rows] == [row.since + DAY + 3 * DAY for row in rows]
    await services.check()


async def cut_short(services: ServiceContext, coming: Coroutine[Any, Any, object]) -> None:
    """Stops handling a server's arrival or departure once its first parties are handled."""
    before, database = await kept_in_play(services), services.context.database
    kept, write = asyncio.Event(), database.write

    async def once(work: Work[object]) -> object:
        done = await write(work)
        if await kept_in_play(services) != before:
            kept.set()
            await asyncio.Event().wait()
        return done

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "write", once)
        task = asyncio.create_task(coming)
        await kept.wait()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def kept_in_play(services: ServiceContext) -> list[bool]:
    def work(tx: Transaction) -> list[bool]:
        return [row.is_paused for row in map(partial(parties.get_partie, tx), parties.in_play(tx)) if row]

    return await services.context.database.read(work)


async def test_leaving_and_joining_at_once_keep_their_order(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "PARTIES_AT_ONCE", 2)
    several = [await begun(services, 1, pace=DAY) for _ in range(5)]
    before = [await services.row(partie) for partie in several]
    await asyncio.gather(membership.left(services.context, GUILD), membership.joined(services.context, GUILD))
    assert [await services.row(partie) for partie in several] == before
    await services.check()
    coming = (
        membership.left(services.context, GUILD),
        membership.joined(services.context, GUILD),
        membership.left(services.context, GUILD),
    )
    await asyncio.gather(*coming)
    assert all([(await services.row(partie)).is_paused for partie in several])
    await services.check()


async def test_leaving_or_joining_a_server_twice_counts_once(services: ServiceContext) -> None:
    partie = await begun(services, 5, pace=DAY)
    assert await membership.joined(services.context, GUILD) == []
    assert await membership.left(services.context, GUILD) == [partie]
    stands = await services.row(partie)
    services.clock.now += DAY
    assert await membership.left(services.context, GUILD) == []
    assert await services.row(partie) == stands


async def test_a_failure_without_leaving_the_server_moves_the_table_as_usual(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    services.messenger.fails("say_more", Failure.CLOSED)
    services.messenger.fails("say", Failure.CLOSED)
    await services.play(partie, 1)
    assert (await services.row(partie)).table_channel == CHANNEL
    assert isinstance(services.messenger.at(CHANNEL)[-1].at, At)


async def test_parties_wait_for_the_comparison_if_the_bot_was_reinvited_while_down(services: ServiceContext) -> None:
    partie = await services.begin(pace=DAY)
    await membership.left(services.context, GUILD)
    services.clock.now += ABSENCE_LIMIT + DAY
    await services.start_reminders()
    await membership.compare(services.context, {GUILD})
    await services.reminders.do()
    assert (await services.row(partie)).ended_at is None


async def test_parties_are_broken_off_shortly_after_a_comparison_without_their_server(services: ServiceContext) -> None:
    partie = await services.begin(pace=DAY)
    await membership.left(services.context, GUILD)
    services.clock.now += ABSENCE_LIMIT + DAY
    await services.start_reminders()
    await membership.compare(services.context, set())
    assert (await services.row(partie)).ended_at is None
    services.clock.now = await services.reminders.next_due()
    await services.reminders.do()
    assert (await services.row(partie)).ending == "stopped"
    assert services.clock.now <= 1_000_000 + ABSENCE_LIMIT + DAY + 120


async def test_a_clock_that_wakes_meanwhile_does_not_wait_for_the_comparison(services: ServiceContext) -> None:
    await services.begin(pace=DAY)
    await membership.left(services.context, GUILD)
    services.clock.now += ABSENCE_LIMIT + DAY
    other = await services.begin(pace=HOUR, guild=GUILD + 1)
    services.clock.now += HOUR // 2 - 10
    await services.start_reminders()
    due = await services.reminders.next_due()
    assert due == services.clock.now + 10 == (await services.row(other)).wake_at

"""Who leaves: the table says it, the other is told, a clock runs, and no partie hangs."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.services.clocks import absences, guild_membership, vacation
from bot.services.clocks.idle_games import Watch
from bot.services.clocks.reminders import Timekeeper
from bot.services.core import queries
from bot.services.core.clock import DAY, HOUR, UNCLAIMED, UP, WEEK
from bot.services.core.messenger import At, Failure, Presence, Saying
from bot.services.play import deciding
from data import guilds, parties
from data.parties import Seat
from data.store.transaction import Transaction, Work
from tests.fakes.fake_messenger import DM, THREAD
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, House, key, opened


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(tmp_path / "piquet.sqlite3") as house:
        yield house


async def begun(house: House, decisions: int = 0, pace: int | None = None) -> int:
    """A partie that Ada's turn is in."""
    partie = await house.begin(pace=pace)
    await house.tell(partie)
    await house.play(partie, decisions)
    while (await house.row(partie)).to_act:
        await house.play(partie, 1)
    return partie


async def seats(house: House, partie: int) -> tuple[Seat, Seat]:
    return await house.club.database.read(lambda tx: parties.seats(tx, partie))


def said(house: House, partie: int) -> list[Saying]:
    """What was said at the table besides talk."""
    sayings = [speech.saying for speech in house.board.speeches(THREAD + partie)]
    return [saying for saying in sayings if saying not in (Saying.TALK, Saying.OPENING)]


async def leave(house: House, partie: int, user: int, how: Presence = Presence.LEFT) -> None:
    """He is gone, and the bot asks about him."""
    house.board.absent[user] = how
    await absences.look_for(house.club, house.board, partie, (ADA, BEN).index(user))
    await house.tell(partie)


# People.


@pytest.mark.parametrize(("how", "why"), [(Presence.LEFT, "left"), (Presence.DELETED, "deleted")])
async def test_who_is_gone_is_told_of_at_the_table_and_to_the_other_by_a_new_hand(
    house: House, how: Presence, why: str
) -> None:
    partie = await begun(house, 5)
    before = len(house.board.hands(BEN))
    await leave(house, partie, ADA, how)
    assert [seat.gone for seat in await seats(house, partie)] == [why, None]
    assert said(house, partie) == [Saying.GONE]
    assert len(house.board.hands(BEN)) == before + 1
    assert house.board.lives(BEN)[-1].gone == (why, None)


async def test_a_partie_without_a_pace_gets_a_week_from_then_on(house: House) -> None:
    partie = await begun(house, 5)
    house.clock.now += 40 * DAY
    await leave(house, partie, ADA)
    row = await house.row(partie)
    assert (row.pace, row.due_at) == (WEEK, house.clock.now + WEEK)
    await house.pass_time(WEEK)
    assert said(house, partie) == [Saying.GONE, Saying.LATE]
    await deciding.claim(house.club, partie, BEN, seen=row.seq, key=key())
    assert (await house.row(partie)).winner == 1


async def test_a_pace_that_there_is_stays_as_it_is(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    before = (await house.row(partie)).clock
    await leave(house, partie, ADA)
    assert (await house.row(partie)).clock == before


async def test_it_is_said_once_however_often_he_is_looked_for(house: House) -> None:
    partie = await begun(house, 5)
    for _ in range(3):
        await leave(house, partie, ADA)
    assert said(house, partie) == [Saying.GONE]


async def test_who_is_found_again_is_said_to_be_here(house: House) -> None:
    partie = await begun(house, 5)
    await leave(house, partie, ADA)
    await leave(house, partie, ADA, Presence.HERE)
    assert [seat.gone for seat in await seats(house, partie)] == [None, None]
    assert said(house, partie) == [Saying.GONE, Saying.HERE]
    assert house.board.lives(BEN)[-1].gone == (None, None)


async def test_who_acts_is_here(house: House) -> None:
    partie = await begun(house, 5)
    await leave(house, partie, ADA)
    await house.play(partie, 1)
    assert (await seats(house, partie))[0].gone is None
    assert said(house, partie) == [Saying.GONE, Saying.HERE]


async def test_an_answer_that_does_not_come_changes_nothing(house: House) -> None:
    partie = await begun(house, 5)
    await leave(house, partie, ADA, Presence.UNKNOWN)
    assert said(house, partie) == []
    assert (await house.row(partie)).pace is None


async def test_of_one_who_has_gone_from_a_partie_that_is_over_nothing_is_said(house: House) -> None:
    partie = await begun(house)
    await deciding.resign(house.club, partie, BEN, key=key())
    await house.tell(partie)
    await leave(house, partie, ADA)
    assert said(house, partie) == [Saying.END]
    assert not house.board.asked


# When it is asked.


async def test_nobody_is_asked_about_while_dms_arrive_and_no_time_is_short(house: House) -> None:
    await begun(house, 60, pace=WEEK)
    assert not house.board.asked


async def test_a_dm_that_cannot_be_brought_asks_about_him(house: House) -> None:
    partie = await begun(house, 5)
    await house.play(partie, 1)
    while (await house.row(partie)).to_act == 0:
        await house.play(partie, 1)
    house.board.shut.add(ADA)
    house.board.absent[ADA] = Presence.LEFT
    while (await house.row(partie)).to_act == 1:
        await house.play(partie, 1)
    assert house.board.asked == [ADA]
    assert Saying.GONE in said(house, partie)


async def test_a_closed_dm_of_one_who_is_there_is_no_leaving(house: House) -> None:
    house.board.shut.add(ADA)
    partie = await begun(house, 20, pace=WEEK)
    assert house.board.asked == [ADA]
    assert Saying.GONE not in said(house, partie)


async def test_he_is_asked_about_at_each_reminder_and_when_his_time_is_up(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    await house.pass_time(DAY // 2)
    assert house.board.asked == [ADA]
    await house.pass_time(DAY // 2)
    assert set(house.board.asked) == {ADA}
    assert 3 <= len(house.board.asked) <= 4
    assert said(house, partie) == [Saying.LATE]


async def test_in_a_partie_without_a_pace_one_whose_dms_are_closed_is_asked_about_at_each_turn(house: House) -> None:
    partie = await begun(house, 5)
    await queries.set_dms_closed(house.club, ADA, closed=True)
    house.board.absent[ADA] = Presence.LEFT
    while (await house.row(partie)).to_act == 0:
        await house.decide(partie)
    while (await house.row(partie)).to_act == 1:
        await house.play(partie, 1)
    assert Saying.GONE in said(house, partie)
    assert (await house.row(partie)).pace == WEEK


async def watched(house: House, days: int) -> list[int]:
    """About whom is asked on each of so many days, by a bot that is started anew each day."""
    asked: list[int] = []
    for _ in range(days):
        watch = Watch(house.club, house.board, house.postman.bring)
        await watch.start()
        house.clock.now += DAY
        house.board.asked.clear()
        await watch._ring()
        await watch.stop()
        await house.rest()
        asked.append(len(house.board.asked))
    return asked


async def test_where_no_clock_runs_he_is_asked_about_once_a_week_however_often_the_bot_is_started(house: House) -> None:
    await begun(house, 5)
    assert await watched(house, 16) == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0]


async def test_where_a_clock_runs_the_watch_asks_about_nobody(house: House) -> None:
    await begun(house, 5, pace=WEEK)
    assert not any(await watched(house, 9))


async def test_who_has_left_on_his_turn_where_no_clock_runs_is_missed_and_a_clock_begins(house: House) -> None:
    partie = await begun(house, 5)
    house.board.absent[ADA] = Presence.LEFT
    await watched(house, 7)
    assert said(house, partie) == [Saying.GONE]
    assert (await house.row(partie)).due_at == house.clock.now + WEEK


# Nobody claims it.


@pytest.mark.parametrize(("gone", "ending"), [((ADA,), "claimed"), ((ADA, BEN), "stopped"), ((), "claimed")])
async def test_a_partie_that_nobody_claims_ends_by_itself_in_the_end(
    house: House, gone: tuple[int, ...], ending: str
) -> None:
    partie = await begun(house, 5, pace=DAY)
    for user in gone:
        await leave(house, partie, user)
    await house.pass_time(DAY + UNCLAIMED - 1)
    assert (await house.row(partie)).ended_at is None
    await house.pass_time(1)
    row = await house.row(partie)
    assert (row.ending, row.winner) == (ending, 1 if ending == "claimed" else None)
    assert said(house, partie)[-1] is Saying.END


async def test_it_ends_in_the_end_however_often_the_bot_is_restarted(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as house:
        partie = await begun(house, 5, pace=DAY)
        await house.pass_time(2 * DAY)
        clock, board = house.clock, house.board
    for _ in range(31):
        async with opened(path, clock=clock, board=board) as house:
            house.timekeeper._since = clock.now
            await house.pass_time(DAY)
            ended = (await house.row(partie)).ending
    assert ended == "claimed"


async def test_it_ends_though_the_bot_is_down_when_it_should_have(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as house:
        partie = await begun(house, 5, pace=DAY)
        await house.pass_time(DAY)
        clock, board = house.clock, house.board
    clock.now += UNCLAIMED + DAY
    async with opened(path, clock=clock, board=board) as house:
        await house.timekeeper.start()
        assert (await house.row(partie)).ending == "claimed"
        await house.timekeeper.stop()


async def test_who_moves_before_it_ends_plays_on(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    await house.pass_time(DAY + UNCLAIMED - 5)
    await house.play(partie, 1)
    await house.pass_time(10)
    assert (await house.row(partie)).ended_at is None


# Where nobody can be called.


async def test_without_a_table_and_with_closed_dms_he_is_tried_again_each_day_and_has_his_hand_in_the_end(
    house: House,
) -> None:
    partie = await begun(house, 5)
    house.board.gone |= {THREAD + partie, CHANNEL}
    await house.postman.lost(THREAD + partie)
    await house.tell(partie)
    house.board.shut |= {ADA, BEN}
    while (await house.row(partie)).to_act == 0:
        await house.play(partie, 1)
    assert (await house.row(partie)).table_channel is None
    refused = house.board.refused
    await house.pass_time(3 * DAY)
    assert house.board.refused == refused + 3
    house.board.shut.clear()
    before = len(house.board.hands(BEN))
    await house.pass_time(DAY)
    assert len(house.board.hands(BEN)) == before + 1


async def test_a_closed_dm_is_not_tried_at_each_turn_where_there_is_no_table_either(house: House) -> None:
    partie = await begun(house, 5)
    house.board.gone |= {THREAD + partie, CHANNEL}
    await house.postman.lost(THREAD + partie)
    await house.tell(partie)
    house.board.shut |= {ADA, BEN}
    await house.play(partie, 10)
    for user in (ADA, BEN):
        await queries.set_dms_closed(house.club, user, closed=True)
    refused = house.board.refused
    await house.play(partie, 30)
    assert house.board.refused == refused


async def test_a_channel_that_is_deleted_takes_its_threads_along_and_the_hands_say_so_at_once(house: House) -> None:
    partie = await begun(house, 5)
    house.board.gone |= {THREAD + partie, CHANNEL}
    await house.postman.lost(CHANNEL, GUILD)
    await house.rest()
    assert (await house.row(partie)).table_channel is None
    assert house.board.lives(ADA)[-1].table is None
    assert house.board.lives(BEN)[-1].table is None


# Servers.


async def thrown_out(house: House) -> None:
    for partie in await guild_membership.left(house.club, GUILD):
        house.postman.hurry(partie)
    await house.rest()
    await house.check()


async def invited(house: House) -> None:
    for partie in await guild_membership.joined(house.club, GUILD):
        house.postman.hurry(partie)
    await house.rest()
    await house.check()


async def test_out_of_the_server_the_clock_stands_and_both_hands_say_so(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    before = [len(house.board.hands(user)) for user in (ADA, BEN)]
    await thrown_out(house)
    row = await house.row(partie)
    assert [len(house.board.hands(user)) for user in (ADA, BEN)] == [number + 1 for number in before]
    assert (row.due_at, row.wake_at) == (None, house.clock.now + guild_membership.WAITS)
    for user in (ADA, BEN):
        assert house.board.lives(user)[-1].out_until == row.wake_at
    await house.pass_time(20 * DAY)
    assert said(house, partie) == []
    assert not house.board.asked


@pytest.mark.parametrize("pace", [DAY, None])
async def test_invited_again_the_clock_goes_on_where_it_stood(house: House, pace: int | None) -> None:
    partie = await begun(house, 5, pace=pace)
    due = (await house.row(partie)).due_at
    await house.pass_time(DAY // 4)
    await thrown_out(house)
    await house.pass_time(9 * DAY)
    await invited(house)
    assert (await house.row(partie)).due_at == (due and due + 9 * DAY)
    assert house.board.lives(ADA)[-1].out_until is None
    await house.play(partie, 5)
    told = house.board.told(THREAD + partie)
    assert sorted(set(told)) == list(range((await house.row(partie)).seq))


async def test_time_that_was_given_is_still_given_after_the_bot_was_out(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    await house.pass_time(2 * DAY)
    await deciding.give_time(house.club, partie, BEN, seen=(await house.row(partie)).seq, key=key())
    due = (await house.row(partie)).due_at
    await thrown_out(house)
    # All his clocks are wound anew, elsewhere.
    await queries.wish(house.club, ADA, queries.Changes(reminders=False))
    await house.pass_time(DAY)
    await invited(house)
    assert (await house.row(partie)).due_at == (due or 0) + DAY


async def test_who_was_late_when_the_bot_was_thrown_out_is_late_when_it_is_back(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    await house.pass_time(DAY)
    await thrown_out(house)
    await queries.wish(house.club, ADA, queries.Changes(reminders=False))
    await house.pass_time(DAY)
    await invited(house)
    assert (await house.row(partie)).reminded == UP


@pytest.mark.parametrize("days", [4, 9])
async def test_who_is_on_vacation_while_the_bot_is_out_has_that_time_once(house: House, days: int) -> None:
    partie = await begun(house, 5, pace=2 * DAY)
    await house.pass_time(DAY)
    await thrown_out(house)
    await vacation.begin(house.club, ADA, days)
    await house.pass_time(6 * DAY)
    now = house.clock.now
    await invited(house)
    assert (await house.row(partie)).due_at == now + max(days - 6, 0) * DAY + DAY


async def test_who_moves_by_dm_while_the_bot_is_out_is_told_of_at_the_table_when_it_is_back(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    await thrown_out(house)
    house.board.gone.add(THREAD + partie)
    await house.play(partie, 7)
    await house.pass_time(3 * DAY)
    row = await house.row(partie)
    assert row.table_channel == THREAD + partie
    assert row.due_at is None
    house.board.gone.clear()
    await invited(house)
    row = await house.row(partie)
    assert row.due_at == row.since + DAY + 3 * DAY
    assert sorted(set(house.board.told(THREAD + partie))) == list(range(row.seq))


async def test_a_table_that_was_on_its_way_to_a_new_place_arrives_when_the_bot_is_back(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    house.board.gone |= {THREAD + partie, CHANNEL}
    await guild_membership.left(house.club, GUILD)
    await house.postman.lost(THREAD + partie)
    await house.rest()
    tried = house.board.sent.count("say")
    await house.pass_time(3 * DAY)
    assert house.board.sent.count("say") - tried <= 3
    house.board.gone.clear()
    await invited(house)
    assert (await house.row(partie)).table_channel == CHANNEL
    assert house.board.told(CHANNEL) == list(range((await house.row(partie)).seq))


async def test_who_was_not_to_be_reached_meanwhile_is_tried_again_when_it_is_back(house: House) -> None:
    partie = await begun(house, 5)
    house.board.shut |= {ADA, BEN}
    await thrown_out(house)
    house.board.shut.clear()
    before = len(house.board.at(DM + ADA))
    await invited(house)
    assert len(house.board.at(DM + ADA)) == before + 1
    assert not (await house.club.database.read(lambda tx: parties.seats(tx, partie)))[0].gone


async def test_not_invited_again_its_parties_are_broken_off(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    await thrown_out(house)
    await house.pass_time(guild_membership.WAITS)
    assert (await house.row(partie)).ending == "stopped"
    assert house.board.lives(ADA)[-1].ending


async def test_what_happened_while_the_bot_was_down_is_found_by_comparing(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    assert await guild_membership.compare(house.club, {GUILD, 5}) == []
    assert await guild_membership.compare(house.club, {5}) == [partie]
    assert (await house.row(partie)).stands_still
    assert await guild_membership.compare(house.club, {5}) == []
    assert await guild_membership.compare(house.club, {GUILD}) == [partie]
    assert not (await house.row(partie)).stands_still
    assert (await house.club.database.read(lambda tx: guilds.get_guild(tx, GUILD))).left_at is None


async def test_a_server_of_many_parties_is_seen_to_in_pieces_and_a_bot_killed_between_them_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guild_membership, "AT_ONCE", 2)
    several = [await begun(house, 1, pace=DAY) for _ in range(5)]
    await cut_short(house, guild_membership.left(house.club, GUILD))
    assert {(await house.row(partie)).stands_still for partie in several} == {True, False}
    assert len(await guild_membership.compare(house.club, {5})) in (1, 3)
    await house.check()
    house.clock.now += 3 * DAY
    await cut_short(house, guild_membership.joined(house.club, GUILD))
    assert {(await house.row(partie)).stands_still for partie in several} == {True, False}
    assert len(await guild_membership.compare(house.club, {GUILD})) in (1, 3)
    rows = [await house.row(partie) for partie in several]
    assert [row.due_at for row in rows] == [row.since + DAY + 3 * DAY for row in rows]
    await house.check()


async def cut_short(house: House, coming: Coroutine[Any, Any, object]) -> None:
    """Lets a server come or go until its first parties are seen to, and no further."""
    before, database = await kept_in_play(house), house.club.database
    kept, write = asyncio.Event(), database.write

    async def once(work: Work[object]) -> object:
        done = await write(work)
        if await kept_in_play(house) != before:
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


async def kept_in_play(house: House) -> list[bool]:
    def work(tx: Transaction) -> list[bool]:
        return [row.stands_still for row in map(partial(parties.get_partie, tx), parties.in_play(tx)) if row]

    return await house.club.database.read(work)


async def test_left_and_joined_at_once_end_as_they_were_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guild_membership, "AT_ONCE", 2)
    several = [await begun(house, 1, pace=DAY) for _ in range(5)]
    before = [await house.row(partie) for partie in several]
    await asyncio.gather(guild_membership.left(house.club, GUILD), guild_membership.joined(house.club, GUILD))
    assert [await house.row(partie) for partie in several] == before
    await house.check()
    coming = (
        guild_membership.left(house.club, GUILD),
        guild_membership.joined(house.club, GUILD),
        guild_membership.left(house.club, GUILD),
    )
    await asyncio.gather(*coming)
    assert all([(await house.row(partie)).stands_still for partie in several])
    await house.check()


async def test_left_and_joined_twice_is_left_and_joined_once(house: House) -> None:
    partie = await begun(house, 5, pace=DAY)
    assert await guild_membership.joined(house.club, GUILD) == []
    assert await guild_membership.left(house.club, GUILD) == [partie]
    stands = await house.row(partie)
    house.clock.now += DAY
    assert await guild_membership.left(house.club, GUILD) == []
    assert await house.row(partie) == stands


async def test_a_failure_that_is_no_leaving_moves_the_table_as_ever(house: House) -> None:
    partie = await begun(house, 5)
    house.board.fails("say_more", Failure.CLOSED)
    house.board.fails("say", Failure.CLOSED)
    await house.play(partie, 1)
    assert (await house.row(partie)).table_channel == CHANNEL
    assert isinstance(house.board.at(CHANNEL)[-1].at, At)


async def test_where_it_was_invited_again_while_it_was_down_the_parties_wait_until_it_has_seen_that(
    house: House,
) -> None:
    partie = await house.begin(pace=DAY)
    await guild_membership.left(house.club, GUILD)
    house.clock.now += guild_membership.WAITS + DAY
    keeper = Timekeeper(house.club, lambda _: None)
    await keeper.start()
    await guild_membership.compare(house.club, {GUILD})
    await keeper._ring()
    await keeper.stop()
    assert (await house.row(partie)).ended_at is None


async def test_where_it_was_not_they_are_broken_off_a_moment_later(house: House) -> None:
    partie = await house.begin(pace=DAY)
    await guild_membership.left(house.club, GUILD)
    house.clock.now += guild_membership.WAITS + DAY
    keeper = Timekeeper(house.club, lambda _: None)
    await keeper.start()
    await guild_membership.compare(house.club, set())
    assert (await house.row(partie)).ended_at is None
    house.clock.now = await keeper._next_due()
    await keeper._ring()
    await keeper.stop()
    assert (await house.row(partie)).ending == "stopped"
    assert house.clock.now <= 1_000_000 + guild_membership.WAITS + DAY + 120


async def test_whose_clock_wakes_meanwhile_does_not_wait_with_them(house: House) -> None:
    await house.begin(pace=DAY)
    await guild_membership.left(house.club, GUILD)
    house.clock.now += guild_membership.WAITS + DAY
    other = await house.begin(pace=HOUR, guild=GUILD + 1)
    house.clock.now += HOUR // 2 - 10
    keeper = Timekeeper(house.club, lambda _: None)
    await keeper.start()
    due = await keeper._next_due()
    await keeper.stop()
    assert due == house.clock.now + 10 == (await house.row(other)).wake_at

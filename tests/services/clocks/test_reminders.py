"""Whoever is to act is reminded at half and at nine tenths of his time, and told when it is up: exactly, and once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.piquet.actions import Look
from bot.services.clocks import vacation
from bot.services.clocks.reminders import AGAIN, LOOKS
from bot.services.core import queries
from bot.services.core.clock import DAY, HOUR, UNCLAIMED, UP
from bot.services.core.messenger import Failure, Presence, Saying
from bot.services.core.queries import Changes, GuildChanges
from bot.services.play import deciding
from data import parties, users
from data.parties import Clock as Stands
from data.parties import EndedBy
from data.users import User
from tests.fakes.fake_messenger import THREAD, Board, Shown
from tests.fakes.service_context import ADA, BEN, GUILD, Clock, House, key, opened
from tests.support.axe import Axe

PACE = 2 * DAY
MIDNIGHT = 1_750_032_000


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(tmp_path / "piquet.sqlite3") as house:
        await house.timekeeper.start()
        yield house
        await house.timekeeper.stop()


async def begun(house: House, pace: int | None = PACE) -> int:
    """A partie in which Ada is to act from now on, and all is told."""
    partie = await house.begin(pace=pace)
    await house.tell(partie)
    return partie


async def due(house: House, partie: int) -> int:
    row = await house.row(partie)
    assert row.due_at is not None
    return row.due_at


def hands(house: House, user: int = ADA) -> list[tuple[int, bool, int]]:
    """The messages in somebody's DM: number, whether it lives, and how often he was reminded as its hand says."""
    return [(shown.at.message, shown.live, reminded_in(shown)) for shown in house.board.hands(user)]


def reminded_in(shown: Shown) -> int:
    return getattr(shown.what, "reminded", -1)


def sayings(house: House, partie: int) -> list[Saying]:
    return [speech.saying for speech in house.board.speeches(THREAD + partie)]


async def rings_at(house: House, until: int, user: int = ADA) -> list[int]:
    """When new messages came into somebody's DM before ``until``."""
    known, found = {shown.at.message for shown in house.board.hands(user)}, []
    while house.clock.now < until:
        await house.pass_time(60)
        new = {shown.at.message for shown in house.board.hands(user)} - known
        found += [house.clock.now] * len(new)
        known |= new
    return found


# ------------------------------------------------------------------------------ reminders


async def test_a_turn_of_two_days_rings_after_one_and_after_nine_tenths_and_at_its_end(house: House) -> None:
    partie = await begun(house)
    start = house.clock.now
    assert await due(house, partie) == start + PACE
    for passed, reminded in ((DAY, 1), (DAY * 8 // 10, 2), (DAY * 2 // 10, UP)):
        before = hands(house)[-1][0]
        await house.pass_time(passed - 1)
        assert hands(house)[-1][0] == before
        await house.pass_time(1)
        assert (await house.row(partie)).reminded == reminded
        (only,) = hands(house)
        assert only[0] > before
        assert only[1:] == (True, reminded)
    assert house.clock.now == start + PACE
    assert sayings(house, partie)[-1] is Saying.LATE


async def test_a_reminder_takes_the_place_of_the_message_before_it_and_of_no_other(house: House) -> None:
    partie = await begun(house)
    await house.play(partie, 2)  # Ada, Ben; and Ada is to act again
    before = hands(house)
    await house.pass_time(PACE // 2)
    after = hands(house)
    assert after[:-1] == before[:-1]
    assert len(after) == len(before)
    assert after[-1][0] > before[-1][0]
    assert [live for _, live, _ in after] == [False] * (len(after) - 1) + [True]


async def test_who_has_moved_in_time_hears_nothing(house: House) -> None:
    partie = await begun(house)
    for _ in range(20):
        await house.pass_time(PACE // 2 - 1)
        await house.play(partie, 1)
    assert house.board.sent.count("delete_hand") == 0
    assert Saying.LATE not in sayings(house, partie)


async def test_a_reminder_on_its_way_to_one_who_moves_meanwhile_is_left_out(house: House) -> None:
    partie = await begun(house)
    house.board.fails("deal_hand", Failure.LATER)
    await house.pass_time(PACE // 2)
    assert [notice.kind for notice in await house.waiting(partie)] == ["remind"]
    await house.play(partie, 1)
    before = len(hands(house))
    await house.pass_time(HOUR)
    assert await house.waiting(partie) == []
    assert len(hands(house)) == before


async def test_a_reminder_that_arrived_though_it_seemed_lost_is_not_sent_twice(house: House) -> None:
    partie = await begun(house)
    house.board.fails("deal_hand", Failure.LATER, arrives=True)
    await house.pass_time(PACE // 2 + HOUR)
    assert await house.waiting(partie) == []
    assert [live for _, live, _ in hands(house)] == [True]


async def test_what_he_who_waits_does_out_of_turn_touches_no_clock(house: House) -> None:
    partie = await begun(house)
    await house.play(partie, 2)
    await house.pass_time(PACE // 2)
    before = await house.row(partie)
    assert before.reminded == 1
    await deciding.act(house.club, partie, BEN, lambda _: [Look(1)], seen=before.seq, key=key())
    after = await house.row(partie)
    assert (after.seq, after.since, after.clock) == (before.seq + 1, before.since, before.clock)
    await house.tell(partie)
    await house.pass_time(PACE // 2)
    assert (await house.row(partie)).reminded == UP


async def test_each_decision_of_one_who_stays_to_move_begins_his_time_anew(house: House) -> None:
    partie = await begun(house)
    await house.play(partie, 2)
    await house.pass_time(PACE * 6 // 10)
    assert (await house.row(partie)).reminded == 1
    await house.play(partie, 1)  # the point: he is to act still
    row = await house.row(partie)
    assert (row.to_act, row.clock) == (0, Stands(0, house.clock.now + PACE, house.clock.now + PACE // 2, 0))


async def test_who_wants_no_reminders_gets_none_and_the_end_comes_in_its_time_without_a_bell(house: House) -> None:
    await queries.wish(house.club, ADA, Changes(reminders=False))
    partie = await begun(house)
    before = hands(house)[-1][0]
    await house.pass_time(PACE)
    assert [message for message, _, _ in hands(house)] == [before]
    assert hands(house)[-1][2] == UP  # the hand says it
    assert sayings(house, partie)[-1] is Saying.LATE


async def test_who_turns_reminders_on_or_off_meanwhile_is_taken_at_his_word(house: House) -> None:
    partie = await begun(house)
    await queries.wish(house.club, ADA, Changes(reminders=False))
    assert (await house.row(partie)).wake_at == await due(house, partie)
    await house.pass_time(PACE * 6 // 10)
    assert len(hands(house)) == 1
    await queries.wish(house.club, ADA, Changes(reminders=True))
    await house.pass_time(1)
    assert (await house.row(partie)).reminded == 1
    assert house.board.sent.count("delete_hand") == 1


async def test_in_quiet_hours_reminders_are_held_back_and_come_at_their_end(house: House) -> None:
    await queries.wish(house.club, ADA, Changes(quiet="22-7", zone="Europe/Berlin"))
    house.clock.now = MIDNIGHT + 22 * HOUR
    await begun(house, 12 * HOUR)  # half of it is at four in the morning, UTC; in Berlin it is two hours later
    assert await rings_at(house, MIDNIGHT + 33 * HOUR) == [MIDNIGHT + 29 * HOUR, MIDNIGHT + 32 * HOUR + 48 * 60]


async def test_an_end_in_quiet_hours_is_told_without_a_bell(house: House) -> None:
    await queries.wish(house.club, ADA, Changes(quiet="0-7"))
    house.clock.now = MIDNIGHT - 10 * HOUR
    partie = await begun(house, 12 * HOUR)
    assert await rings_at(house, MIDNIGHT + 6 * HOUR) == [MIDNIGHT - 4 * HOUR]
    assert hands(house)[-1][2] == UP
    assert (await house.row(partie)).reminded == UP


async def test_a_reminder_that_the_bot_could_not_bring_before_quiet_hours_waits_for_their_end(house: House) -> None:
    await queries.wish(house.club, ADA, Changes(quiet="22-7"))
    house.clock.now = MIDNIGHT + 12 * HOUR
    partie = await begun(house)
    house.clock.now = MIDNIGHT + 47 * HOUR  # down since before half of the time had passed, and back at eleven at night
    await house.timekeeper._ring()
    assert (await house.row(partie)).reminded == 1
    assert await rings_at(house, MIDNIGHT + 56 * HOUR) == [MIDNIGHT + 55 * HOUR, MIDNIGHT + 55 * HOUR + 12 * 60]


async def test_a_reminder_whose_quiet_hours_last_to_the_end_is_left_out(house: House) -> None:
    await queries.wish(house.club, ADA, Changes(quiet="22-7"))
    house.clock.now = MIDNIGHT
    partie = await begun(house)
    house.clock.now = MIDNIGHT + 47 * HOUR
    await house.timekeeper._ring()
    assert (await house.row(partie)).reminded == 2
    assert await rings_at(house, MIDNIGHT + 56 * HOUR) == []
    assert sayings(house, partie)[-1] is Saying.LATE


async def test_one_with_closed_dms_is_called_at_the_table_each_call_replacing_the_last(house: House) -> None:
    house.board.shut.add(ADA)
    partie = await begun(house)
    await house.play(partie, 2)
    for _ in range(2):
        await house.pass_time(PACE * 45 // 100)
        calls = house.board.speeches(THREAD + partie, Saying.CALLING)
        assert [call.calling for call in calls] == [(0,)]
    assert calls[0].sight.reminded == 2
    assert hands(house) == []


async def moved(house: House, partie: int) -> None:
    """Ada moves, by her hand."""
    before, live = await house.row(partie), house.board.hands(ADA)[-1]
    sight = await house.decide(partie)
    live.what = sight
    house.postman.shown(sight, live.at, since=before.seq)
    house.postman.hurry(partie)


async def test_who_moves_while_his_reminder_is_on_its_way_has_his_hand_as_it_is_then(house: House) -> None:
    partie = await begun(house)
    house.board.meanwhile("deal_hand", lambda: moved(house, partie))
    await house.pass_time(PACE // 2)
    assert [sight.seq for sight in house.board.lives(ADA)] == [(await house.row(partie)).seq]


async def test_who_moves_while_it_is_asked_whether_he_is_there_is_not_reminded(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = await begun(house)
    before = house.board.sent.count("deal_hand")

    async def asked(_: int, user: int) -> Presence:
        if user == ADA:
            await moved(house, partie)
        return Presence.HERE

    monkeypatch.setattr(Board, "look_for", lambda _, guild, user: asked(guild, user))
    await house.pass_time(PACE // 2)
    # Ben's turn has come, and nothing else.
    assert house.board.sent.count("deal_hand") == before + 1
    assert len(house.board.hands(ADA)) == 1


async def test_who_moves_while_the_table_asks_about_him_is_not_called_late(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = await begun(house)

    async def asked() -> Presence:
        row = await house.row(partie)
        if row.reminded >= UP and row.to_act == 0:
            await moved(house, partie)
        return Presence.HERE

    monkeypatch.setattr(Board, "look_for", lambda *_: asked())
    await house.pass_time(PACE)
    assert (await house.row(partie)).to_act == 1
    assert Saying.LATE not in sayings(house, partie)


async def test_without_a_pace_nothing_is_ever_due(house: House) -> None:
    partie = await begun(house, None)
    before = hands(house)
    await house.pass_time(400 * DAY)
    assert (await house.row(partie)).clock == Stands(0, None, None, 0)
    assert hands(house) == before


async def test_the_choice_of_the_deal_is_timed(house: House) -> None:
    for user in (ADA, BEN):
        await queries.wish(house.club, user, Changes(asks_deal=True))
    partie = await house.begin(first_dealer=None, pace=PACE)
    await house.tell(partie)
    row = await house.row(partie)
    assert row.chooser is not None
    assert row.due_at == row.since + PACE
    chooser = (ADA, BEN)[row.chooser]
    await house.pass_time(PACE // 2)
    assert hands(house, chooser)[-1][1:] == (True, 1)
    await deciding.choose_deal(house.club, partie, chooser, deals_first=True, key=key())
    await house.check()
    row = await house.row(partie)
    assert row.clock == Stands(0, house.clock.now + PACE, house.clock.now + PACE // 2, 0)
    await house.tell(partie)
    await house.pass_time(PACE)
    assert (await house.row(partie)).reminded == UP


async def test_who_lets_the_choice_of_the_deal_pass_loses_the_partie_when_it_is_claimed(house: House) -> None:
    for user in (ADA, BEN):
        await queries.wish(house.club, user, Changes(asks_deal=True))
    partie = await house.begin(first_dealer=None, pace=PACE)
    await house.pass_time(PACE)
    row = await house.row(partie)
    other = 1 - (row.chooser or 0)
    sight = await deciding.claim(house.club, partie, (ADA, BEN)[other], seen=0, key=key())
    assert sight.ending is not None
    assert (sight.ending.by, sight.ending.loser) == (EndedBy.CLAIMED, 1 - other)
    await house.pass_time(HOUR)
    assert await house.waiting(partie) == []


# ------------------------------------------------------------------------------ the end of the time


async def test_when_time_is_up_both_are_told_and_the_one_who_waits_by_a_bell(house: House) -> None:
    partie = await begun(house)
    before = hands(house, BEN)
    await house.pass_time(PACE)
    (late,) = house.board.speeches(THREAD + partie, Saying.LATE)
    assert (late.seat, late.sight.late) == (0, True)
    assert len(hands(house, BEN)) == len(before) + 1
    assert house.board.lives(BEN)[0].late
    await house.pass_time(UNCLAIMED - 1)  # nothing more, however long they wait
    assert len(house.board.speeches(THREAD + partie, Saying.LATE)) == 1
    assert len(hands(house, ADA)) == 1


async def test_who_waits_with_closed_dms_is_called_by_what_the_table_says(house: House) -> None:
    partie = await begun(house)
    await house.play(partie, 1)
    house.board.shut.add(ADA)
    await queries.set_dms_closed(house.club, ADA, closed=True)
    await house.pass_time(PACE)
    (late,) = house.board.speeches(THREAD + partie, Saying.LATE)
    assert late.calling == (0,)
    assert house.board.speeches(THREAD + partie, Saying.CALLING) == []


async def test_what_is_late_to_be_told_at_the_table_is_left_out_once_he_has_moved(house: House) -> None:
    partie = await begun(house)
    house.board.fails("say", Failure.LATER)
    await house.pass_time(PACE)
    await house.play(partie, 1)
    await house.pass_time(HOUR)
    assert Saying.LATE not in sayings(house, partie)
    assert await house.waiting(partie) == []


async def test_a_server_may_have_it_claimed_by_itself(house: House) -> None:
    await queries.set_guild(house.club, GUILD, GuildChanges(claims_itself=True))
    partie = await begun(house)
    await house.pass_time(PACE - 1)
    assert (await house.row(partie)).ended_at is None
    await house.pass_time(1)
    row = await house.row(partie)
    assert (row.ending, row.winner, row.result, row.clock) == ("claimed", 1, None, Stands(0, None, None, 2))
    (end,) = house.board.speeches(THREAD + partie, Saying.END)
    assert end.sight.ending is not None
    assert end.sight.ending.loser == 0
    for user in (ADA, BEN):
        (live,) = house.board.lives(user)
        assert live.ending == end.sight.ending


async def test_a_hundred_parties_that_are_due_at_once_are_all_seen_to(house: House) -> None:
    found = [await house.begin(pace=HOUR) for _ in range(100)]
    await house.pass_time(HOUR)
    for partie in found:
        assert (await house.row(partie)).reminded == UP
        assert len(house.board.speeches(THREAD + partie, Saying.LATE)) == 1
        assert await house.waiting(partie) == []


async def test_a_partie_that_cannot_be_seen_to_holds_up_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = await begun(house), await begun(house)
    await house.play(whole, 1)  # Ben is to act
    await house.club.database.write(lambda tx: users.save_user(tx, User(ADA, quiet="damaged")))
    house.clock.now += PACE // 2
    await house.timekeeper._ring()
    assert [(await house.row(partie)).reminded for partie in (broken, whole)] == [0, 1]
    assert [record.getMessage() for record in caplog.records] == [f"the clock of partie {broken} could not be seen to"]
    assert await house.timekeeper._next_due() == house.clock.now + AGAIN
    await house.club.database.write(lambda tx: users.save_user(tx, User(ADA)))
    house.clock.now += AGAIN
    await house.timekeeper._ring()
    assert (await house.row(broken)).reminded == 1
    await house.rest()


# ------------------------------------------------------------------------------ restarts, and odd clocks


async def test_reminders_are_exact_through_restarts(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as house:
        partie = await begun(house)
        board, clock = house.board, house.clock
    for passed, reminded in ((PACE // 2 - 1, 0), (1, 1), (PACE * 4 // 10 - 1, 1), (1, 2), (PACE // 10 - 1, 2)):
        async with opened(path, board=board, clock=clock) as house:
            await house.timekeeper.start()
            await house.pass_time(passed)
            assert (await house.row(partie)).reminded == reminded
            assert len(hands(house)) == 1
            await house.timekeeper.stop()


@pytest.mark.parametrize("point", range(16))
async def test_killed_at_any_point_of_a_reminder_and_started_again_it_rings_once(tmp_path: Path, point: int) -> None:
    path, board, clock = tmp_path / "piquet.sqlite3", Board(), Clock()
    async with opened(path, board=board, clock=clock) as house:
        await begun(house)
    clock.now += PACE // 2
    async with opened(path, board=board, clock=clock) as house:
        board.axe = axe = Axe(point)
        axe.over(house.club.database)
        with suppress(asyncio.CancelledError):
            await house.timekeeper._ring()
            await house.rest()
    board.axe = None
    async with opened(path, board=board, clock=clock) as house:
        await house.pass_time(HOUR)
        ((_, live, reminded),) = hands(house)
        assert (live, reminded) == (True, 1)
        assert board.sent.count("deal_hand") <= 4


@pytest.mark.parametrize("claims_itself", [False, True])
async def test_whose_time_ran_out_while_the_bot_was_down_has_an_hour_from_its_return(
    tmp_path: Path, claims_itself: bool
) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as house:
        await queries.set_guild(house.club, GUILD, GuildChanges(claims_itself=claims_itself))
        partie = await begun(house)
        board, clock = house.board, house.clock
    clock.now += 3 * PACE
    async with opened(path, board=board, clock=clock) as house:
        await house.timekeeper.start()
        await house.check()
        assert await due(house, partie) == clock.now + HOUR
        await house.pass_time(HOUR - 1)
        assert hands(house)[-1][2] == 2
        assert (await house.row(partie)).ended_at is None
        await house.pass_time(1)
        row = await house.row(partie)
        assert (row.ending == "claimed", row.reminded == UP) == (claims_itself, not claims_itself)
        await house.timekeeper.stop()


async def test_who_was_late_already_when_the_bot_went_down_is_late_when_it_returns(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as house:
        partie = await begun(house)
        await house.pass_time(PACE)
        board, clock = house.board, house.clock
    clock.now += PACE
    async with opened(path, board=board, clock=clock) as house:
        await house.timekeeper.start()
        assert (await house.row(partie)).reminded == UP
        await house.timekeeper.stop()


async def test_a_clock_that_goes_backwards_does_nothing_early_and_nothing_twice(house: House) -> None:
    partie = await begun(house)
    await house.pass_time(PACE // 2)
    house.clock.now -= PACE
    before = (await house.row(partie)).clock
    await house.timekeeper._ring()
    assert (await house.row(partie)).clock == before
    await house.play(partie, 3)  # what is decided then has its time from then on
    assert await due(house, partie) == house.clock.now + PACE
    await house.pass_time(PACE)
    assert (await house.row(partie)).reminded == UP
    house.clock.now -= PACE
    await house.check()
    sight = await deciding.sight(house.club, partie, None)
    assert sight.late


async def test_the_alarm_looks_again_before_anything_can_be_due_of_which_it_was_not_told(house: House) -> None:
    assert await house.timekeeper._next_due() == house.clock.now + LOOKS
    partie = await house.begin(pace=HOUR)
    row = await house.row(partie)
    assert row.wake_at is not None
    assert row.wake_at >= house.clock.now + LOOKS
    house.clock.now += LOOKS // 2
    assert await house.timekeeper._next_due() == row.wake_at


async def test_when_something_falls_due_earlier_the_alarm_is_set_anew(house: House) -> None:
    partie = await begun(house)
    await vacation.begin(house.club, ADA, 3)
    house.clock.now += PACE // 2
    await house.timekeeper.set()
    before = house.timekeeper._alarm._sleeper
    await vacation.end(house.club, ADA)
    tasks = list(house.timekeeper._setting)
    assert tasks
    for task in tasks:
        await task
    assert house.timekeeper._alarm._sleeper is not before
    await house.tell(partie)


async def test_two_processes_do_what_is_due_once(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as house, opened(path, board=house.board, clock=house.clock) as other:
        partie = await begun(house)
        house.clock.now += PACE // 2
        await house.timekeeper._ring()
        assert await other.club.database.read(lambda tx: parties.awake(tx, house.clock.now)) == []
        await other.timekeeper._ring()
        await house.rest()
        await other.rest()
        await house.pass_time(HOUR)
        assert [live for _, live, _ in hands(house)] == [True]
        assert await house.waiting(partie) == []


# ------------------------------------------------------------------------------ a table that cannot be got back to


async def test_a_partie_whose_clock_stands_is_stopped_when_it_wakes(house: House) -> None:
    partie = await begun(house)
    row = await house.row(partie)
    stands = Stands(row.extra, None, house.clock.now + 30 * DAY, 0)
    await house.club.database.write(lambda tx: parties.set_clock(tx, partie, stands))
    house.clock.now += 30 * DAY
    await house.timekeeper._ring()
    row = await house.row(partie)
    assert (row.ending, row.winner) == ("stopped", None)
    await house.pass_time(HOUR)
    assert Saying.END in sayings(house, partie)

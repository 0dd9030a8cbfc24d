import asyncio
from collections.abc import Hashable
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import pytest

from bot.features.clocks import vacation
from bot.features.clocks.reminders import LONGEST_SLEEP, PARTIES_AT_ONCE, RETRY_DELAY
from bot.features.parties import deciding
from bot.features.players import service as players
from bot.features.players.service import PlayerChanges
from bot.features.servers.service import ServerChanges, save_server_settings
from bot.model.clocks import DAY, HOUR, UNCLAIMED
from bot.model.clocks import Clock as Stands
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says
from bot.model.reminders import UP
from bot.model.results import EndedBy
from bot.model.sight import Sight
from bot.piquet.actions import Look
from bot.runtime.messenger import Failure, Presence
from data import parties
from tests.fakes.fake_messenger import THREAD, FakeMessenger, SentMessage
from tests.fakes.service_context import ADA, BEN, GUILD, Clock, ServiceContext, key, opened
from tests.support.crash_injection import Crash

PACE = 2 * DAY
MIDNIGHT = 1_750_032_000


@pytest.fixture
async def services(services: ServiceContext) -> ServiceContext:
    await services.start_reminders()
    return services


async def begun(services: ServiceContext, pace: int | None = PACE) -> PartieId:
    partie = await services.begin(pace=pace)
    await services.tell(partie)
    return partie


async def due(services: ServiceContext, partie: PartieId) -> int:
    row = await services.row(partie)
    assert row.due_at is not None
    return row.due_at


def hands(services: ServiceContext, user: int = ADA) -> list[tuple[int, bool, int]]:
    """A person's hand messages: number, whether live, and how many reminders they show."""
    return [(shown.at.message, shown.live, reminded_in(shown)) for shown in services.messenger.hands(user)]


def reminded_in(shown: SentMessage) -> int:
    return shown.what.clock.reminded if isinstance(shown.what, Sight) else -1


def sayings(services: ServiceContext, partie: PartieId) -> list[Says]:
    return [speech.message.what for speech in services.messenger.speeches(THREAD + partie)]


async def rings_at(services: ServiceContext, until: int, user: int = ADA) -> list[int]:
    """Passes time until ``until``. Returns the times of new DMs, exact at multiples of 12 minutes."""
    known, found = {shown.at.message for shown in services.messenger.hands(user)}, list[int]()
    for seconds in cycle((12 * 60 - 1, 1)):
        if services.clock.now >= until:
            return found
        await services.pass_time(seconds)
        new = {shown.at.message for shown in services.messenger.hands(user)} - known
        found += [services.clock.now] * len(new)
        known |= new
    raise AssertionError


# ------------------------------------------------------------------------------ reminders


async def test_a_turn_rings_at_half_nine_tenths_and_its_end(services: ServiceContext) -> None:
    partie = await begun(services)
    start = services.clock.now
    assert await due(services, partie) == start + PACE
    for passed, reminded in ((DAY, 1), (DAY * 8 // 10, 2), (DAY * 2 // 10, UP)):
        before = hands(services)[-1][0]
        await services.pass_time(passed - 1)
        assert hands(services)[-1][0] == before
        await services.pass_time(1)
        assert (await services.row(partie)).reminded == reminded
        (only,) = hands(services)
        assert only[0] > before
        assert only[1:] == (True, reminded)
    assert services.clock.now == start + PACE
    assert sayings(services, partie)[-1] is Says.LATE


async def test_a_reminder_replaces_only_the_message_before_it(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.play(partie, 2)  # Ada, Ben; and Ada is to act again
    before = hands(services)
    await services.pass_time(PACE // 2)
    after = hands(services)
    assert after[:-1] == before[:-1]
    assert len(after) == len(before)
    assert after[-1][0] > before[-1][0]
    assert [live for _, live, _ in after] == [False] * (len(after) - 1) + [True]


async def test_a_player_who_moves_in_time_gets_no_reminder(services: ServiceContext) -> None:
    partie = await begun(services)
    for _ in range(20):
        await services.pass_time(PACE // 2 - 1)
        await services.play(partie, 1)
    sent = sum(len(services.messenger.hands(user)) for user in (ADA, BEN))
    assert sent == services.messenger.sent.count("deal_hand"), "no hand was deleted for a reminder"
    assert Says.LATE not in sayings(services, partie)


async def test_a_reminder_is_dropped_if_the_player_moves_meanwhile(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.fails("deal_hand", Failure.LATER)
    await services.pass_time(PACE // 2)
    assert [str(notice.message) for notice in await services.waiting(partie)] == ["remind"]
    await services.play(partie, 1)
    before = len(hands(services))
    await services.pass_time(HOUR)
    assert await services.waiting(partie) == []
    assert len(hands(services)) == before


async def test_a_reminder_that_arrived_though_it_seemed_lost_is_not_sent_twice(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.fails("deal_hand", Failure.LATER, arrives=True)
    await services.pass_time(PACE // 2 + HOUR)
    assert await services.waiting(partie) == []
    assert [live for _, live, _ in hands(services)] == [True]


async def test_an_action_out_of_turn_changes_no_clock(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.play(partie, 2)
    await services.pass_time(PACE // 2)
    before = await services.row(partie)
    assert before.reminded == 1
    await deciding.act(services.context, partie, BEN, lambda _: [Look(1)], seen=before.seq, key=key())
    after = await services.row(partie)
    assert (after.seq, after.since, after.clock) == (before.seq + 1, before.since, before.clock)
    await services.tell(partie)
    await services.pass_time(PACE // 2)
    assert (await services.row(partie)).reminded == UP


async def test_each_decision_of_a_player_who_stays_to_act_restarts_the_clock(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.play(partie, 2)
    await services.pass_time(PACE * 6 // 10)
    assert (await services.row(partie)).reminded == 1
    await services.play(partie, 1)  # the point: the same player is still to act
    row = await services.row(partie)
    assert (row.to_act, row.clock) == (0, Stands(0, services.clock.now + PACE, services.clock.now + PACE // 2, 0))


async def test_without_reminders_time_runs_out_silently(services: ServiceContext) -> None:
    await players.save_player_settings(services.context, ADA, PlayerChanges(reminders=False))
    partie = await begun(services)
    before = hands(services)[-1][0]
    await services.pass_time(PACE)
    assert [message for message, _, _ in hands(services)] == [before]
    assert hands(services)[-1][2] == UP  # the hand says it
    assert sayings(services, partie)[-1] is Says.LATE


async def test_reminders_can_be_switched_on_and_off_during_a_turn(services: ServiceContext) -> None:
    partie = await begun(services)
    await players.save_player_settings(services.context, ADA, PlayerChanges(reminders=False))
    assert (await services.row(partie)).wake_at == await due(services, partie)
    await services.pass_time(PACE * 6 // 10)
    assert len(hands(services)) == 1
    await players.save_player_settings(services.context, ADA, PlayerChanges(reminders=True))
    await services.pass_time(1)
    assert (await services.row(partie)).reminded == 1
    assert services.messenger.sent.count("delete_hand") == 1


async def test_reminders_are_held_during_quiet_hours_and_sent_when_they_end(services: ServiceContext) -> None:
    await players.save_player_settings(services.context, ADA, PlayerChanges(quiet="22-7", zone="Europe/Berlin"))
    services.clock.now = MIDNIGHT + 22 * HOUR
    await begun(services, 12 * HOUR)  # half of it is at four in the morning, UTC; in Berlin it is two hours later
    assert await rings_at(services, MIDNIGHT + 33 * HOUR) == [MIDNIGHT + 29 * HOUR, MIDNIGHT + 32 * HOUR + 48 * 60]


async def test_time_that_runs_out_in_quiet_hours_is_shown_without_a_bell(services: ServiceContext) -> None:
    await players.save_player_settings(services.context, ADA, PlayerChanges(quiet="0-7"))
    services.clock.now = MIDNIGHT - 10 * HOUR
    partie = await begun(services, 12 * HOUR)
    assert await rings_at(services, MIDNIGHT + 6 * HOUR) == [MIDNIGHT - 4 * HOUR]
    assert hands(services)[-1][2] == UP
    assert (await services.row(partie)).reminded == UP


async def test_a_reminder_delayed_into_quiet_hours_waits(services: ServiceContext) -> None:
    await players.save_player_settings(services.context, ADA, PlayerChanges(quiet="22-7"))
    services.clock.now = MIDNIGHT + 12 * HOUR
    partie = await begun(services)
    services.clock.now = (
        MIDNIGHT + 47 * HOUR
    )  # down since before half of the time had passed, and back at eleven at night
    await services.reminders.do()
    assert (await services.row(partie)).reminded == 1
    assert await rings_at(services, MIDNIGHT + 56 * HOUR) == [MIDNIGHT + 55 * HOUR, MIDNIGHT + 55 * HOUR + 12 * 60]


async def test_a_reminder_is_skipped_if_quiet_hours_outlast_the_turn(services: ServiceContext) -> None:
    await players.save_player_settings(services.context, ADA, PlayerChanges(quiet="22-7"))
    services.clock.now = MIDNIGHT
    partie = await begun(services)
    services.clock.now = MIDNIGHT + 47 * HOUR
    await services.reminders.do()
    assert (await services.row(partie)).reminded == 2
    assert await rings_at(services, MIDNIGHT + 56 * HOUR) == []
    assert sayings(services, partie)[-1] is Says.LATE


async def test_the_table_calls_a_player_with_closed_dms_replacing_earlier_calls(services: ServiceContext) -> None:
    services.messenger.shut.add(ADA)
    partie = await begun(services)
    await services.play(partie, 2)
    for _ in range(2):
        await services.pass_time(PACE * 45 // 100)
        calls = services.messenger.speeches(THREAD + partie, Says.CALL)
        assert [call.calling for call in calls] == [(0,)]
    assert calls[0].sight.clock.reminded == 2
    assert hands(services) == []


async def moved(services: ServiceContext, partie: PartieId) -> None:
    before, live = await services.row(partie), services.messenger.hands(ADA)[-1]
    sight = await services.decide(partie)
    live.what = sight
    services.poster.shown(sight, live.at, since=before.seq)
    services.poster.hurry(partie)


async def test_a_player_who_acts_during_a_reminder_gets_the_newest_hand(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.meanwhile("deal_hand", lambda: moved(services, partie))
    await services.pass_time(PACE // 2)
    assert [sight.seq for sight in services.messenger.lives(ADA)] == [(await services.row(partie)).seq]


async def test_a_player_who_acts_during_the_presence_check_gets_no_bell(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = await begun(services)
    before = services.messenger.sent.count("deal_hand")

    async def asked(_: int, user: int) -> Presence:
        if user == ADA:
            await moved(services, partie)
        return Presence.HERE

    monkeypatch.setattr(FakeMessenger, "look_for", lambda _, guild, user: asked(guild, user))
    await services.pass_time(PACE // 2)
    # Ben's turn has come, and nothing else.
    assert services.messenger.sent.count("deal_hand") == before + 1
    assert len(services.messenger.hands(ADA)) == 1


async def test_a_player_who_acts_during_the_final_presence_check_is_not_late(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = await begun(services)

    async def asked() -> Presence:
        row = await services.row(partie)
        if row.reminded >= UP and row.to_act == 0:
            await moved(services, partie)
        return Presence.HERE

    monkeypatch.setattr(FakeMessenger, "look_for", lambda *_: asked())
    await services.pass_time(PACE)
    assert (await services.row(partie)).to_act == 1
    assert Says.LATE not in sayings(services, partie)


async def test_without_a_pace_nothing_is_ever_due(services: ServiceContext) -> None:
    partie = await begun(services, None)
    before = hands(services)
    await services.pass_time(400 * DAY)
    assert (await services.row(partie)).clock == Stands(0, None, None, 0)
    assert hands(services) == before


async def test_the_choice_of_the_deal_is_timed(services: ServiceContext) -> None:
    for user in (ADA, BEN):
        await players.save_player_settings(services.context, user, PlayerChanges(asks_deal=True))
    partie = await services.begin(first_dealer=None, pace=PACE)
    await services.tell(partie)
    row = await services.row(partie)
    assert row.chooser is not None
    assert row.due_at == row.since + PACE
    chooser = (ADA, BEN)[row.chooser]
    await services.pass_time(PACE // 2)
    assert hands(services, chooser)[-1][1:] == (True, 1)
    await deciding.decide(services.context, partie, chooser, deciding.deal_first, key=key())
    await services.check()
    row = await services.row(partie)
    assert row.clock == Stands(0, services.clock.now + PACE, services.clock.now + PACE // 2, 0)
    await services.tell(partie)
    await services.pass_time(PACE)
    assert (await services.row(partie)).reminded == UP


async def test_a_player_who_never_chooses_the_deal_can_lose_by_claim(services: ServiceContext) -> None:
    for user in (ADA, BEN):
        await players.save_player_settings(services.context, user, PlayerChanges(asks_deal=True))
    partie = await services.begin(first_dealer=None, pace=PACE)
    await services.pass_time(PACE)
    row = await services.row(partie)
    other = 1 - (row.chooser or 0)
    sight = await deciding.decide(services.context, partie, (ADA, BEN)[other], deciding.claim, seen=0, key=key())
    assert sight.ending is not None
    assert (sight.ending.by, sight.ending.loser) == (EndedBy.CLAIMED, 1 - other)
    await services.pass_time(HOUR)
    assert await services.waiting(partie) == []


# ------------------------------------------------------------------------------ the end of the time


async def test_when_time_is_up_both_players_are_told_but_one_by_bell(services: ServiceContext) -> None:
    partie = await begun(services)
    before = hands(services, BEN)
    await services.pass_time(PACE)
    (late,) = services.messenger.speeches(THREAD + partie, Says.LATE)
    assert (late.message, late.sight.late) == (Say(Says.LATE, 0), True)
    assert len(hands(services, BEN)) == len(before) + 1
    assert services.messenger.lives(BEN)[0].late
    await services.pass_time(UNCLAIMED - 1)  # nothing more, however long they wait
    assert len(services.messenger.speeches(THREAD + partie, Says.LATE)) == 1
    assert len(hands(services, ADA)) == 1


async def test_the_late_message_calls_a_waiting_player_with_closed_dms(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.play(partie, 1)
    services.messenger.shut.add(ADA)
    await players.remember_dms_closed(services.context, ADA, closed=True)
    await services.pass_time(PACE)
    (late,) = services.messenger.speeches(THREAD + partie, Says.LATE)
    assert late.calling == (0,)
    assert services.messenger.speeches(THREAD + partie, Says.CALL) == []


async def test_a_late_notice_is_dropped_once_the_player_has_acted(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.fails("say", Failure.LATER)
    await services.pass_time(PACE)
    await services.play(partie, 1)
    await services.pass_time(HOUR)
    assert Says.LATE not in sayings(services, partie)
    assert await services.waiting(partie) == []


async def test_a_server_can_have_late_parties_claimed_automatically(services: ServiceContext) -> None:
    await save_server_settings(services.context, GUILD, ServerChanges(claims_itself=True))
    partie = await begun(services)
    await services.pass_time(PACE - 1)
    assert (await services.row(partie)).ended_at is None
    await services.pass_time(1)
    row = await services.row(partie)
    assert (row.ending, row.winner, row.result, row.clock) == ("claimed", 1, None, Stands(0, None, None, 2))
    (end,) = services.messenger.speeches(THREAD + partie, Says.ENDED)
    assert end.sight.ending is not None
    assert end.sight.ending.loser == 0
    for user in (ADA, BEN):
        (live,) = services.messenger.lives(user)
        assert live.ending == end.sight.ending


async def test_many_parties_due_at_once_are_all_handled(services: ServiceContext) -> None:
    await services.lift_limits()
    found = [await services.begin(pace=HOUR) for _ in range(2 * PARTIES_AT_ONCE + 1)]
    await services.pass_time(HOUR)
    for partie in found:
        assert (await services.row(partie)).reminded == UP
        assert len(services.messenger.speeches(THREAD + partie, Says.LATE)) == 1
        assert await services.waiting(partie) == []


async def test_a_failing_partie_holds_up_no_other(services: ServiceContext, caplog: pytest.LogCaptureFixture) -> None:
    broken, whole = await begun(services), await begun(services)
    await services.play(whole, 1)  # Ben is to act
    seat = await services.context.database.read(
        lambda tx: tuple(tx.fetch_all("SELECT * FROM seats WHERE partie = ? AND seat = 0", broken)[0])
    )
    await services.context.database.write(
        lambda tx: tx.execute("DELETE FROM seats WHERE partie = ? AND seat = 0", broken)
    )
    services.clock.now += PACE // 2
    await services.reminders.do()
    assert [(await services.row(partie)).reminded for partie in (broken, whole)] == [0, 1]
    assert [record.getMessage() for record in caplog.records] == [f"the clock of partie {broken} could not be handled"]
    assert await services.reminders.next_due() == services.clock.now + RETRY_DELAY
    places = ", ".join("?" * len(seat))
    await services.context.database.write(lambda tx: tx.execute(f"INSERT INTO seats VALUES ({places})", *seat))  # noqa: S608
    services.clock.now += RETRY_DELAY
    await services.reminders.do()
    assert (await services.row(broken)).reminded == 1
    await services.rest()


# ------------------------------------------------------------------------------ restarts, and odd clocks


async def test_reminders_stay_exact_across_restarts(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        partie = await begun(services)
        messenger, clock = services.messenger, services.clock
    for passed, reminded in ((PACE // 2 - 1, 0), (1, 1), (PACE * 4 // 10 - 1, 1), (1, 2), (PACE // 10 - 1, 2)):
        async with opened(path, messenger=messenger, clock=clock) as services:
            await services.start_reminders()
            await services.pass_time(passed)
            assert (await services.row(partie)).reminded == reminded
            assert len(hands(services)) == 1


@pytest.mark.sampled(6)
@pytest.mark.parametrize("point", range(16))
async def test_a_reminder_rings_once_wherever_the_bot_is_killed(tmp_path: Path, point: int) -> None:
    path, messenger, clock = tmp_path / "piquet.sqlite3", FakeMessenger(), Clock()
    async with opened(path, messenger=messenger, clock=clock) as services:
        await begun(services)
    clock.now += PACE // 2
    async with opened(path, messenger=messenger, clock=clock) as services:
        messenger.crash = crash = Crash(point)
        crash.watch(services.context.database)
        with suppress(asyncio.CancelledError):
            await services.reminders.do()
            await services.rest()
    messenger.crash = None
    async with opened(path, messenger=messenger, clock=clock) as services:
        await services.pass_time(HOUR)
        ((_, live, reminded),) = hands(services)
        assert (live, reminded) == (True, 1)
        assert messenger.sent.count("deal_hand") <= 4


@pytest.mark.parametrize("claims_itself", [False, True])
async def test_a_player_whose_time_ran_out_during_downtime_gets_an_hour(tmp_path: Path, claims_itself: bool) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        await save_server_settings(services.context, GUILD, ServerChanges(claims_itself=claims_itself))
        partie = await begun(services)
        messenger, clock = services.messenger, services.clock
    clock.now += 3 * PACE
    async with opened(path, messenger=messenger, clock=clock) as services:
        await services.start_reminders()
        await services.check()
        assert await due(services, partie) == clock.now + HOUR
        await services.pass_time(HOUR - 1)
        assert hands(services)[-1][2] == 2
        assert (await services.row(partie)).ended_at is None
        await services.pass_time(1)
        row = await services.row(partie)
        assert (row.ending == "claimed", row.reminded == UP) == (claims_itself, not claims_itself)


async def test_a_player_who_was_late_before_downtime_stays_late(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        partie = await begun(services)
        await services.pass_time(PACE)
        messenger, clock = services.messenger, services.clock
    clock.now += PACE
    async with opened(path, messenger=messenger, clock=clock) as services:
        await services.start_reminders()
        assert (await services.row(partie)).reminded == UP


async def test_a_clock_that_goes_backward_does_nothing_early_or_twice(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.pass_time(PACE // 2)
    services.clock.now -= PACE
    before = (await services.row(partie)).clock
    await services.reminders.do()
    assert (await services.row(partie)).clock == before
    await services.play(partie, 3)  # what is decided then has its time from then on
    assert await due(services, partie) == services.clock.now + PACE
    await services.pass_time(PACE)
    assert (await services.row(partie)).reminded == UP
    services.clock.now -= PACE
    await services.check()
    sight = await deciding.sight(services.context, partie, None)
    assert sight.late


async def test_the_agenda_wakes_before_a_turn_it_has_not_heard_of(services: ServiceContext) -> None:
    assert await services.reminders.next_due() == services.clock.now + LONGEST_SLEEP
    partie = await services.begin(pace=HOUR)
    row = await services.row(partie)
    assert row.wake_at is not None
    assert row.wake_at >= services.clock.now + LONGEST_SLEEP
    services.clock.now += LONGEST_SLEEP // 2
    assert await services.reminders.next_due() == row.wake_at


async def test_a_turn_that_falls_due_earlier_wakes_the_agenda(services: ServiceContext) -> None:
    partie = await begun(services)
    await vacation.begin(services.context, ADA, 3)
    services.clock.now += PACE // 2
    changes = list[Hashable]()
    services.context.database.subscribe(changes.extend)
    await vacation.end(services.context, ADA)
    assert any(services.reminders.wakes_on(change) for change in changes)
    await services.tell(partie)


@pytest.mark.two_processes
async def test_two_processes_handle_each_due_turn_once(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services, opened(path, messenger=services.messenger, clock=services.clock) as other:
        partie = await begun(services)
        services.clock.now += PACE // 2
        await services.reminders.do()
        assert await other.context.database.read(lambda tx: parties.awake(tx, services.clock.now)) == []
        await other.reminders.do()
        await services.rest()
        await other.rest()
        await services.pass_time(HOUR)
        assert [live for _, live, _ in hands(services)] == [True]
        assert await services.waiting(partie) == []


# ------------------------------------------------------------------------------ a table that cannot be got back to


async def test_a_partie_with_a_paused_clock_is_stopped_when_it_wakes(services: ServiceContext) -> None:
    partie = await begun(services)
    row = await services.row(partie)
    stands = Stands(row.extra, None, services.clock.now + 30 * DAY, 0)
    await services.context.database.write(lambda tx: parties.set_clock(tx, partie, stands))
    services.clock.now += 30 * DAY
    await services.reminders.do()
    row = await services.row(partie)
    assert (row.ending, row.winner) == ("stopped", None)
    await services.pass_time(HOUR)
    assert Says.ENDED in sayings(services, partie)

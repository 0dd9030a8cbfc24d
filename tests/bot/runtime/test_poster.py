import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.features.parties import deciding, loaded_partie
from bot.features.parties.loaded_partie import LoadedPartie
from bot.features.parties.replay_cache import ReplayCache
from bot.features.players import service as players
from bot.features.privacy import service as privacy
from bot.features.tables.delivery import FRESH, TablePosts
from bot.model.clocks import DAY, HOUR
from bot.model.ids import PartieId
from bot.model.outbox_messages import Says, Show, parse_message
from bot.model.players import User
from bot.model.servers import Guild
from bot.model.sight import Sight
from bot.piquet.actions import Look
from bot.runtime import limits, queues
from bot.runtime.agenda import AFTER_FAILURE
from bot.runtime.delivering import Seen
from bot.runtime.messenger import Failure, Speech
from bot.runtime.queues import WORKERS
from data import outbox, posts, servers
from data.outbox import NewNotice, Notice, Place
from data.players import users
from data.store.errors import ServerGone, UnknownOutcome
from data.store.transaction import Transaction, Work
from tests.fakes.fake_messenger import THREAD, FakeMessenger, SentMessage
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, Clock, ServiceContext, key, opened
from tests.lab.faults.kinds.sabotage import Manner, Saboteur
from tests.support.crash_injection import Crash
from tests.support.waiting import LONGEST, wait_for

ELSEWHERE = 79
LONG = pytest.mark.long
DEAL = 25
"""The number of decisions in a deal played by ``simply``: two exchanges, the point, twenty-two cards."""


async def begun(services: ServiceContext, decisions: int = 0) -> PartieId:
    partie = await services.begin()
    await services.tell(partie)
    await services.play(partie, decisions)
    return partie


def wakes(services: ServiceContext) -> list[float]:
    """Returns a list that fills with the delays after which the poster asks to be woken."""
    woken: list[float] = []
    services.poster.wake = lambda by=0.0: woken.append(by)  # type: ignore[method-assign]
    return woken


async def check(services: ServiceContext, partie: PartieId, channel: int | None = None) -> None:
    """Checks that the table has each decision once and in order, and each player one live, current hand."""
    row = await services.row(partie)
    assert await services.waiting(partie) == []
    await check_table(services, partie, channel)
    for seat, user in enumerate((ADA, BEN)):
        lives = services.messenger.lives(user)
        assert len(lives) == 1
        if row.to_act == seat or row.ended_at is not None:
            assert lives[0].seq == row.seq


async def check_table(services: ServiceContext, partie: PartieId, channel: int | None = None) -> None:
    row = await services.row(partie)
    assert services.messenger.told(channel or THREAD + partie) == list(range(row.seq))


# ------------------------------------------------------------------------------ as it goes every day


async def test_a_partie_is_shown_at_one_table_and_in_two_hands(services: ServiceContext) -> None:
    partie = await begun(services, 1000)
    await check(services, partie)
    assert (await services.row(partie)).ending == "played"
    assert [speech.message.what for speech in services.messenger.speeches(THREAD + partie)][:2] == [
        Says.OPENING,
        Says.PLAY,
    ]


async def test_the_hand_of_a_player_who_waited_is_a_new_message(
    services: ServiceContext,
) -> None:
    partie = await begun(services, 1)
    assert len(services.messenger.hands(BEN)) == 2
    assert [shown.live for shown in services.messenger.hands(BEN)] == [False, True]
    assert len(services.messenger.hands(ADA)) == 1
    assert (await services.row(partie)).to_act == 1


async def test_a_player_who_stays_to_act_keeps_the_hand_message(services: ServiceContext) -> None:
    partie = await begun(services, 2)
    before = len(services.messenger.hands(ADA))
    await services.play(partie, 1)  # the point, which is answered for Ben by their settings
    assert (await services.row(partie)).to_act == 0
    assert len(services.messenger.hands(ADA)) == before
    await check(services, partie)


async def test_the_play_of_a_deal_is_one_message_replaced_after_a_day(
    services: ServiceContext,
) -> None:
    partie = await begun(services, 6)
    first = talks(services, partie)
    assert len(first) == 1
    services.clock.now += FRESH - 1
    await services.play(partie, 1)
    assert talks(services, partie) == first
    services.clock.now += 1
    await services.play(partie, 1)
    assert len(talks(services, partie)) == 1
    assert talks(services, partie) != first
    await check(services, partie)


@pytest.mark.parametrize("person", [ADA, BEN])
async def test_a_message_is_replaced_although_a_player_was_forgotten_since(
    services: ServiceContext, person: int
) -> None:
    partie = await begun(services, 6)
    first = talks(services, partie)
    await services.play(partie, 1, told=False)
    services.clock.now += FRESH
    await privacy.forget(services.context, person, lambda _: "nobody")
    await services.later(partie)
    assert len(talks(services, partie)) == 1
    assert talks(services, partie) != first


async def test_a_notified_player_gets_a_message_that_replaces_the_last(
    services: ServiceContext,
) -> None:
    services.messenger.shut.add(BEN)
    partie = await begun(services, 8)
    met = set()
    for _ in range(10):
        before = talks(services, partie)
        await services.play(partie, 1)
        (speech,) = services.messenger.speeches(THREAD + partie, Says.PLAY)
        assert (talks(services, partie) != before) == (speech.calling == (1,))
        met.add(speech.calling)
        await check_table(services, partie)
    assert met == {(), (1,)}


def talks(services: ServiceContext, partie: PartieId) -> list[int]:
    shown = [(one.at.message, one.what) for one in services.messenger.at(THREAD + partie)]
    return [message for message, what in shown if isinstance(what, Speech) and what.message.what is Says.PLAY]


async def test_each_deal_begins_a_message_of_its_own(services: ServiceContext) -> None:
    partie = await begun(services, 2 * DEAL + 1)
    firsts = [
        speech.sight.shown.number
        for speech in services.messenger.speeches(THREAD + partie, Says.PLAY)
        if speech.first == 0
    ]
    assert firsts == [0, 1, 2]


async def test_a_new_message_replaces_one_that_is_full(services: ServiceContext) -> None:
    partie = await begun(services, 4)
    before = talks(services, partie)
    services.messenger.fails("say_more", Failure.FULL)
    await services.play(partie, 2)
    assert len(talks(services, partie)) == 1
    assert talks(services, partie) != before
    await check(services, partie)


async def test_the_text_of_a_deleted_table_message_is_sent_again(
    services: ServiceContext,
) -> None:
    partie = await begun(services, 4)
    services.messenger.messages = [
        shown for shown in services.messenger.messages if shown.at.channel != THREAD + partie
    ]
    await services.play(partie, 2)
    await check(services, partie)


async def test_a_server_with_that_setting_has_its_tables_in_the_channel(services: ServiceContext) -> None:
    await services.context.database.write(lambda tx: servers.save_server(tx, Guild(77, table_in_channel=True)))
    partie = await begun(services, 3)
    await check(services, partie, CHANNEL)


# ------------------------------------------------------------------------------ what is decided meanwhile


MEANWHILE = ("say", "say_more", "deal_hand", "show_hand", "retire_hand", "find_hand")


@pytest.mark.sampled(6)
@pytest.mark.parametrize("verb", MEANWHILE)
@pytest.mark.parametrize("decisions", [1, 2, 5])
async def test_a_decision_made_while_a_message_is_being_sent_is_also_sent(
    services: ServiceContext, verb: str, decisions: int
) -> None:
    partie = await begun(services)

    async def meanwhile() -> None:
        await services.play(partie, decisions, told=False)

    met = 0
    for _ in range(6):
        provoke(services, verb)
        mishap = services.messenger.meanwhile(verb, meanwhile)
        await services.play(partie, 1)
        await services.later(partie)
        met += not mishap.times
        services.messenger.mishaps.clear()
        await check(services, partie)
    assert met >= 3


def provoke(services: ServiceContext, verb: str) -> None:
    """Makes a message of this kind due: the table's last message gets too old to edit, or sending a hand fails."""
    if verb == "say":
        services.clock.now += FRESH
    if verb == "find_hand":
        services.messenger.fails("deal_hand", Failure.LATER)


async def test_a_hand_overwritten_by_an_older_version_is_redrawn(services: ServiceContext) -> None:
    """An older version may reach Discord after a click's answer has already shown a newer one."""
    partie = await begun(services, 2)
    message = services.messenger.hands(ADA)[-1]

    async def clicked() -> None:
        sight = await services.decide(partie)
        message.what = sight
        services.poster.shown(sight, message.at, since=sight.seq - 1)

    await services.context.database.write(partial(show, partie=partie, place=Place.HAND0))
    services.messenger.meanwhile("show_hand", clicked)
    await services.tell(partie)
    assert isinstance(message.what, type(services.messenger.lives(ADA)[0]))
    assert message.what.seq == (await services.row(partie)).seq


def show(tx: Transaction, partie: PartieId, place: Place) -> None:
    outbox.enqueue_all(tx, partie, [NewNotice(place, Show(), 0, 0, 0)])


async def test_a_hand_that_changes_while_it_is_drawn_is_redrawn(
    services: ServiceContext,
) -> None:
    partie = await begun(services, 2)
    message = services.messenger.hands(ADA)[-1]

    async def set_up() -> None:
        wishes = User(ADA, four_colours=True)
        await services.context.database.write(lambda tx: users.save_user(tx, wishes))
        await services.context.database.write(partial(show, partie=partie, place=Place.HAND0))

    await services.context.database.write(partial(show, partie=partie, place=Place.HAND0))
    services.messenger.meanwhile("show_hand", set_up)
    services.messenger.sent.clear()
    await services.tell(partie)
    assert services.messenger.sent.count("show_hand") == 2
    assert isinstance(message.what, Sight)
    assert message.what.settings.four_colours


async def test_the_answer_to_a_click_needs_no_second_drawing(services: ServiceContext) -> None:
    partie = await begun(services, 2)
    sight = await services.decide(partie)
    services.poster.shown(sight, services.messenger.hands(ADA)[-1].at, since=sight.seq - 1)
    services.messenger.sent.clear()
    await services.tell(partie)
    assert "show_hand" not in services.messenger.sent


async def test_an_old_hand_that_was_clicked_late_loses_its_buttons_again(services: ServiceContext) -> None:
    partie = await begun(services, 4)
    old, new = services.messenger.hands(ADA)[-2:]
    assert not old.live
    old.live, old.what = True, new.what
    assert isinstance(new.what, Sight)
    services.poster.shown(new.what, old.at, since=1)
    await services.tell(partie)
    assert [shown.live for shown in (old, new)] == [False, True]


# ------------------------------------------------------------------------------ trouble


VERBS = ("open_table", "say", "say_more", "deal_hand", "show_hand", "retire_hand", "find_hand")


@pytest.mark.sampled(10)
@pytest.mark.parametrize("arrives", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("verb", VERBS)
async def test_an_unsent_message_is_sent_later_and_only_once(
    services: ServiceContext, verb: str, times: int, arrives: bool
) -> None:
    partie = await services.begin()
    rings, met = [1, 1], 0
    for _ in range(1 if verb == "open_table" else 6):
        provoke(services, verb)
        mishap = services.messenger.fails(verb, Failure.LATER, arrives=arrives, times=times)
        await services.tell(partie)
        before = (await services.row(partie)).to_act
        await services.play(partie, 1)
        after = (await services.row(partie)).to_act
        await services.later(partie)
        met += mishap.times < times
        services.messenger.mishaps.clear()
        await check(services, partie)
        if after is not None and after != before:
            rings[after] += 1
    assert met
    assert all(len(services.messenger.hands(user)) <= most for user, most in zip((ADA, BEN), rings, strict=True))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("arrives", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("verb", VERBS[1:])
async def test_a_partie_goes_on_while_something_waits_to_be_told(
    services: ServiceContext, verb: str, arrives: bool
) -> None:
    partie = await begun(services)
    for _ in range(4):
        provoke(services, verb)
        mishap = services.messenger.fails(verb, Failure.LATER, arrives=arrives)
        await services.play(partie, 8)
        await services.later(partie)
        assert not mishap.times
        await check(services, partie)


async def test_text_of_a_message_that_arrived_unnoticed_is_not_repeated(
    services: ServiceContext,
) -> None:
    """The table's message was edited, but the answer was lost. Then the message is too old, and a new one begins."""
    partie = await begun(services, 2)
    mishap = services.messenger.fails("say_more", Failure.LATER, arrives=True)
    await services.play(partie, 1)
    assert mishap.times == 0
    services.clock.now += FRESH
    await services.later(partie)
    await services.play(partie, 1)
    await check(services, partie)


async def test_a_message_ahead_of_the_stored_text_is_redrawn_first(
    services: ServiceContext,
) -> None:
    """A moved table's first message was edited, but the answer was lost. A day later, the next edit fails."""
    partie = await begun(services, 8)
    await lost(services, partie)
    services.messenger.fails("say_more", Failure.LATER, arrives=True)
    await services.play(partie, 1)
    services.clock.now += FRESH
    mishap = services.messenger.fails("say_more", Failure.LATER)
    await services.play(partie, 1)
    await services.later(partie)
    assert mishap.times == 0
    await check_table(services, partie, CHANNEL)


async def test_an_edited_message_is_not_mistaken_for_the_next_one(services: ServiceContext) -> None:
    """A decision during the edit gets its own message, which fails at first."""
    partie = await begun(services, 2)

    async def meanwhile() -> None:
        await services.play(partie, 1, told=False)
        services.clock.now += FRESH
        services.messenger.fails("say", Failure.LATER)

    services.messenger.meanwhile("say_more", meanwhile)
    await services.play(partie, 1)
    await services.later(partie)
    await check(services, partie)
    assert [mishap.times for mishap in services.messenger.mishaps] == [0, 0]


async def test_waits_grow_up_to_ten_minutes(services: ServiceContext) -> None:
    partie = await services.begin()
    services.messenger.fails("open_table", Failure.LATER, times=9)
    waits = []
    for _ in range(9):
        await services.tell(partie)
        (notice,) = [notice for notice in await services.waiting(partie) if notice.place is Place.TABLE]
        waits.append(notice.due_at - services.clock.now)
        services.clock.now = notice.due_at
    assert waits == [10, 20, 40, 80, 160, 320, 600, 600, 600]


async def test_a_hand_that_cannot_be_retired_delays_no_turn(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.fails("retire_hand", Failure.LATER, times=40)
    await services.play(partie, 6)
    to_act = (await services.row(partie)).to_act
    assert services.messenger.lives((ADA, BEN)[to_act or 0])[-1].seq == (await services.row(partie)).seq
    services.messenger.mishaps.clear()
    await services.later(partie)
    await check(services, partie)


@pytest.mark.parametrize("failure", [Failure.GONE, Failure.FULL, Failure.CLOSED, Failure.REFUSED])
async def test_the_player_to_act_gets_a_new_message_if_edits_fail(services: ServiceContext, failure: Failure) -> None:
    partie = await begun(services, 2)
    before = len(services.messenger.hands(ADA))
    services.messenger.fails("show_hand", failure)
    await services.context.database.write(partial(show, partie=partie, place=Place.HAND0))
    await services.tell(partie)
    assert len(services.messenger.hands(ADA)) == before + 1
    assert services.messenger.hands(ADA)[-1].live


async def test_an_unknown_notice_delays_no_other(services: ServiceContext, caplog: pytest.LogCaptureFixture) -> None:
    partie = await begun(services)
    now = services.clock.now

    def strange(tx: Transaction) -> None:
        outbox.enqueue_all(tx, partie, [NewNotice(Place.TABLE, parse_message("fanfare"), 0, 0, now)])

    await services.context.database.write(strange)
    await services.play(partie, 1)
    assert services.messenger.lives(BEN)[-1].seq == 1
    assert [str(notice.message) for notice in await services.waiting(partie)] == ["fanfare", "show"]
    assert any(record.levelno == logging.ERROR for record in caplog.records)


@pytest.mark.of_a_file
async def test_the_bot_retries_after_it_fails_to_read_the_notices(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    saboteur = Saboteur()
    async with opened(tmp_path / "faulty.sqlite3", connect=saboteur.connect) as services:
        partie = await services.begin()
        woken = wakes(services)
        saboteur.arm(0, Manner.REFUSED)
        await services.tell(partie)
        saboteur.disarm()
        assert saboteur.fired
        assert [record.levelno for record in caplog.records] == [logging.ERROR]
        assert woken
        assert await services.poster.next_due() == services.clock.now + AFTER_FAILURE
        await services.poster.do()
        await services.rest()
        await check(services, partie)


@pytest.mark.parametrize("lost", [ServerGone, UnknownOutcome])
async def test_a_message_stopped_by_a_lost_database_is_not_postponed(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, lost: type[ServerGone]
) -> None:
    """Only Discord's failures delay a message, because another process may deliver it at once."""
    partie = await begun(services)
    await services.play(partie, 1, told=False)
    database = services.context.database
    before, write, woken = await services.waiting(partie), database.write, wakes(services)

    async def lose(_: Work[Any], **_settings: object) -> Any:
        monkeypatch.setattr(database, "write", write)
        raise lost("the server cannot be reached")

    monkeypatch.setattr(database, "write", lose)
    await services.tell(partie)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert [(one.attempts, one.due_at) for one in await services.waiting(partie)] == [
        (one.attempts, one.due_at) for one in before
    ]
    assert woken
    await services.poster.do()
    await services.rest()
    await check(services, partie)


async def test_a_second_database_failure_does_not_postpone_the_next_check(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(_: Work[Any], **_settings: object) -> Any:
        raise ServerGone("the server cannot be reached")

    partie = await begun(services)
    await services.play(partie, 1, told=False)
    first = services.clock.now
    with monkeypatch.context() as away:
        away.setattr(services.context.database, "write", lose)
        for _ in range(2):
            await services.tell(partie)
            services.clock.now += AFTER_FAILURE // 2
    assert await services.poster.next_due() == first + AFTER_FAILURE


async def test_a_turn_that_has_passed_notifies_nobody(services: ServiceContext) -> None:
    partie = await begun(services, 1)
    before = len(services.messenger.hands(BEN))
    await services.play(partie, 1, told=False)  # Ben, by the hand that Ben opened
    await services.play(partie, 1, told=False)  # Ada, by hers: Ben is rung for
    await services.play(partie, 1, told=False)
    await services.play(partie, 1, told=False)
    assert (await services.row(partie)).to_act is not None
    await services.later(partie)
    assert len(services.messenger.hands(BEN)) <= before + 1
    await check(services, partie)


async def test_a_ping_that_may_have_arrived_is_found_after_its_turn(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.fails("deal_hand", Failure.LATER, arrives=True)
    await services.play(partie, 1)
    assert len(services.messenger.lives(BEN)) == 2  # the new one stands there, and nobody knows it yet
    await services.play(partie, 1, told=False)
    assert (await services.row(partie)).to_act == 0
    await services.later(partie)
    assert len(services.messenger.hands(BEN)) == 2
    await check(services, partie)


async def test_a_click_reveals_a_hand_whose_arrival_was_unconfirmed(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.fails("deal_hand", Failure.LATER, arrives=True)
    await services.play(partie, 1)
    lost = services.messenger.hands(BEN)[-1]
    sight = await services.decide(partie)
    lost.what = sight
    services.poster.shown(sight, lost.at, since=sight.seq - 1)
    await services.later(partie)
    assert [shown.live for shown in services.messenger.hands(BEN)] == [False, True]
    await check(services, partie)


# ------------------------------------------------------------------------------ closed DMs


async def test_the_table_says_that_dms_are_closed_and_the_game_goes_on(services: ServiceContext) -> None:
    services.messenger.shut.add(BEN)
    partie = await begun(services)
    called = services.messenger.speeches(THREAD + partie, Says.CALL)
    assert [speech.calling for speech in called] == [(1,)]
    await services.play(partie, 1)
    talk = services.messenger.speeches(THREAD + partie, Says.PLAY)
    assert [speech.calling for speech in talk] == [(1,)]
    assert services.messenger.hands(BEN) == []


@pytest.mark.parametrize("arrives", [True, False])
async def test_an_outdated_ping_that_may_have_arrived_is_not_sent_again(
    services: ServiceContext, *, arrives: bool
) -> None:
    services.messenger.shut.add(ADA)
    partie = await services.begin()
    services.messenger.fails("say", Failure.LATER, arrives=arrives)
    await services.tell(partie)
    services.messenger.mishaps.clear()
    await services.play(partie, 1, told=False)
    await services.later(partie)
    speeches = services.messenger.speeches(THREAD + partie, Says.CALL)
    assert len(speeches) == arrives
    posted = await services.context.database.read(partial(posts.posts, partie_id=partie))
    assert [post.message for post in posted] == [shown.at.message for shown in services.messenger.at(THREAD + partie)]
    await _told(services, partie)


async def test_a_player_who_closes_their_dms_during_the_game_is_called_once(services: ServiceContext) -> None:
    partie = await begun(services, 2)
    services.messenger.shut.add(BEN)
    await services.play(partie, 30)
    calling = [speech for speech in services.messenger.speeches(THREAD + partie) if speech.calling]
    assert calling
    assert all(speech.calling == (1,) for speech in calling)
    seqs = [speech.sight.seq for speech in calling]
    assert seqs == sorted(set(seqs))


async def test_a_call_stays_while_the_opponent_acts_out_of_turn(
    services: ServiceContext,
) -> None:
    """Ada leaves cards, and Ben looks at them at once: the turn does not change."""
    services.messenger.shut.add(ADA)
    partie = await begun(services, 2)
    assert called(services, partie) == (0,)
    await look(services, partie)
    assert services.messenger.sent[-1] == "say_more"
    assert called(services, partie) == (0,)
    await _told(services, partie)


async def test_a_called_player_who_has_acted_is_no_longer_called(services: ServiceContext) -> None:
    services.messenger.shut.add(ADA)
    partie = await begun(services, 2)
    await services.play(partie, 1)  # the point, answered for Ben: Ada stays to move
    assert (await services.row(partie)).to_act == 0
    assert called(services, partie) == ()
    await look(services, partie)
    assert services.messenger.sent[-1] == "say_more"
    assert called(services, partie) == ()


async def test_a_player_called_at_a_moved_table_remains_called(services: ServiceContext) -> None:
    services.messenger.shut.add(ADA)
    partie = await begun(services, 2)
    await lost(services, partie)
    (speech,) = services.messenger.speeches(CHANNEL)
    assert speech.calling == (0,)
    await look(services, partie)
    (speech,) = services.messenger.speeches(CHANNEL)
    assert (speech.message.what, speech.calling) == (Says.MOVED, (0,))


async def test_a_player_notified_by_dm_is_not_also_called(services: ServiceContext) -> None:
    partie = await begun(services, 2)
    await look(services, partie)
    assert called(services, partie) == ()


async def look(services: ServiceContext, partie: PartieId) -> None:
    row = await services.row(partie)
    await deciding.act(services.context, partie, BEN, lambda _: [Look(1)], seen=row.seq, key=key())
    await services.tell(partie)


def called(services: ServiceContext, partie: PartieId) -> tuple[int, ...]:
    return services.messenger.speeches(THREAD + partie)[-1].calling


async def test_a_player_whose_dms_another_partie_finds_closed_is_also_called(services: ServiceContext) -> None:
    """The table's message was sent while the DM was still being retried. Then another partie finds the DMs closed."""
    partie = await begun(services)
    services.messenger.fails("deal_hand", Failure.LATER)
    await services.play(partie, 1)
    services.messenger.shut.add(BEN)
    await players.remember_dms_closed(services.context, BEN, closed=True)
    await services.later(partie)
    assert any(1 in speech.calling for speech in services.messenger.speeches(THREAD + partie))
    assert await services.waiting(partie) == []


@pytest.mark.parametrize("moves", [False, True], ids=["play", "move"])
async def test_a_turn_that_begins_before_a_retry_gets_its_own_message(services: ServiceContext, moves: bool) -> None:
    """A message found by its nonce is only edited, which notifies nobody."""
    services.messenger.shut.add(BEN)
    partie = await begun(services, 9)
    assert (await services.row(partie)).to_act == 1
    services.clock.now += FRESH
    await services.decide(partie)
    services.messenger.fails("say", Failure.LATER, arrives=True)
    if moves:
        await lost(services, partie)
    else:
        await services.tell(partie)
    place = CHANNEL if moves else THREAD + partie
    seen = [shown.at for shown in services.messenger.at(place)]
    await decide_until(services, partie, seat=1)
    await services.later(partie)
    row, speech = await services.row(partie), services.messenger.speeches(place)[-1]
    assert (row.to_act, speech.sight.seq, speech.calling) == (1, row.seq, (1,))
    assert services.messenger.at(place)[-1].at not in seen
    told = services.messenger.told(place)
    assert told == list(range(told[0], row.seq))
    assert await services.waiting(partie) == []


async def decide_until(services: ServiceContext, partie: PartieId, seat: int) -> None:
    """Makes the opponent decide until this seat is to act; delivers nothing."""
    assert (await services.row(partie)).to_act == 1 - seat
    while (await services.row(partie)).to_act != seat:
        await services.decide(partie)


async def test_nobody_is_called_after_their_turn_has_passed(services: ServiceContext) -> None:
    services.messenger.shut.add(BEN)
    partie = await begun(services)
    services.messenger.messages = [shown for shown in services.messenger.messages if not _calls(shown)]
    services.messenger.fails("say", Failure.LATER)
    await services.play(partie, 1)
    await services.play(partie, 1, told=False)
    assert (await services.row(partie)).to_act == 0
    await services.later(partie)
    assert not any(_calls(shown) for shown in services.messenger.at(THREAD + partie))
    await _told(services, partie)


def _calls(shown: SentMessage) -> bool:
    return isinstance(shown.what, Speech) and bool(shown.what.calling)


async def _told(services: ServiceContext, partie: PartieId) -> None:
    assert services.messenger.told(THREAD + partie) == list(range((await services.row(partie)).seq))


async def test_the_end_calls_nobody_to_play(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    services.messenger.shut.update({ADA, BEN})
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    await services.tell(partie)
    assert [speech.message.what for speech in services.messenger.speeches(THREAD + partie)][-1] is Says.ENDED
    assert not services.messenger.speeches(THREAD + partie, Says.CALL)


@pytest.mark.parametrize("failure", [Failure.LATER, Failure.CLOSED])
async def test_an_opening_that_could_not_be_redrawn_is_retried(services: ServiceContext, failure: Failure) -> None:
    partie = await begun(services, 5)
    services.messenger.fails("say_more", failure)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    await services.tell(partie)
    opening = services.messenger.speeches(THREAD + partie)[0]
    assert (opening.message.what, opening.sight.ending) == (Says.OPENING, None)
    await services.later(partie)
    opening, talk, end = services.messenger.speeches(THREAD + partie)
    assert [speech.message.what for speech in (opening, talk, end)] == [Says.OPENING, Says.PLAY, Says.ENDED]
    assert opening.sight.ending == talk.sight.ending == end.sight.ending is not None
    assert await services.waiting(partie) == []


# ------------------------------------------------------------------------------ places that are lost


async def lost(services: ServiceContext, partie: PartieId) -> None:
    services.messenger.gone.add(THREAD + partie)
    await services.lost(THREAD + partie)
    await services.rest()


async def whole(services: ServiceContext, partie: PartieId) -> None:
    """Checks that thread and channel together report each decision, in order and without repetition."""
    assert await services.waiting(partie) == []
    thread, channel = services.messenger.told(THREAD + partie), services.messenger.told(CHANNEL)
    assert thread == list(range(len(thread)))
    assert channel == list(range(channel[0] if channel else 0, (await services.row(partie)).seq))
    assert not channel or channel[0] <= len(thread)
    assert set(thread + channel) == set(range((await services.row(partie)).seq))


@pytest.mark.parametrize("decisions", [0, 1, 3, 20, 34, pytest.param(60, marks=LONG)])
async def test_a_table_whose_thread_was_deleted_goes_on_in_the_channel(
    services: ServiceContext, decisions: int
) -> None:
    partie = await begun(services, decisions)
    await lost(services, partie)
    assert services.messenger.speeches(CHANNEL)[0].message.what is Says.MOVED
    await services.play(partie, 5)
    await whole(services, partie)
    assert (await services.row(partie)).table_channel == CHANNEL


AROUND = (1, 3, 15, DEAL - 2, DEAL - 1, DEAL, DEAL + 1)
"""Decision numbers in the calls, in the play, and around the start of the second deal."""


async def far(services: ServiceContext, decisions: int) -> PartieId:
    """Begins a partie with a new messenger, plays this many decisions, and delivers them together."""
    await services.new_messenger()
    partie = await services.begin()
    await services.tell(partie)
    await services.play(partie, decisions, told=False)
    await services.tell(partie)
    return partie


@pytest.mark.parametrize("failure", [Failure.GONE, Failure.CLOSED])
async def test_text_that_waited_when_a_place_was_lost_follows_the_table(
    services: ServiceContext, failure: Failure
) -> None:
    """Includes the end of a deal, after which the table begins a new message."""
    for decisions in AROUND:
        partie = await far(services, decisions)
        services.messenger.fails("say_more", failure)
        services.messenger.fails("say", failure)
        await services.play(partie, 1)
        await services.later(partie)
        await whole(services, partie)
        assert services.messenger.speeches(CHANNEL)[0].message.what is Says.MOVED


async def test_a_table_that_moves_loses_no_text_and_repeats_none(
    services: ServiceContext,
) -> None:
    for decisions in AROUND:
        partie = await far(services, decisions)
        services.messenger.fails("say", Failure.LATER, times=5)
        services.messenger.fails("say_more", Failure.LATER, times=5)
        await services.play(partie, 6)
        await lost(services, partie)
        await services.play(partie, 6)
        await services.later(partie)
        await whole(services, partie)


@pytest.mark.parametrize("arrives", [False, True], ids=["before", "after"])
async def test_a_decision_made_while_a_table_moves_is_shown_once(services: ServiceContext, arrives: bool) -> None:
    for decisions in AROUND:
        partie = await far(services, decisions)
        services.messenger.fails("say", Failure.LATER, arrives=arrives)
        await lost(services, partie)
        await services.play(partie, 6, told=False)
        await services.later(partie)
        await whole(services, partie)


async def test_a_table_that_moves_at_the_last_trick_still_shows_the_end(services: ServiceContext) -> None:
    partie = await far(services, 6 * DEAL - 3)
    while (await services.row(partie)).ended_at is None:
        before = services.messenger.told(THREAD + partie)
        services.messenger.fails("say_more", Failure.CLOSED)
        services.messenger.fails("say", Failure.CLOSED)
        await services.decide(partie)
        if (await services.row(partie)).ended_at is None:
            services.messenger.mishaps.clear()
        await services.later(partie, 700)
    assert services.messenger.told(THREAD + partie) == before
    speech = services.messenger.speeches(CHANNEL)[-1]
    assert speech.sight.ending is not None
    await whole(services, partie)


async def test_a_resignation_at_a_lost_table_is_shown_at_the_next_table(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await deciding.decide(services.context, partie, BEN, deciding.resign, key=key())
    services.messenger.fails("say", Failure.GONE)
    await services.later(partie)
    assert [speech.message.what for speech in services.messenger.speeches(CHANNEL)] == [Says.MOVED, Says.ENDED]


async def test_the_hands_show_a_lost_table_which_reopens_where_a_player_asks(
    services: ServiceContext,
) -> None:
    partie = await begun(services, 5)
    services.messenger.gone.add(CHANNEL)
    await lost(services, partie)
    assert (await services.row(partie)).table_channel is None
    assert all(services.messenger.lives(user)[-1].location.table is None for user in (ADA, BEN))
    await services.play(partie, 40)  # a deal and more, without a table
    await services.reseat(partie, ELSEWHERE)
    await services.rest()
    row = await services.row(partie)
    assert row.table_channel == ELSEWHERE
    assert services.messenger.told(ELSEWHERE) == list(range(row.seq))
    assert all(services.messenger.lives(user)[-1].location.table == ELSEWHERE for user in (ADA, BEN))
    await services.play(partie, 4)
    assert services.messenger.told(ELSEWHERE) == list(range((await services.row(partie)).seq))


async def test_a_table_directly_in_a_channel_that_is_gone_has_no_place(services: ServiceContext) -> None:
    await services.context.database.write(lambda tx: servers.save_server(tx, Guild(77, table_in_channel=True)))
    partie = await begun(services, 3)
    services.messenger.gone.add(CHANNEL)
    await services.play(partie, 3)
    assert (await services.row(partie)).table_channel is None
    assert await services.waiting(partie) == []


# ------------------------------------------------------------------------------ places that let the bot in again


@pytest.mark.sampled(3)
@pytest.mark.parametrize("decisions", [0, 5, DEAL + 3])
@pytest.mark.parametrize("in_channel", [False, True], ids=["thread", "channel"])
async def test_a_table_whose_place_was_closed_for_a_while_comes_back(
    services: ServiceContext, decisions: int, in_channel: bool
) -> None:
    await services.context.database.write(lambda tx: servers.save_server(tx, Guild(77, table_in_channel=in_channel)))
    partie = await begun(services, decisions)
    await bar(services, partie)
    await services.play(partie, 4)
    assert (await services.row(partie)).table_channel is None
    assert all(services.messenger.lives(user)[-1].location.table is None for user in (ADA, BEN))
    await services.play(partie, 30)
    services.messenger.barred.clear()
    await services.later(partie, HOUR)
    await whole(services, partie)
    assert (await services.row(partie)).table_channel == CHANNEL
    assert all(services.messenger.lives(user)[-1].location.table == CHANNEL for user in (ADA, BEN))
    await services.play(partie, 4)
    await whole(services, partie)


async def test_a_table_opens_once_the_channel_lets_the_bot_in(services: ServiceContext) -> None:
    partie = await services.begin()
    await bar(services, partie)
    await services.tell(partie)
    await services.play(partie, 10)
    services.messenger.barred.clear()
    with services.delivering():
        await services.tables.access_regained(CHANNEL)
        await services.rest()
    (opening,) = services.messenger.speeches(THREAD + partie, Says.OPENING)
    assert opening.sight.partie_id == partie
    assert services.messenger.told(THREAD + partie) == list(range((await services.row(partie)).seq))
    assert await services.waiting(partie) == []


async def test_a_closed_channel_is_tried_less_and_less_often(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await bar(services, partie)
    await services.play(partie, 4)
    before = len(services.messenger.sent)
    await services.later(partie, 30 * DAY)
    assert 30 <= services.messenger.sent[before:].count("say") <= 40
    services.messenger.barred.clear()
    await services.later(partie, DAY)
    await whole(services, partie)


async def test_many_tables_of_a_channel_come_back_at_once(services: ServiceContext) -> None:
    await services.lift_limits()
    tables = [await begun(services, 3) for _ in range(34)]
    for partie in tables:
        await bar(services, partie)
        await services.play(partie, 2)
    assert services.tables.closed_channels(GUILD) == {CHANNEL}
    services.messenger.barred.clear()
    with services.delivering():
        await services.tables.access_regained(CHANNEL)
        await services.rest()
    assert [(await services.row(partie)).table_channel for partie in tables] == [CHANNEL] * 34
    assert services.tables.closed_channels(GUILD) == set()


async def test_the_bot_still_knows_after_a_restart_which_channels_are_closed(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await bar(services, partie)
    await services.play(partie, 2)
    messenger = services.messenger
    await services.new_messenger()
    await services.tables.look_up_access()
    await services.start()
    assert services.tables.closed_channels(GUILD) == {CHANNEL}
    with services.delivering():
        await services.tables.access_regained(CHANNEL)
        await services.rest()
    assert services.tables.closed_channels(GUILD) == set()
    assert messenger is not services.messenger


async def test_a_player_can_move_a_table_while_its_place_is_closed(services: ServiceContext) -> None:
    partie = await services.begin()
    await bar(services, partie)
    await services.tell(partie)
    await services.play(partie, 5)
    await services.reseat(partie, ELSEWHERE)
    await services.rest()
    assert services.messenger.told(ELSEWHERE) == list(range((await services.row(partie)).seq))
    assert [speech.message.what for speech in services.messenger.speeches(ELSEWHERE)] == [Says.MOVED]
    assert await services.waiting(partie) == []


@pytest.mark.parametrize("failure", [None, Failure.GONE, Failure.CLOSED, Failure.LATER])
async def test_a_player_can_move_a_table_while_the_bot_opens_it(
    services: ServiceContext, failure: Failure | None
) -> None:
    partie = await services.begin()
    services.messenger.meanwhile("open_table", lambda: services.tables.move(partie, ELSEWHERE)).failure = failure
    await services.tell(partie)
    if failure is Failure.LATER:
        await services.later(partie)
    await set_up_elsewhere(services, partie)


async def test_a_player_can_move_a_table_just_before_the_bot_opens_it(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie, freeze = await services.begin(), TablePosts._freeze

    async def move_first(tables: TablePosts, notice: Notice, channel: int | None) -> Notice:
        monkeypatch.setattr(TablePosts, "_freeze", freeze)
        await tables.move(partie, ELSEWHERE)
        return await freeze(tables, notice, channel)

    monkeypatch.setattr(TablePosts, "_freeze", move_first)
    await services.tell(partie)
    await set_up_elsewhere(services, partie)


async def set_up_elsewhere(services: ServiceContext, partie: PartieId) -> None:
    """Checks that the table has moved to another channel and continues there."""
    assert (await services.row(partie)).table_channel == ELSEWHERE
    await services.play(partie, 5)
    await check(services, partie, ELSEWHERE)


async def bar(services: ServiceContext, partie: PartieId) -> None:
    services.messenger.barred |= {CHANNEL, THREAD + partie}


# ------------------------------------------------------------------------------ many at once


async def test_parties_that_wait_for_discord_delay_no_other(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queues, "COUNTED_FOR", 0.01)
    await services.lift_limits()
    slow, goes_on = [await begun(services) for _ in range(2 * WORKERS)], asyncio.Event()
    fast = await begun(services)
    for partie in slow:
        services.messenger.meanwhile("deal_hand", goes_on.wait)
        await services.play(partie, 2, told=False)
        services.poster.hurry(partie)
    await until(lambda: not any(mishap.times for mishap in services.messenger.mishaps))
    await services.play(fast, 2, told=False)
    services.poster.hurry(fast)
    await until(lambda: fast not in services.poster._workers._running)
    assert await services.waiting(fast) == []
    assert all([await services.waiting(partie) for partie in slow])
    goes_on.set()
    await services.rest()
    assert not any([await services.waiting(partie) for partie in slow])


async def test_parties_whose_messages_are_held_hold_up_no_other(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, name in ((queues, "COUNTED_FOR"), (limits, "ANSWERED")):
        monkeypatch.setattr(module, name, LONGEST)
    await services.lift_limits()
    held, free = [await begun(services) for _ in range(2 * WORKERS)], await begun(services)
    for partie in [*held, free]:
        await services.play(partie, 2, told=False)
    with ExitStack() as holding:
        for partie in held:
            holding.enter_context(services.context.throttle.holding(partie))
            services.poster.hurry(partie)
        services.poster.hurry(free)
        async with wait_for("the messages of the other partie", LONGEST / 2):
            while await services.waiting(free):  # noqa: ASYNC110 - the messages go out step by step
                await asyncio.sleep(0.01)
        assert all([await services.waiting(partie) for partie in held])
    await services.rest()
    assert not any([await services.waiting(partie) for partie in held])


async def until(so: Callable[[], bool]) -> None:
    """Waits until the condition is true, at most five minutes."""
    for _ in range(30_000):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never was so")


async def test_automatic_notices_go_after_notices_of_recent_decisions(services: ServiceContext) -> None:
    await services.lift_limits()
    late = [await begun(services) for _ in range(2 * WORKERS + 4)]
    now = await begun(services)
    for partie in [*late, now]:
        await services.play(partie, 2, told=False)
    before = len(services.messenger.messages)
    for partie in late:
        services.poster._workers.call(partie)
    services.poster.hurry(now)
    await services.rest()
    sent = [shown.what.partie_id for shown in services.messenger.messages[before:] if isinstance(shown.what, Sight)]
    assert sorted(sent) == [*late, now]
    assert sent.index(now) <= WORKERS + 1


async def test_automatic_notices_get_a_turn_no_matter_how_many_decisions_come(services: ServiceContext) -> None:
    await services.lift_limits()
    late = await begun(services)
    busy = [await begun(services) for _ in range(2 * WORKERS + 4)]
    for partie in [late, *busy]:
        await services.play(partie, 2, told=False)
    before = len(services.messenger.messages)
    for partie in busy:
        services.poster.hurry(partie)
    services.poster._workers.call(late)
    await services.rest()
    sent = [shown.what.partie_id for shown in services.messenger.messages[before:] if isinstance(shown.what, Sight)]
    assert sent.index(late) <= WORKERS + 4


async def test_a_poster_that_is_stopping_starts_no_waiting_partie(services: ServiceContext) -> None:
    await services.lift_limits()
    many = [await begun(services) for _ in range(2 * WORKERS + 4)]
    for partie in many:
        await services.play(partie, 2, told=False)
    for partie in many:
        services.poster.hurry(partie)
    before = len(services.messenger.sent)
    await services.stop()
    assert len(services.messenger.sent) - before <= 2 * WORKERS
    assert all([await services.waiting(partie) for partie in many[WORKERS:]])


# ------------------------------------------------------------------------------ stopped


async def test_a_stopped_poster_does_nothing_more(services: ServiceContext, caplog: pytest.LogCaptureFixture) -> None:
    partie = await begun(services, 1)
    services.messenger.fails("say_more", Failure.LATER)
    services.messenger.fails("say", Failure.LATER)
    await services.play(partie, 1)
    await services.stop()
    await services.context.database.close()
    services.poster.hurry(partie)
    await services.rest()
    asleep = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    assert asleep == []
    assert not caplog.records


# ------------------------------------------------------------------------------ what cannot be read


@pytest.mark.parametrize("spoilt", ["UPDATE actions SET text = text || 'x'", "UPDATE deals SET hand0 = hand0 || 'x'"])
async def test_the_log_names_no_card_of_an_unreadable_partie(
    services: ServiceContext, caplog: pytest.LogCaptureFixture, spoilt: str
) -> None:
    partie = await begun(services, 1)
    await services.play(partie, 1, told=False)
    await services.context.database.write(lambda tx: tx.execute(spoilt))
    # As another process would load it, which has not read it before.
    loaded_partie._REPLAY_CACHE = ReplayCache()
    services.poster.hurry(partie)
    await services.rest()
    rows = await services.context.database.read(
        lambda tx: tx.fetch_all("SELECT text FROM actions UNION ALL SELECT hand0 FROM deals")
    )
    assert "could not be sent" in caplog.text
    for row in rows:
        assert row["text"].split()[-1] not in caplog.text


# ------------------------------------------------------------------------------ killed


@pytest.mark.parametrize("lives", [34, pytest.param(170, marks=LONG)])
async def test_a_bot_killed_at_any_point_and_restarted_sends_everything_once(tmp_path: Path, lives: int) -> None:
    """Plays over a deal's end. Each process dies before or after some message or transaction."""
    path, messenger, clock = tmp_path / "piquet.sqlite3", FakeMessenger(), Clock()
    async with opened(path, messenger=messenger, clock=clock) as services:
        partie = await services.begin()
    deaths = 0
    for life in range(lives):
        async with opened(path, messenger=messenger, clock=clock, seed=life) as services:
            messenger.crash = crash = Crash(life % 17)
            crash.watch(services.context.database)
            with suppress(asyncio.CancelledError):
                await services.start()
                await services.rest()
                await services.play(partie, 1)
            deaths += crash.happened
        messenger.crash = None
        async with opened(path, messenger=messenger, clock=clock) as services:
            await services.start()
            await services.later(partie)
            await check(services, partie)
    assert deaths > lives // 2


async def bring_as_another(services: ServiceContext, notice: Notice) -> None:
    """Delivers this notice as a second process, which does not know about the first."""

    def look(tx: Transaction) -> Seen[LoadedPartie]:
        loaded = LoadedPartie.load(tx, notice.partie, services.clock())
        return Seen(loaded, outbox.waiting(tx, notice.partie), posts.last_post(tx, notice.partie))

    database = services.context.database
    store = await TablePosts(services.context, services.messenger).deliver(notice, await database.read(look))
    await database.write(store)


async def test_a_post_that_another_process_sent_meanwhile_is_stored_once(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.tell(partie)
    await services.play(partie, 3, told=False)
    (notice,) = [one for one in await services.waiting(partie) if one.place is Place.TABLE]
    services.messenger.meanwhile("say", lambda: bring_as_another(services, notice))
    await bring_as_another(services, notice)
    kept = await services.context.database.read(lambda tx: posts.posts(tx, partie))
    assert [(post.first_seq, post.last_seq) for post in kept] == [(0, -1), (notice.first_seq, notice.last_seq)]

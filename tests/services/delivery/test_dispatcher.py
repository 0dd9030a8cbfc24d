"""What was decided is told where it belongs: all of it, once, in order, whatever happens on the way."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from bot.piquet.actions import Look
from bot.services.background import worker_pool
from bot.services.background.worker_pool import COURIERS
from bot.services.core import loaded_partie, queries
from bot.services.core.errors import Stale
from bot.services.core.messenger import Failure, Saying, Speech
from bot.services.core.replay_cache import Replays
from bot.services.core.sight import Sight
from bot.services.delivery.dispatcher import BITE, EVERY, KEPT
from bot.services.delivery.table_posts import FRESH
from bot.services.play import deciding
from data import guilds, outbox, requests
from data.guilds import Guild
from data.outbox import Place
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import THREAD, Board, Shown
from tests.fakes.service_context import ADA, BEN, CHANNEL, Clock, House, key, opened, simply
from tests.faults.kinds.sabotage import Manner, Saboteur
from tests.support.axe import Axe

ELSEWHERE = 79
LONG = pytest.mark.long
DEAL = 27
"""How many decisions a deal has that is played simply: two exchanges, the point, twenty-four cards."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(tmp_path / "piquet.sqlite3") as house:
        yield house


async def begun(house: House, decisions: int = 0) -> int:
    """A partie that has come so far, all of it told."""
    partie = await house.begin()
    await house.tell(partie)
    await house.play(partie, decisions)
    return partie


async def check(house: House, partie: int, channel: int | None = None) -> None:
    """All is told at the table, each decision once and in order; each player has one hand that lives, as it is now."""
    row = await house.row(partie)
    assert await house.waiting(partie) == []
    assert house.board.told(channel or THREAD + partie) == list(range(row.seq))
    for seat, user in enumerate((ADA, BEN)):
        lives = house.board.lives(user)
        assert len(lives) == 1
        if row.to_act == seat or row.ended_at is not None:
            assert lives[0].seq == row.seq


# ------------------------------------------------------------------------------ as it goes every day


async def test_a_partie_is_told_at_one_table_and_in_two_hands(house: House) -> None:
    partie = await begun(house, 1000)
    await check(house, partie)
    assert (await house.row(partie)).ending == "played"
    assert [speech.saying for speech in house.board.speeches(THREAD + partie)][:2] == [Saying.OPENING, Saying.TALK]


async def test_the_hand_of_one_who_waited_is_a_new_message_and_the_one_before_it_loses_its_buttons(
    house: House,
) -> None:
    partie = await begun(house, 1)
    assert len(house.board.hands(BEN)) == 2
    assert [shown.live for shown in house.board.hands(BEN)] == [False, True]
    assert len(house.board.hands(ADA)) == 1
    assert (await house.row(partie)).to_act == 1


async def test_one_who_stays_to_move_keeps_his_message(house: House) -> None:
    partie = await begun(house, 2)
    before = len(house.board.hands(ADA))
    await house.play(partie, 1)  # the point, which Ben's wishes let be answered for him
    assert (await house.row(partie)).to_act == 0
    assert len(house.board.hands(ADA)) == before
    await check(house, partie)


async def test_what_is_told_within_half_an_hour_is_one_message(house: House) -> None:
    partie = await begun(house, 6)
    assert len(house.board.speeches(THREAD + partie, Saying.TALK)) == 1
    house.clock.now += FRESH
    await house.play(partie, 2)
    assert len(house.board.speeches(THREAD + partie, Saying.TALK)) == 2
    await check(house, partie)


async def test_each_deal_begins_a_message_of_its_own(house: House) -> None:
    partie = await begun(house, 2 * DEAL + 1)
    firsts = [speech.sight.number for speech in house.board.speeches(THREAD + partie, Saying.TALK) if speech.first == 0]
    assert firsts == [1, 2, 3]


async def test_a_full_message_is_followed_by_another(house: House) -> None:
    partie = await begun(house, 4)
    house.board.fails("say_more", Failure.FULL)
    await house.play(partie, 2)
    assert len(house.board.speeches(THREAD + partie, Saying.TALK)) == 2
    await check(house, partie)


async def test_what_stood_in_a_table_message_that_was_deleted_is_told_again_with_what_follows(house: House) -> None:
    partie = await begun(house, 4)
    house.board.messages = [shown for shown in house.board.messages if shown.at.channel != THREAD + partie]
    await house.play(partie, 2)
    await check(house, partie)


async def test_a_server_that_wants_it_has_its_tables_in_the_channel(house: House) -> None:
    await house.club.database.write(lambda tx: guilds.save_guild(tx, Guild(77, table_in_channel=True)))
    partie = await begun(house, 3)
    await check(house, partie, CHANNEL)


# ------------------------------------------------------------------------------ what is decided meanwhile


MEANWHILE = ("say", "say_more", "deal_hand", "show_hand", "retire_hand", "find_hand")


@pytest.mark.parametrize("verb", MEANWHILE)
@pytest.mark.parametrize("decisions", [1, 2, 5])
async def test_what_is_decided_while_something_is_on_its_way_is_told_too(
    house: House, verb: str, decisions: int
) -> None:
    partie = await begun(house)

    async def meanwhile() -> None:
        await house.play(partie, decisions, told=False)

    met = 0
    for _ in range(6):
        provoke(house, verb)
        mishap = house.board.meanwhile(verb, meanwhile)
        await house.play(partie, 1)
        await house.later(partie)
        met += not mishap.times
        house.board.mishaps.clear()
        await check(house, partie)
    assert met >= 3


def provoke(house: House, verb: str) -> None:
    """A message of this kind is sent soon: the last one at the table is too old to be changed, or a bell is lost."""
    if verb == "say":
        house.clock.now += FRESH
    if verb == "find_hand":
        house.board.fails("deal_hand", Failure.LATER)


async def test_a_hand_drawn_late_is_drawn_again(house: House) -> None:
    """An older drawing may reach Discord after the answer to a click has shown the newer."""
    partie = await begun(house, 2)
    message = house.board.hands(ADA)[-1]

    async def clicked() -> None:
        sight = await house.decide(partie)
        message.what = sight
        house.postman.shown(sight, message.at, since=sight.seq - 1)

    await house.club.database.write(partial(show, partie=partie, place=Place.HAND0))
    house.board.meanwhile("show_hand", clicked)
    await house.tell(partie)
    assert isinstance(message.what, type(house.board.lives(ADA)[0]))
    assert message.what.seq == (await house.row(partie)).seq


def show(tx: Transaction, partie: int, place: Place) -> None:
    """A hand is to be shown as it is."""
    outbox.tell(tx, partie, place, "show", first_seq=0, last_seq=0, now=0)


async def test_the_answer_to_a_click_needs_no_second_drawing(house: House) -> None:
    partie = await begun(house, 2)
    sight = await house.decide(partie)
    house.postman.shown(sight, house.board.hands(ADA)[-1].at, since=sight.seq - 1)
    house.board.sent.clear()
    await house.tell(partie)
    assert "show_hand" not in house.board.sent


async def test_an_old_hand_that_was_clicked_late_loses_its_buttons_again(house: House) -> None:
    partie = await begun(house, 4)
    old, new = house.board.hands(ADA)[-2:]
    assert not old.live
    old.live, old.what = True, new.what
    assert isinstance(new.what, Sight)
    house.postman.shown(new.what, old.at, since=1)
    await house.tell(partie)
    assert [shown.live for shown in (old, new)] == [False, True]


# ------------------------------------------------------------------------------ trouble


VERBS = ("open_table", "say", "say_more", "deal_hand", "show_hand", "retire_hand", "find_hand")


@pytest.mark.parametrize("arrives", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("verb", VERBS)
async def test_what_could_not_be_brought_is_brought_later_and_once(
    house: House, verb: str, times: int, arrives: bool
) -> None:
    """Whatever fails at a moment when Discord is unwell, or seems to fail and has arrived."""
    partie = await house.begin()
    rings, met = [1, 1], 0
    for _ in range(1 if verb == "open_table" else 6):
        provoke(house, verb)
        mishap = house.board.fails(verb, Failure.LATER, arrives=arrives, times=times)
        await house.tell(partie)
        before = (await house.row(partie)).to_act
        await house.play(partie, 1)
        after = (await house.row(partie)).to_act
        await house.later(partie)
        met += mishap.times < times
        house.board.mishaps.clear()
        await check(house, partie)
        if after is not None and after != before:
            rings[after] += 1
    assert met
    assert all(len(house.board.hands(user)) <= most for user, most in zip((ADA, BEN), rings, strict=True))


@pytest.mark.parametrize("arrives", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("verb", VERBS[1:])
async def test_a_partie_goes_on_while_something_waits_to_be_told(house: House, verb: str, arrives: bool) -> None:
    """A deal and more."""
    partie = await begun(house)
    for _ in range(4):
        provoke(house, verb)
        mishap = house.board.fails(verb, Failure.LATER, arrives=arrives)
        await house.play(partie, 8)
        await house.later(partie)
        assert not mishap.times
        await check(house, partie)


async def test_what_a_message_says_without_the_bot_s_knowledge_is_not_said_again_in_the_next(house: House) -> None:
    """The table's message was changed, and the answer lost; then it is too old, and another begins."""
    partie = await begun(house, 2)
    mishap = house.board.fails("say_more", Failure.LATER, arrives=True)
    await house.play(partie, 1)
    assert mishap.times == 0
    house.clock.now += FRESH
    await house.later(partie)
    await house.play(partie, 1)
    await check(house, partie)


async def test_a_message_that_was_changed_is_not_taken_for_the_next_one(house: House) -> None:
    """What comes while it is changed is left for a message of its own, which does not arrive at first."""
    partie = await begun(house, 2)

    async def meanwhile() -> None:
        await house.play(partie, 1, told=False)
        house.clock.now += FRESH
        house.board.fails("say", Failure.LATER)

    house.board.meanwhile("say_more", meanwhile)
    await house.play(partie, 1)
    await house.later(partie)
    await check(house, partie)
    assert [mishap.times for mishap in house.board.mishaps] == [0, 0]


async def test_waits_grow_up_to_ten_minutes(house: House) -> None:
    partie = await house.begin()
    house.board.fails("open_table", Failure.LATER, times=9)
    waits = []
    for _ in range(9):
        await house.tell(partie)
        (notice,) = [notice for notice in await house.waiting(partie) if notice.kind == "open"]
        waits.append(notice.due_at - house.clock.now)
        house.clock.now = notice.due_at
    assert waits == [10, 20, 40, 80, 160, 320, 600, 600, 600]


async def test_a_hand_that_cannot_be_retired_keeps_no_turn_waiting(house: House) -> None:
    partie = await begun(house)
    house.board.fails("retire_hand", Failure.LATER, times=40)
    await house.play(partie, 6)
    to_act = (await house.row(partie)).to_act
    assert house.board.lives((ADA, BEN)[to_act or 0])[-1].seq == (await house.row(partie)).seq
    house.board.mishaps.clear()
    await house.later(partie)
    await check(house, partie)


@pytest.mark.parametrize("failure", [Failure.GONE, Failure.FULL, Failure.CLOSED, Failure.REFUSED])
async def test_a_hand_that_cannot_be_changed_comes_anew_to_him_who_is_to_act(house: House, failure: Failure) -> None:
    partie = await begun(house, 2)
    before = len(house.board.hands(ADA))
    house.board.fails("show_hand", failure)
    await house.club.database.write(partial(show, partie=partie, place=Place.HAND0))
    await house.tell(partie)
    assert len(house.board.hands(ADA)) == before + 1
    assert house.board.hands(ADA)[-1].live


async def test_one_notice_that_nobody_understands_holds_up_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    partie = await begun(house)
    now = house.clock.now

    def strange(tx: Transaction) -> None:
        outbox.tell(tx, partie, Place.TABLE, "fanfare", first_seq=0, last_seq=0, now=now)

    await house.club.database.write(strange)
    await house.play(partie, 1)
    assert house.board.lives(BEN)[-1].seq == 1
    assert [notice.kind for notice in await house.waiting(partie)] == ["fanfare", "talk:0"]
    assert any(record.levelno == logging.ERROR for record in caplog.records)


async def test_what_could_not_even_be_looked_up_is_looked_up_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    saboteur = Saboteur()
    async with opened(tmp_path / "faulty.sqlite3", connect=saboteur.connect) as house:
        partie = await house.begin()
        saboteur.arm(0, Manner.REFUSED)
        await house.tell(partie)
        saboteur.disarm()
        assert saboteur.fired
        assert [record.levelno for record in caplog.records] == [logging.ERROR]
        assert house.postman._alarm._sleeper is not None
        await house.postman._alarm._ring()
        await house.rest()
        await check(house, partie)


async def test_a_turn_that_has_passed_rings_for_nobody(house: House) -> None:
    partie = await begun(house, 1)
    before = len(house.board.hands(BEN))
    await house.play(partie, 1, told=False)  # Ben, by the hand that he looked at himself
    await house.play(partie, 1, told=False)  # Ada, by hers: Ben is rung for
    await house.play(partie, 1, told=False)
    await house.play(partie, 1, told=False)
    assert (await house.row(partie)).to_act is not None
    await house.later(partie)
    assert len(house.board.hands(BEN)) <= before + 1
    await check(house, partie)


async def test_a_bell_that_may_have_rung_is_found_though_the_turn_has_passed(house: House) -> None:
    partie = await begun(house)
    house.board.fails("deal_hand", Failure.LATER, arrives=True)
    await house.play(partie, 1)
    assert len(house.board.lives(BEN)) == 2  # the new one stands there, and nobody knows it yet
    await house.play(partie, 1, told=False)
    assert (await house.row(partie)).to_act == 0
    await house.later(partie)
    assert len(house.board.hands(BEN)) == 2
    await check(house, partie)


async def test_a_hand_whose_arrival_nobody_heard_of_is_known_by_a_click_on_it(house: House) -> None:
    partie = await begun(house)
    house.board.fails("deal_hand", Failure.LATER, arrives=True)
    await house.play(partie, 1)
    lost = house.board.hands(BEN)[-1]
    sight = await house.decide(partie)
    lost.what = sight
    house.postman.shown(sight, lost.at, since=sight.seq - 1)
    await house.later(partie)
    assert [shown.live for shown in house.board.hands(BEN)] == [False, True]
    await check(house, partie)


# ------------------------------------------------------------------------------ closed DMs


async def test_closed_dms_are_told_at_the_table_and_the_game_goes_on(house: House) -> None:
    house.board.shut.add(BEN)
    partie = await begun(house)
    called = house.board.speeches(THREAD + partie, Saying.CALLING)
    assert [speech.calling for speech in called] == [(1,)]
    await house.play(partie, 1)
    talk = house.board.speeches(THREAD + partie, Saying.TALK)
    assert [speech.calling for speech in talk] == [(1,)]
    assert house.board.hands(BEN) == []


async def test_whoever_closes_his_dms_in_the_middle_is_called_once(house: House) -> None:
    partie = await begun(house, 2)
    house.board.shut.add(BEN)
    await house.play(partie, 30)
    calling = [speech for speech in house.board.speeches(THREAD + partie) if speech.calling]
    assert calling
    assert all(speech.calling == (1,) for speech in calling)
    seqs = [speech.sight.seq for speech in calling]
    assert seqs == sorted(set(seqs))


async def test_who_was_called_stays_called_while_the_other_does_what_he_may_besides_his_turn(house: House) -> None:
    """Ada has left cards, and at once Ben looks at his: that changes nobody's turn."""
    house.board.shut.add(ADA)
    partie = await begun(house, 2)
    assert called(house, partie) == (0,)
    await look(house, partie)
    assert house.board.sent[-1] == "say_more"
    assert called(house, partie) == (0,)
    await _told(house, partie)


async def test_who_was_called_and_has_decided_something_is_called_no_more(house: House) -> None:
    house.board.shut.add(ADA)
    partie = await begun(house, 2)
    await house.play(partie, 1)  # the point, answered for Ben: Ada stays to move
    assert (await house.row(partie)).to_act == 0
    assert called(house, partie) == ()
    await look(house, partie)
    assert house.board.sent[-1] == "say_more"
    assert called(house, partie) == ()


async def test_who_was_called_where_the_table_has_moved_stays_called(house: House) -> None:
    house.board.shut.add(ADA)
    partie = await begun(house, 2)
    await lost(house, partie)
    (speech,) = house.board.speeches(CHANNEL)
    assert speech.calling == (0,)
    await look(house, partie)
    (speech,) = house.board.speeches(CHANNEL)
    assert (speech.saying, speech.calling) == (Saying.MOVED, (0,))


async def test_who_was_rung_for_is_not_called_besides(house: House) -> None:
    partie = await begun(house, 2)
    await look(house, partie)
    assert called(house, partie) == ()


async def look(house: House, partie: int) -> None:
    """Ben, who is younger, looks at the cards that he has left."""
    row = await house.row(partie)
    await deciding.act(house.club, partie, BEN, lambda _: [Look(1)], seen=row.seq, key=key())
    await house.tell(partie)


def called(house: House, partie: int) -> tuple[int, ...]:
    """Whom the last message of the table calls."""
    return house.board.speeches(THREAD + partie)[-1].calling


async def test_one_whose_closed_dms_were_found_out_elsewhere_is_called_as_well(house: House) -> None:
    """The talk was told when his DM was still to be tried again; then another partie finds his DMs closed."""
    partie = await begun(house)
    house.board.fails("deal_hand", Failure.LATER)
    await house.play(partie, 1)
    house.board.shut.add(BEN)
    await queries.set_dms_closed(house.club, BEN, closed=True)
    await house.later(partie)
    assert any(1 in speech.calling for speech in house.board.speeches(THREAD + partie))
    assert await house.waiting(partie) == []


async def test_nobody_is_called_when_his_turn_has_passed(house: House) -> None:
    house.board.shut.add(BEN)
    partie = await begun(house)
    house.board.messages = [shown for shown in house.board.messages if not _calls(shown)]
    house.board.fails("say", Failure.LATER)
    await house.play(partie, 1)
    await house.play(partie, 1, told=False)
    assert (await house.row(partie)).to_act == 0
    await house.later(partie)
    assert not any(_calls(shown) for shown in house.board.at(THREAD + partie))
    await _told(house, partie)


def _calls(shown: Shown) -> bool:
    return isinstance(shown.what, Speech) and bool(shown.what.calling)


async def _told(house: House, partie: int) -> None:
    assert house.board.told(THREAD + partie) == list(range((await house.row(partie)).seq))


async def test_the_end_calls_nobody_to_play(house: House) -> None:
    partie = await begun(house, 5)
    house.board.shut.update({ADA, BEN})
    await deciding.resign(house.club, partie, ADA, key=key())
    await house.tell(partie)
    assert [speech.saying for speech in house.board.speeches(THREAD + partie)][-1] is Saying.END
    assert not house.board.speeches(THREAD + partie, Saying.CALLING)


# ------------------------------------------------------------------------------ places that are lost


async def lost(house: House, partie: int) -> None:
    """Somebody deletes the thread."""
    house.board.gone.add(THREAD + partie)
    await house.postman.lost(THREAD + partie)
    await house.rest()


async def whole(house: House, partie: int) -> None:
    """What stands in the channel and in the thread before it tells all, in order; in neither anything twice."""
    assert await house.waiting(partie) == []
    thread, channel = house.board.told(THREAD + partie), house.board.told(CHANNEL)
    assert thread == list(range(len(thread)))
    assert channel == list(range(channel[0] if channel else 0, (await house.row(partie)).seq))
    assert not channel or channel[0] <= len(thread)
    assert set(thread + channel) == set(range((await house.row(partie)).seq))


@pytest.mark.parametrize("decisions", [0, 1, 3, 20, 34, pytest.param(60, marks=LONG)])
async def test_a_table_whose_thread_was_deleted_goes_on_in_the_channel(house: House, decisions: int) -> None:
    partie = await begun(house, decisions)
    await lost(house, partie)
    assert house.board.speeches(CHANNEL)[0].saying is Saying.MOVED
    await house.play(partie, 5)
    await whole(house, partie)
    assert (await house.row(partie)).table_channel == CHANNEL


AROUND = (1, 3, 15, DEAL - 2, DEAL - 1, DEAL, DEAL + 1)
"""How many decisions had been made: in the calls, in the play, and around the turn from one deal to the next."""


async def far(house: House, decisions: int) -> int:
    """A partie that has come so far, all of it told at once, on a clean board."""
    house.new_board()
    partie = await house.begin()
    await house.tell(partie)
    await house.play(partie, decisions, told=False)
    await house.tell(partie)
    return partie


@pytest.mark.parametrize("failure", [Failure.GONE, Failure.CLOSED])
async def test_what_was_to_be_told_when_the_place_was_lost_is_told_at_the_new_one(
    house: House, failure: Failure
) -> None:
    """The end of a deal included, after which the table goes on with another."""
    for decisions in AROUND:
        partie = await far(house, decisions)
        house.board.fails("say_more", failure)
        house.board.fails("say", failure)
        await house.play(partie, 1)
        await house.later(partie)
        await whole(house, partie)
        assert house.board.speeches(CHANNEL)[0].saying is Saying.MOVED


async def test_a_table_that_moves_while_talk_waits_loses_nothing_and_says_nothing_twice(house: House) -> None:
    for decisions in AROUND:
        partie = await far(house, decisions)
        house.board.fails("say", Failure.LATER, times=5)
        house.board.fails("say_more", Failure.LATER, times=5)
        await house.play(partie, 6)
        await lost(house, partie)
        await house.play(partie, 6)
        await house.later(partie)
        await whole(house, partie)


@pytest.mark.parametrize("arrives", [False, True], ids=["before", "after"])
async def test_what_is_decided_while_a_table_moves_is_told_once(house: House, arrives: bool) -> None:
    for decisions in AROUND:
        partie = await far(house, decisions)
        house.board.fails("say", Failure.LATER, arrives=arrives)
        await lost(house, partie)
        await house.play(partie, 6, told=False)
        await house.later(partie)
        await whole(house, partie)


async def test_a_place_lost_at_the_last_trick_still_hears_the_end(house: House) -> None:
    partie = await far(house, 6 * DEAL - 3)
    while (await house.row(partie)).ended_at is None:
        before = house.board.told(THREAD + partie)
        house.board.fails("say_more", Failure.CLOSED)
        house.board.fails("say", Failure.CLOSED)
        await house.decide(partie)
        if (await house.row(partie)).ended_at is None:
            house.board.mishaps.clear()
        await house.later(partie, 700)
    assert house.board.told(THREAD + partie) == before
    speech = house.board.speeches(CHANNEL)[-1]
    assert speech.sight.ending is not None
    await whole(house, partie)


async def test_a_resignation_that_found_no_table_is_told_at_the_next(house: House) -> None:
    partie = await begun(house, 5)
    await deciding.resign(house.club, partie, BEN, key=key())
    house.board.fails("say", Failure.GONE)
    await house.later(partie)
    assert [speech.saying for speech in house.board.speeches(CHANNEL)] == [Saying.MOVED, Saying.END]


async def test_a_table_without_a_place_says_so_in_the_hands_and_is_set_up_where_it_is_asked_for(house: House) -> None:
    partie = await begun(house, 5)
    house.board.gone.add(CHANNEL)
    await lost(house, partie)
    assert (await house.row(partie)).table_channel is None
    assert all(house.board.lives(user)[-1].table is None for user in (ADA, BEN))
    await house.play(partie, 40)  # a deal and more, without a table
    await house.postman.reseat(partie, ELSEWHERE)
    await house.rest()
    row = await house.row(partie)
    assert row.table_channel == ELSEWHERE
    assert house.board.told(ELSEWHERE) == list(range(row.seq))
    assert all(house.board.lives(user)[-1].table == ELSEWHERE for user in (ADA, BEN))
    await house.play(partie, 4)
    assert house.board.told(ELSEWHERE) == list(range((await house.row(partie)).seq))


async def test_a_table_in_the_channel_itself_that_is_closed_has_no_place(house: House) -> None:
    await house.club.database.write(lambda tx: guilds.save_guild(tx, Guild(77, table_in_channel=True)))
    partie = await begun(house, 3)
    house.board.gone.add(CHANNEL)
    await house.play(partie, 3)
    assert (await house.row(partie)).table_channel is None
    assert await house.waiting(partie) == []


# ------------------------------------------------------------------------------ many at once


async def test_parties_that_discord_keeps_waiting_hold_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "PATIENCE", 0.01)
    slow, goes_on = [await begun(house) for _ in range(2 * COURIERS)], asyncio.Event()
    fast = await begun(house)
    for partie in slow:
        house.board.meanwhile("deal_hand", goes_on.wait)
        await house.play(partie, 2, told=False)
        house.postman.hurry(partie)
    await until(lambda: not any(mishap.times for mishap in house.board.mishaps))
    await house.play(fast, 2, told=False)
    house.postman.hurry(fast)
    await until(lambda: fast not in house.postman._couriers._away)
    assert await house.waiting(fast) == []
    assert all([await house.waiting(partie) for partie in slow])
    goes_on.set()
    await house.rest()
    assert not any([await house.waiting(partie) for partie in slow])


async def until(so: Callable[[], bool]) -> None:
    """Waits until it is so, five seconds at most."""
    for _ in range(500):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never was so")


async def test_what_is_due_by_itself_goes_after_what_somebody_has_just_decided(house: House) -> None:
    late = [await begun(house) for _ in range(4 * COURIERS)]
    now = await begun(house)
    for partie in [*late, now]:
        await house.play(partie, 2, told=False)
    before = len(house.board.messages)
    for partie in late:
        house.postman.bring(partie)
    house.postman.hurry(now)
    await house.rest()
    sent = [shown.what.partie for shown in house.board.messages[before:] if isinstance(shown.what, Sight)]
    assert sorted(sent) == [*late, now]
    assert sent.index(now) <= COURIERS + 1


async def test_what_is_due_by_itself_has_its_turn_however_much_is_decided(house: House) -> None:
    late = await begun(house)
    busy = [await begun(house) for _ in range(4 * COURIERS)]
    for partie in [late, *busy]:
        await house.play(partie, 2, told=False)
    before = len(house.board.messages)
    for partie in busy:
        house.postman.hurry(partie)
    house.postman.bring(late)
    await house.rest()
    sent = [shown.what.partie for shown in house.board.messages[before:] if isinstance(shown.what, Sight)]
    assert sent.index(late) <= COURIERS + 4


async def test_a_postman_that_stops_begins_nothing_that_waits_for_a_courier(house: House) -> None:
    many = [await begun(house) for _ in range(4 * COURIERS)]
    for partie in many:
        await house.play(partie, 2, told=False)
    for partie in many:
        house.postman.hurry(partie)
    before = len(house.board.sent)
    await house.postman.stop()
    assert len(house.board.sent) - before <= 2 * COURIERS
    assert all([await house.waiting(partie) for partie in many[COURIERS:]])


# ------------------------------------------------------------------------------ stopped


async def test_a_postman_that_has_stopped_does_nothing_more(house: House, caplog: pytest.LogCaptureFixture) -> None:
    partie = await begun(house, 1)
    house.board.fails("say_more", Failure.LATER)
    house.board.fails("say", Failure.LATER)
    await house.play(partie, 1)
    await house.postman.stop()
    await house.club.database.close()
    house.postman.hurry(partie)
    await house.rest()
    asleep = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    assert asleep == []
    assert not caplog.records


async def test_a_postman_stopped_in_the_middle_of_a_round_leaves_no_alarm_behind(house: House) -> None:
    partie = await begun(house, 1)
    house.board.fails("say_more", Failure.LATER)
    house.board.fails("say", Failure.LATER)
    await house.play(partie, 1, told=False)
    house.postman.hurry(partie)
    await house.postman.stop()
    assert house.postman._alarm._sleeper is None


# ------------------------------------------------------------------------------ what cannot be read


@pytest.mark.parametrize("spoilt", ["UPDATE actions SET text = text || 'x'", "UPDATE deals SET hand0 = hand0 || 'x'"])
async def test_of_a_partie_that_cannot_be_read_no_card_is_logged(
    house: House, caplog: pytest.LogCaptureFixture, spoilt: str
) -> None:
    partie = await begun(house, 1)
    await house.play(partie, 1, told=False)
    await house.club.database.write(lambda tx: tx.execute(spoilt))
    # As another process would load it, which has not read it before.
    loaded_partie._REPLAYS = Replays()
    house.postman.hurry(partie)
    await house.rest()
    rows = await house.club.database.read(
        lambda tx: tx.fetch_all("SELECT text FROM actions UNION ALL SELECT hand0 FROM deals")
    )
    assert "could not be brought" in caplog.text
    for row in rows:
        assert row["text"].split()[-1] not in caplog.text


# ------------------------------------------------------------------------------ what need not be remembered


async def keys(house: House) -> list[int]:
    """The keys of the requests that are remembered, in the order in which they came."""
    rows = await house.club.database.read(lambda tx: tx.fetch_all("SELECT key FROM requests ORDER BY at, key"))
    return [row["key"] for row in rows]


async def ask(house: House, partie: int, first: int, number: int) -> None:
    """So many requests came in the seconds that have just passed."""
    now = house.clock.now

    def work(tx: Transaction) -> None:
        for at in range(number):
            requests.keep_request(tx, first + at, partie, 0, now - number + at)

    await house.club.database.write(work)


async def test_requests_are_forgotten_after_some_days_and_no_sooner(house: House) -> None:
    partie = await begun(house)
    await ask(house, partie, 10, 2)
    house.clock.now += KEPT - 2
    await ask(house, partie, 20, 2)
    await house.postman.start()
    assert await keys(house) == [10, 11, 20, 21]
    house.clock.now += EVERY
    await house.postman._alarm._ring()
    assert await keys(house) == [20, 21]


async def test_many_old_requests_are_forgotten_in_small_bites(house: House) -> None:
    """One after the other while the bot is up: whoever decides meanwhile waits for one bite at most."""
    partie = await begun(house)
    await ask(house, partie, 1, 2 * BITE + 5)
    house.clock.now += KEPT + 1
    await house.postman.start()
    assert len(await keys(house)) == BITE + 5
    for left in (5, 0):
        due = await house.postman._alarm._next_due()
        assert due is not None
        assert due - house.clock.now < 60
        house.clock.now = due
        await house.postman._alarm._ring()
        assert len(await keys(house)) == left
    due = await house.postman._alarm._next_due()
    assert due == house.clock.now + EVERY


async def test_a_request_that_is_forgotten_can_only_be_one_of_a_turn_that_has_passed(house: House) -> None:
    partie = await begun(house)
    row, request = await house.row(partie), key()
    await deciding.act(house.club, partie, ADA, simply, seen=row.seq, key=request)
    house.clock.now += KEPT + 1
    await house.postman.start()
    assert request not in await keys(house)
    with pytest.raises(Stale):
        await deciding.act(house.club, partie, ADA, simply, seen=row.seq, key=request)


# ------------------------------------------------------------------------------ killed


@pytest.mark.parametrize("lives", [51, pytest.param(170, marks=LONG)])
async def test_killed_at_any_point_and_started_again_it_tells_all_once(tmp_path: Path, lives: int) -> None:
    """A deal and more: each process ends before or after some message or transaction, and the next one goes on."""
    path, board, clock = tmp_path / "piquet.sqlite3", Board(), Clock()
    async with opened(path, board=board, clock=clock) as house:
        partie = await house.begin()
    deaths = 0
    for life in range(lives):
        async with opened(path, board=board, clock=clock, seed=life) as house:
            board.axe = axe = Axe(life % 17)
            axe.over(house.club.database)
            with suppress(asyncio.CancelledError):
                await house.postman.start()
                await house.rest()
                await house.play(partie, 1)
            deaths += axe.fallen
        board.axe = None
        async with opened(path, board=board, clock=clock) as house:
            await house.postman.start()
            await house.later(partie)
            await check(house, partie)
    assert deaths > lives // 2

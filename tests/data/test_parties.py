import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.model.ids import PartieId
from bot.model.results import EndedBy
from data.parties import (
    ActionRow,
    NewPartie,
    PartieRow,
    SeatRow,
    SeqTaken,
    actions_of,
    add_deal,
    add_partie,
    append_action,
    deals,
    finish_deal,
    get_partie,
    in_play_at,
    ongoing_of,
    seats,
    set_channel,
    set_choice,
    set_end,
    set_hand,
    set_table,
    set_turn,
)
from data.posts import Post, add_post, last_post, posts, widen_post
from data.store.database import Database
from data.store.errors import CONSTRAINT_ERRORS
from data.store.transaction import Transaction
from tests.data.table import ADA, BEN, CLEO, SNOWFLAKE, a_challenge, a_deal, a_dealt_partie, a_partie, opened


async def found(db: Database, partie: PartieId) -> PartieRow | None:
    return await db.read(partial(get_partie, partie_id=partie))


async def test_a_new_partie_is_stored(db: Database) -> None:
    def begin(tx: Transaction) -> PartieRow:
        challenge = a_challenge(tx)
        return add_partie(
            tx,
            NewPartie(
                guild=SNOWFLAKE,
                channel=SNOWFLAKE + 1,
                rules="club",
                cut="KS 9D",
                began_at=200,
                chooser=1,
                to_act=1,
                challenge=challenge.id,
            ),
            (ADA, BEN),
            ("Ada", "Ben"),
        )

    begun = await db.write(begin)
    assert await found(db, begun.id) == begun
    assert (begun.rules, begun.seq, begun.since, begun.ended_at) == ("club", 0, 200, None)
    assert (begun.chooser, begun.first_dealer, begun.to_act) == (1, None, 1)
    assert await found(db, PartieId(begun.id + 1)) is None
    assert await db.read(partial(seats, partie_id=begun.id)) == (
        SeatRow(begun.id, 0, ADA, "Ada", 0, None, None, 0, None, "", 0, 0),
        SeatRow(begun.id, 1, BEN, "Ben", 0, None, None, 0, None, "", 0, 0),
    )


async def test_each_change_is_stored_and_changes_nothing_else(db: Database) -> None:
    begun, other = await db.write(a_partie), await db.write(a_partie)
    expected = begun
    changes: tuple[tuple[Callable[..., object], dict[str, Any]], ...] = (
        (set_turn, {"seq": 7, "to_act": 1, "since": 300}),
        (set_choice, {"chooser": None, "first_dealer": 1}),
        (set_table, {"table_channel": SNOWFLAKE + 5, "table_message": SNOWFLAKE + 6}),
        (set_channel, {"channel": SNOWFLAKE + 9}),
        (set_end, {"ended_at": 400, "ending": "played", "winner": 0, "result": '{"winner": 0}'}),
    )
    for change, fields in changes:
        await db.write(partial(change, partie_id=begun.id, **fields))
        expected = replace(expected, **fields)
        if change is set_end:
            expected = replace(expected, to_act=None)
        assert await found(db, begun.id) == expected
    assert await found(db, other.id) == other


async def test_a_live_hand_belongs_to_its_seat(db: Database) -> None:
    begun = await db.write(a_partie)
    await db.write(
        partial(
            set_hand, partie_id=begun.id, seat=1, hand_channel=SNOWFLAKE + 7, hand_message=SNOWFLAKE + 8, hand_seq=3
        )
    )
    first, second = await db.read(partial(seats, partie_id=begun.id))
    assert first == SeatRow(begun.id, 0, ADA, "Ada", 0, None, None, 0, None, "", 0, 0)
    assert second == SeatRow(begun.id, 1, BEN, "Ben", 0, SNOWFLAKE + 7, SNOWFLAKE + 8, 3, None, "", 0, 0)


async def test_a_finished_deal_has_its_scores_and_the_seats_have_their_totals(db: Database) -> None:
    begun, other = await db.write(a_dealt_partie), await db.write(a_dealt_partie)
    first, second = a_deal(begun.id), a_deal(begun.id, number=1, first_seq=40)
    await db.write(partial(finish_deal, partie_id=begun.id, number=0, scores=(28, 23), totals=(29, 24), below=(21, 0)))
    await db.write(partial(add_deal, deal=second))
    finished = replace(first, score0=28, score1=23, below0=21, below1=0)
    assert await db.read(partial(deals, partie_id=begun.id)) == [finished, second]
    assert [seat.total for seat in await db.read(partial(seats, partie_id=begun.id))] == [29, 24]
    assert await db.read(partial(deals, partie_id=other.id)) == [a_deal(other.id)]
    assert [seat.total for seat in await db.read(partial(seats, partie_id=other.id))] == [0, 0]


async def test_a_partie_before_its_first_deal_has_no_deals(db: Database) -> None:
    begun = await db.write(a_partie)
    assert await db.read(partial(deals, partie_id=begun.id)) == []


async def test_actions_are_read_in_order_all_or_by_deal(db: Database) -> None:
    begun = await db.write(a_dealt_partie)
    await db.write(partial(add_deal, deal=a_deal(begun.id, number=1, first_seq=2)))
    kept = [ActionRow(begun.id, seq, deal, f"{seq % 2} play AS", 300 + seq) for seq, deal in enumerate((0, 0, 1, 1, 1))]
    for action in kept:
        await db.write(partial(append_action, action=action))
    assert await db.read(partial(actions_of, partie_id=begun.id)) == kept
    assert await db.read(partial(actions_of, partie_id=begun.id, deal=0)) == kept[:2]
    assert await db.read(partial(actions_of, partie_id=begun.id, deal=1)) == kept[2:]
    assert await db.read(partial(actions_of, partie_id=PartieId(begun.id + 1))) == []


async def test_only_the_first_of_two_decisions_with_the_same_seq_is_stored(db: Database) -> None:
    begun = await db.write(a_dealt_partie)
    first = ActionRow(begun.id, 0, 0, "0 play AS", 300)

    def play_late(tx: Transaction) -> None:
        set_turn(tx, begun.id, 1, 1, 301)
        append_action(tx, replace(first, text="0 play KS", at=301))

    await db.write(partial(append_action, action=first))
    with pytest.raises(SeqTaken):
        await db.write(play_late)
    assert await db.read(partial(actions_of, partie_id=begun.id)) == [first]
    assert await found(db, begun.id) == begun


async def test_only_one_of_two_processes_that_decide_at_once_succeeds(db: Database, path: Path) -> None:
    begun = await db.write(a_dealt_partie)
    async with opened(path) as other:
        attempts = [ActionRow(begun.id, 0, 0, f"0 play {n}", 300) for n in range(30)]
        outcomes = await asyncio.gather(
            *((db, other)[n % 2].write(partial(append_action, action=action)) for n, action in enumerate(attempts)),
            return_exceptions=True,
        )
    (kept,) = (action for action, outcome in zip(attempts, outcomes, strict=True) if outcome is None)
    assert sum(isinstance(outcome, SeqTaken) for outcome in outcomes) == len(attempts) - 1
    assert await db.read(partial(actions_of, partie_id=begun.id)) == [kept]


async def test_an_action_of_a_missing_deal_is_refused(db: Database) -> None:
    begun = await db.write(a_partie)
    with pytest.raises(CONSTRAINT_ERRORS):
        await db.write(partial(append_action, action=ActionRow(begun.id, 0, 0, "0 play AS", 300)))


async def test_a_partie_is_over_exactly_when_it_has_an_ending(db: Database) -> None:
    begun = await db.write(a_partie)

    def end_without_a_reason(tx: Transaction) -> None:
        tx.execute("UPDATE parties SET ended_at = 400 WHERE id = ?", begun.id)

    with pytest.raises(CONSTRAINT_ERRORS):
        await db.write(end_without_a_reason)
    assert await found(db, begun.id) == begun


async def test_a_persons_parties_are_listed_with_their_own_oldest_turn_first(db: Database) -> None:
    quiet = await db.write(a_partie)
    over = await db.write(a_partie)
    with_cleo = await db.write(partial(a_partie, users=(CLEO, ADA), began_at=500))
    recent = await db.write(partial(a_partie, began_at=100))
    await db.write(partial(set_turn, partie_id=recent.id, seq=5, to_act=0, since=600))
    await db.write(partial(set_end, partie_id=over.id, ended_at=700, ending=EndedBy.RESIGNED, winner=1, result=None))

    async def ids(user: int) -> list[int]:
        return [partie.id for partie in await db.read(partial(ongoing_of, user=user))]

    assert await ids(ADA) == [quiet.id, recent.id, with_cleo.id]
    assert await ids(BEN) == [quiet.id, recent.id]
    assert await ids(CLEO) == [with_cleo.id]
    assert await ids(SNOWFLAKE) == []


async def test_a_channels_parties_in_play_are_found(db: Database) -> None:
    thread, channel = SNOWFLAKE + 5, SNOWFLAKE + 6
    parties = [await db.write(partial(a_partie, began_at=began_at)) for began_at in (200, 300, 400, 500)]
    for partie, place in zip(parties, (thread, channel, channel, channel), strict=True):
        await db.write(partial(set_table, partie_id=partie.id, table_channel=place, table_message=None))
    await db.write(
        partial(set_end, partie_id=parties[2].id, ended_at=700, ending=EndedBy.RESIGNED, winner=1, result=None)
    )

    async def ids(place: int) -> list[PartieId]:
        return await db.read(partial(in_play_at, table_channel=place))

    assert await ids(thread) == [parties[0].id]
    assert await ids(channel) == [parties[3].id, parties[1].id]
    assert await ids(SNOWFLAKE) == []


async def test_the_posts_of_a_table_are_stored_in_order_and_extended(db: Database) -> None:
    begun, other = await db.write(a_partie), await db.write(a_partie)
    assert await db.read(partial(last_post, partie_id=begun.id)) is None
    first = Post(begun.id, 0, SNOWFLAKE + 5, SNOWFLAKE + 6, 0, 4, 300)
    second = Post(begun.id, 1, SNOWFLAKE + 5, SNOWFLAKE + 7, 5, 6, 400)
    foreign = Post(other.id, 1, SNOWFLAKE + 8, SNOWFLAKE + 9, 0, 1, 400)
    for post in (second, first, foreign):
        await db.write(partial(add_post, post=post))
    await db.write(partial(widen_post, post=second, last_seq=9))
    assert await db.read(partial(posts, partie_id=begun.id)) == [first, replace(second, last_seq=9)]
    assert await db.read(partial(last_post, partie_id=begun.id)) == replace(second, last_seq=9)
    assert await db.read(partial(posts, partie_id=other.id)) == [foreign]

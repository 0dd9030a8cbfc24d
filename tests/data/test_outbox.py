from dataclasses import replace
from functools import partial

import pytest

from bot.model.ids import PRIVATE, PartieId
from bot.model.outbox_messages import Show, parse_message
from data import outbox
from data.outbox import NewNotice, Notice, Place, done, drop_shown, enqueue_all, mark_tried, next_due, postpone, waiting
from data.parties import get_partie, set_hand, set_turn
from data.requests import KeyTaken, RequestRow, delete_requests, store_request, stored_request
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.table import SNOWFLAKE, a_partie


async def say(
    db: Database,
    partie: PartieId,
    seqs: tuple[int, int],
    *,
    place: Place = Place.TABLE,
    message: str = "show",
    now: int = 500,
) -> None:
    new = NewNotice(place, parse_message(message), *seqs, now)
    await db.write(lambda tx: enqueue_all(tx, partie, [new]))


async def notices(db: Database, partie: PartieId) -> list[Notice]:
    return await db.read(partial(waiting, partie_id=partie))


@pytest.fixture
async def partie(db: Database) -> PartieId:
    return (await db.write(a_partie)).id


async def test_a_notice_waits_until_it_is_delivered(db: Database, partie: PartieId) -> None:
    await say(db, partie, (3, 4))
    (notice,) = await notices(db, partie)
    assert notice == Notice(notice.id, partie, Place.TABLE, Show(), 3, 4, False, 0, 500, None)
    assert notice.place is Place.TABLE
    assert notice.tried is False
    await db.write(partial(done, notice=notice))
    assert await notices(db, partie) == []


async def test_a_private_partie_has_notices_only_for_its_hands(db: Database) -> None:
    partie = (await db.write(partial(a_partie, guild=PRIVATE))).id
    for place in Place:
        await say(db, partie, (3, 4), place=place, message="award:0" if place is Place.CHANNEL else "show")
    assert [notice.place for notice in await notices(db, partie)] == [Place.HAND0, Place.HAND1]


@pytest.mark.parametrize(("second", "both"), [((5, 6), (3, 6)), ((1, 2), (1, 4)), ((1, 9), (1, 9)), ((3, 3), (3, 4))])
async def test_a_notice_not_yet_tried_is_widened(
    db: Database, partie: PartieId, second: tuple[int, int], both: tuple[int, int]
) -> None:
    await say(db, partie, (3, 4))
    (notice,) = await notices(db, partie)
    await say(db, partie, second)
    assert await notices(db, partie) == [replace(notice, first_seq=both[0], last_seq=both[1], widened=1)]


@pytest.mark.parametrize(
    ("place", "second", "due_at"),
    [(Place.TABLE, 600, 600), (Place.TABLE, 400, 400), (Place.HAND0, 600, 500), (Place.HAND0, 400, 400)],
)
async def test_a_widened_notice_is_due_last_at_tables_and_first_elsewhere(
    db: Database, partie: PartieId, place: Place, second: int, due_at: int
) -> None:
    await say(db, partie, (3, 3), place=place)
    await say(db, partie, (4, 4), place=place, now=second)
    assert [notice.due_at for notice in await notices(db, partie)] == [due_at]


async def test_notices_of_different_places_messages_and_parties_are_separate(db: Database, partie: PartieId) -> None:
    other = (await db.write(a_partie)).id
    await say(db, partie, (0, 0))
    await say(db, partie, (1, 1), place=Place.HAND0)
    await say(db, partie, (2, 2), place=Place.HAND1)
    await say(db, partie, (3, 3), message="end")
    await say(db, other, (4, 4))
    assert [(notice.place, str(notice.message), notice.first_seq) for notice in await notices(db, partie)] == [
        (Place.TABLE, "show", 0),
        (Place.HAND0, "show", 1),
        (Place.HAND1, "show", 2),
        (Place.TABLE, "end", 3),
    ]
    assert [notice.first_seq for notice in await notices(db, other)] == [4]


async def test_a_tried_notice_is_frozen_and_later_actions_get_a_new_one(db: Database, partie: PartieId) -> None:
    await say(db, partie, (3, 4))
    (notice,) = await notices(db, partie)
    await db.write(partial(mark_tried, notice=notice.id, post_channel=SNOWFLAKE))
    frozen = replace(notice, tried=True, post_channel=SNOWFLAKE)
    await say(db, partie, (5, 6))
    await say(db, partie, (7, 8))
    kept, following = await notices(db, partie)
    assert kept == frozen
    assert (following.first_seq, following.last_seq, following.tried) == (5, 8, False)


async def test_the_id_of_a_notice_is_never_reused_even_after_delivery(db: Database, partie: PartieId) -> None:
    ids = []
    for seq in range(5):
        await say(db, partie, (seq, seq))
        (notice,) = await notices(db, partie)
        ids.append(notice.id)
        await db.write(partial(done, notice=notice))
    assert ids == sorted(set(ids))


async def test_a_delayed_notice_returns_when_due_and_counts_attempts(db: Database, partie: PartieId) -> None:
    assert await db.read(next_due) is None
    other = (await db.write(a_partie)).id
    await say(db, partie, (0, 0), now=500)
    await say(db, partie, (0, 0), place=Place.HAND0, now=500)
    await say(db, other, (0, 0), now=490)

    async def due(now: int) -> list[PartieId]:
        at_tables, _ = await db.read(partial(outbox.due, now=now))
        return at_tables

    assert await db.read(next_due) == 490
    assert await due(489) == []
    assert await due(499) == [other]
    assert await due(500) == [other, partie]

    for due_at in (600, 700):
        for notice in await notices(db, other):
            await db.write(partial(postpone, notice=notice, due_at=due_at))
    assert await due(699) == [partie]
    assert await due(700) == [partie, other]
    (delayed,) = await notices(db, other)
    assert (delayed.attempts, delayed.due_at) == (2, 700)


@pytest.mark.parametrize("seq", [None, 0])
async def test_a_notice_that_was_widened_since_it_was_read_is_not_deleted(
    db: Database, partie: PartieId, seq: int | None
) -> None:
    await say(db, partie, (3, 4))
    (before,) = await notices(db, partie)
    await say(db, partie, (3, 4))
    assert not await db.write(partial(done, notice=before, seq=seq))
    (now,) = await notices(db, partie)
    await db.write(partial(done, notice=now))
    assert await notices(db, partie) == []


async def test_a_notice_of_a_partie_that_went_on_is_not_deleted(db: Database, partie: PartieId) -> None:
    await say(db, partie, (0, 0))
    (notice,) = await notices(db, partie)
    assert not await db.write(partial(done, notice=notice, seq=7))
    assert await notices(db, partie) == [notice]
    assert await db.write(partial(done, notice=notice, seq=0))
    assert await notices(db, partie) == []


@pytest.mark.parametrize(("seq", "message", "is_deleted"), [(4, 900, True), (3, 900, False), (4, 901, False)])
async def test_a_redraw_is_deleted_if_the_live_hand_shows_it(
    db: Database, partie: PartieId, seq: int, message: int, is_deleted: bool
) -> None:
    await db.write(partial(set_hand, partie_id=partie, seat=0, hand_channel=9, hand_message=900, hand_seq=1))
    for place in (Place.HAND0, Place.HAND1):
        await say(db, partie, (4, 4), place=place, message="show")
    delete_it = partial(drop_shown, partie_id=partie, place=Place.HAND0, message=Show(), seq=seq, live=message)
    assert await db.write(delete_it) is is_deleted
    left = [notice.place for notice in await notices(db, partie)]
    assert left == [Place.HAND1] if is_deleted else [Place.HAND0, Place.HAND1]


async def test_actions_added_to_a_delayed_notice_wait_with_it(db: Database, partie: PartieId) -> None:
    await say(db, partie, (0, 0))
    (notice,) = await notices(db, partie)
    await db.write(partial(postpone, notice=notice, due_at=900))
    await say(db, partie, (1, 1), now=510)
    assert await notices(db, partie) == [replace(notice, last_seq=1, attempts=1, due_at=900, widened=1)]


async def test_a_repeated_request_finds_its_stored_result(db: Database, partie: PartieId) -> None:
    find = partial(stored_request, key=SNOWFLAKE)
    assert await db.read(find) is None
    await db.write(partial(store_request, key=SNOWFLAKE, partie_id=partie, seq=7, at=500))
    assert await db.read(find) == RequestRow(SNOWFLAKE, partie, 7, 500)


async def test_a_repeated_key_undoes_its_whole_transaction(db: Database) -> None:
    partie = await db.write(a_partie)
    await db.write(partial(store_request, key=SNOWFLAKE, partie_id=partie.id, seq=7, at=500))

    def again(tx: Transaction) -> None:
        set_turn(tx, partie.id, 8, 1, 501)
        store_request(tx, SNOWFLAKE, partie.id, 8, 501)

    with pytest.raises(KeyTaken):
        await db.write(again)
    assert await db.read(partial(stored_request, key=SNOWFLAKE)) == RequestRow(SNOWFLAKE, partie.id, 7, 500)
    assert await db.read(partial(get_partie, partie_id=partie.id)) == partie


async def test_old_requests_are_forgotten_and_younger_ones_are_not(db: Database, partie: PartieId) -> None:
    for at in (498, 499, 500, 501):
        await db.write(partial(store_request, key=at, partie_id=partie, seq=0, at=at))
    await db.write(partial(delete_requests, before=500))
    left = [await db.read(partial(stored_request, key=at)) for at in (498, 499, 500, 501)]
    assert [None if request is None else request.at for request in left] == [None, None, 500, 501]

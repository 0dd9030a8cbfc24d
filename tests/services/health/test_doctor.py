"""The doctor finds what is wrong with what is kept, whatever it is, and mends it by what the actions make."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.piquet.rules import RULE_SETS
from bot.services.core.messenger import Failure, Saying
from bot.services.health import invariants
from bot.services.health.checks import Ailment
from bot.services.health.doctor import Found, Visit
from bot.services.play import deciding
from data import outbox, parties, posts
from data.outbox import Place
from data.store import integrity
from data.store.database import Database
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import ADA, BEN, House, key, opened
from tests.support.often import with_rules

DAY = 24 * 60 * 60


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(tmp_path / "piquet.sqlite3") as house:
        yield house


async def visited(house: House, *, mends: bool = False) -> list[Found]:
    visit = Visit(house.club.database, house.clock, mends, lambda done, parties: None)
    return [found async for found in visit.findings()]


async def ailments(house: House) -> list[Ailment]:
    return [found.finding.ailment for found in await visited(house)]


async def begun(house: House, decisions: int = 0) -> int:
    partie = await house.begin()
    await house.tell(partie)
    await house.play(partie, decisions)
    return partie


async def damage(house: House, sql: str) -> None:
    await house.club.database.write(lambda tx: tx.execute(sql))


@pytest.mark.parametrize("rules", [*map(with_rules, RULE_SETS)])
async def test_nothing_is_found_in_parties_at_any_moment_from_the_first_to_the_last(house: House, rules: str) -> None:
    partie = await house.begin(rules=RULE_SETS[rules], first_dealer=None)
    for _ in range(60):
        assert await visited(house) == []
        await house.play(partie, 11)
    while (await house.row(partie)).to_act is not None:
        await house.play(partie, 50, told=False)
    assert await visited(house) == []
    await house.tell(partie)
    assert await visited(house) == []


async def test_nothing_is_found_in_a_partie_that_was_given_up(house: House) -> None:
    await deciding.resign(house.club, await begun(house, 60), ADA, key=key())
    assert await visited(house) == []


@dataclass(frozen=True, slots=True)
class Case:
    """What is done to the database, and what is found then; whether that can be mended."""

    ailment: Ailment
    sql: str
    mends: bool = True


CASES = [
    Case(Ailment.COUNT, "UPDATE parties SET seq = seq + 1"),
    Case(Ailment.SCORE, "UPDATE deals SET score0 = score0 + 1 WHERE number = 0"),
    Case(Ailment.SCORE, "UPDATE deals SET score0 = NULL, score1 = NULL WHERE number = 0"),
    Case(Ailment.TOTALS, "UPDATE seats SET total = 7 WHERE seat = 1"),
    Case(Ailment.TURN, "UPDATE parties SET to_act = 1 - to_act"),
    Case(Ailment.TURN, "UPDATE parties SET to_act = NULL"),
    Case(Ailment.CLOCK, "UPDATE parties SET pace = NULL, due_at = 77, wake_at = 66"),
    Case(Ailment.CLOCK, "UPDATE parties SET pace = 86400, due_at = 77, wake_at = 66"),
    Case(Ailment.CLOCK, "INSERT INTO guilds (id, table_in_channel, left_at) VALUES (77, 0, 900)"),
    Case(Ailment.UNDEALT, "UPDATE deals SET hand0 = hand1 WHERE number = 0", mends=False),
    Case(Ailment.UNDEALT, "UPDATE deals SET dealer = 1 - dealer WHERE number = 1", mends=False),
    Case(Ailment.UNPLAYABLE, "UPDATE actions SET text = 'nonsense' WHERE seq = 3", mends=False),
    Case(Ailment.UNPLAYABLE, "DELETE FROM actions WHERE seq = 5", mends=False),
    Case(Ailment.RULES, "UPDATE parties SET rules = 'whist'", mends=False),
    Case(Ailment.RULES, "UPDATE parties SET options = '{'", mends=False),
    Case(Ailment.RULES, "UPDATE parties SET options = '[1]'", mends=False),
    Case(Ailment.SEATS, "DELETE FROM seats WHERE seat = 1", mends=False),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.ailment}: {case.sql}")
async def test_what_was_damaged_is_found_and_mended_where_it_can_be(house: House, case: Case) -> None:
    await begun(house, 55)
    await damage(house, case.sql)
    found = await visited(house, mends=True)
    assert case.ailment in [one.finding.ailment for one in found]
    assert all(one.mended == case.mends for one in found)
    assert bool(await visited(house)) != case.mends


async def test_a_mended_partie_is_played_to_its_end(house: House) -> None:
    partie = await begun(house, 55)
    for case in CASES:
        if case.mends:
            await damage(house, case.sql)
    await visited(house, mends=True)
    await house.play(partie, 400)
    assert (await house.row(partie)).ending == "played"
    assert await visited(house) == []


async def test_where_no_message_is_left_the_hand_comes_anew_and_the_table_as_well(house: House) -> None:
    partie = await begun(house, 5)
    await damage(house, "UPDATE seats SET hand_channel = NULL, hand_message = NULL")
    await damage(house, "UPDATE parties SET table_channel = NULL, table_message = NULL")
    assert Ailment.MUTE in await ailments(house)
    await visited(house, mends=True)
    row = await house.row(partie)
    user = (ADA, BEN)[row.to_act or 0]
    before = len(house.board.hands(user))
    await house.tell(partie)
    assert len(house.board.hands(user)) == before + 1
    assert house.board.speeches(row.channel, Saying.MOVED)
    assert await visited(house) == []


async def test_what_the_table_was_not_told_is_told(house: House) -> None:
    partie = await begun(house, 30)
    await house.play(partie, 20, told=False)
    await damage(house, "DELETE FROM outbox WHERE place = 'table'")
    assert Ailment.UNTOLD in await ailments(house)
    await visited(house, mends=True)
    await house.tell(partie)
    seq = (await house.row(partie)).seq
    assert sorted(set(house.board.told(THREAD + partie))) == list(range(seq))


async def test_a_notice_that_nobody_can_bring_is_taken_away(house: House) -> None:
    partie = await begun(house, 3)

    def tell(tx: Transaction) -> None:
        for place, kind in (
            (Place.TABLE, "ring"),
            (Place.HAND0, "talk:0"),
            (Place.HAND1, "retire:x:y"),
            (Place.CHANNEL, "award"),
        ):
            outbox.tell(tx, partie, place, kind, first_seq=0, last_seq=0, now=0)

    await house.club.database.write(tell)
    assert await ailments(house) == [Ailment.NOTICE] * 4
    await visited(house, mends=True)
    assert not await house.waiting(partie)


async def test_a_notice_put_off_by_a_clock_that_was_wrong_is_brought_now(house: House) -> None:
    partie = await begun(house)
    house.board.fails("say", Failure.LATER, times=9)
    house.clock.now += 900 * DAY
    await house.play(partie, 1)
    house.clock.now -= 900 * DAY
    assert set(await ailments(house)) == {Ailment.FAR}
    house.board.mishaps.clear()
    await visited(house, mends=True)
    await house.tell(partie)
    assert not await house.waiting(partie)


async def test_rows_that_belong_to_nothing_go_where_nobody_has_decided_them(tmp_path: Path) -> None:
    async with opened(tmp_path / "piquet.sqlite3") as house:
        await begun(house, 12)
        await house.club.database._writer.execute_fetchall("PRAGMA foreign_keys = OFF")
        for table in ("posts", "requests", "actions"):
            await damage(house, f"UPDATE {table} SET partie = 99")  # noqa: S608
        found = {one.finding.detail: one.mended for one in await visited(house, mends=True) if one.finding.detail}
        assert {name: found[name] for name in ("posts", "requests", "actions")} == {
            "posts": True,
            "requests": True,
            "actions": False,
        }


async def test_rows_that_belong_to_something_by_the_time_they_are_to_go_stay(house: House) -> None:
    partie = await begun(house, 12)
    posted = await house.club.database.read(partial(posts.posts, partie=partie))
    await house.club.database.write(partial(integrity.forget_orphans, table="posts", rows=[1, 2]))
    assert await house.club.database.read(partial(posts.posts, partie=partie)) == posted != []


async def test_totals_of_a_partie_that_is_over_are_looked_at_and_mended(house: House) -> None:
    partie = await begun(house)
    await house.play(partie, 400, told=False)
    assert (await house.row(partie)).ending == "played"
    await damage(house, "UPDATE seats SET total = total + 1 WHERE seat = 0")
    assert [(one.finding.ailment, one.mended) for one in await visited(house, mends=True)] == [(Ailment.TOTALS, True)]
    assert await visited(house) == []


@pytest.mark.parametrize("sql", ["UPDATE parties SET winner = 1 - winner", "UPDATE parties SET result = '{'"])
async def test_a_result_that_the_deals_do_not_make_is_named_and_left(house: House, sql: str) -> None:
    partie = await begun(house)
    await house.play(partie, 400, told=False)
    await damage(house, sql)
    assert [(one.finding.ailment, one.mended) for one in await visited(house, mends=True)] == [(Ailment.RESULT, False)]


async def test_beside_a_bot_that_plays_nothing_is_found_and_nothing_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as house:
        several = [await begun(house) for _ in range(3)]
        other = await Database.open(path)
        try:

            async def play(partie: int) -> None:
                await house.play(partie, 120, told=False)

            playing = [asyncio.create_task(play(partie)) for partie in several]
            visits = 0
            while not all(task.done() for task in playing):
                visit = Visit(other, house.clock, True, lambda done, parties: None)
                assert [found async for found in visit.findings()] == []
                visits += 1
            await asyncio.gather(*playing)
            assert visits > 3
        finally:
            await other.close()
        assert await house.club.database.read(invariants.all_breaches) == []
        for partie in several:
            actions = await house.club.database.read(partial(parties.actions_of, partie=partie))
            assert len(actions) == (await house.row(partie)).seq


async def test_how_far_it_is_is_told(house: House) -> None:
    for _ in range(3):
        await deciding.resign(house.club, await begun(house), ADA, key=key())
    told: list[tuple[int, int]] = []
    visit = Visit(house.club.database, house.clock, False, lambda done, parties: told.append((done, parties)))
    assert [found async for found in visit.findings()] == []
    assert told[-1] == (3, 3)

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
from data.outbox_messages import parse_message
from data.parties import PartieId
from data.store import integrity
from data.store.database import Database
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened
from tests.support.sampled_rules import with_rules

DAY = 24 * 60 * 60


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[ServiceContext]:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        yield services


async def visited(services: ServiceContext, *, mends: bool = False) -> list[Found]:
    visit = Visit(services.context.database, services.clock, mends, lambda done, parties: None)
    return [found async for found in visit.findings()]


async def ailments(services: ServiceContext) -> list[Ailment]:
    return [found.finding.ailment for found in await visited(services)]


async def begun(services: ServiceContext, decisions: int = 0) -> PartieId:
    partie = await services.begin()
    await services.play(partie, decisions, told=False)
    await services.tell(partie)
    return partie


async def damage(services: ServiceContext, sql: str) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))


@pytest.mark.parametrize("rules", [with_rules(name, sample=("rubicon",)) for name in RULE_SETS])
async def test_nothing_is_found_in_parties_at_any_moment_from_the_first_to_the_last(
    services: ServiceContext, rules: str
) -> None:
    partie = await services.begin(rules=RULE_SETS[rules], first_dealer=None)
    for _ in range(60):
        assert await visited(services) == []
        await services.play(partie, 11)
    while (await services.row(partie)).to_act is not None:
        await services.play(partie, 50, told=False)
    assert await visited(services) == []
    await services.tell(partie)
    assert await visited(services) == []


async def test_nothing_is_found_in_a_partie_that_was_given_up(services: ServiceContext) -> None:
    await deciding.resign(services.context, await begun(services, 60), ADA, key=key())
    assert await visited(services) == []


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
async def test_what_was_damaged_is_found_and_mended_where_it_can_be(services: ServiceContext, case: Case) -> None:
    await begun(services, 55)
    await damage(services, case.sql)
    found = await visited(services, mends=True)
    assert case.ailment in [one.finding.ailment for one in found]
    assert all(one.mended == case.mends for one in found)
    assert bool(await visited(services)) != case.mends


async def test_a_mended_partie_is_played_to_its_end(services: ServiceContext) -> None:
    partie = await begun(services, 55)
    for case in CASES:
        if case.mends:
            await damage(services, case.sql)
    await visited(services, mends=True)
    await services.play(partie, 400)
    assert (await services.row(partie)).ending == "played"
    assert await visited(services) == []


async def test_where_no_message_is_left_the_hand_comes_anew_and_the_table_as_well(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await damage(services, "UPDATE seats SET hand_channel = NULL, hand_message = NULL")
    await damage(services, "UPDATE parties SET table_channel = NULL, table_message = NULL")
    assert Ailment.MUTE in await ailments(services)
    await visited(services, mends=True)
    row = await services.row(partie)
    user = (ADA, BEN)[row.to_act or 0]
    before = len(services.board.hands(user))
    await services.tell(partie)
    assert len(services.board.hands(user)) == before + 1
    assert services.board.speeches(row.channel, Saying.MOVED)
    assert await visited(services) == []


async def test_what_the_table_was_not_told_is_told(services: ServiceContext) -> None:
    partie = await begun(services, 30)
    await services.play(partie, 20, told=False)
    await damage(services, "DELETE FROM outbox WHERE place = 'table'")
    assert Ailment.UNTOLD in await ailments(services)
    await visited(services, mends=True)
    await services.tell(partie)
    seq = (await services.row(partie)).seq
    assert sorted(set(services.board.told(THREAD + partie))) == list(range(seq))


async def test_a_notice_that_nobody_can_bring_is_taken_away(services: ServiceContext) -> None:
    partie = await begun(services, 3)

    def tell(tx: Transaction) -> None:
        for place, kind in (
            (Place.TABLE, "ring"),
            (Place.HAND0, "talk:0"),
            (Place.HAND1, "retire:x:y"),
            (Place.CHANNEL, "award"),
        ):
            outbox.tell(tx, partie, place, parse_message(kind), first_seq=0, last_seq=0, now=0)

    await services.context.database.write(tell)
    assert await ailments(services) == [Ailment.NOTICE] * 4
    await visited(services, mends=True)
    assert not await services.waiting(partie)


async def test_a_notice_put_off_by_a_clock_that_was_wrong_is_brought_now(services: ServiceContext) -> None:
    partie = await begun(services)
    services.board.fails("say", Failure.LATER, times=9)
    services.clock.now += 900 * DAY
    await services.play(partie, 1)
    services.clock.now -= 900 * DAY
    assert set(await ailments(services)) == {Ailment.FAR}
    services.board.mishaps.clear()
    await visited(services, mends=True)
    await services.tell(partie)
    assert not await services.waiting(partie)


async def test_rows_that_belong_to_nothing_go_where_nobody_has_decided_them(tmp_path: Path) -> None:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        await begun(services, 12)
        await services.context.database._writer.execute_fetchall("PRAGMA foreign_keys = OFF")
        for table in ("posts", "requests", "actions"):
            await damage(services, f"UPDATE {table} SET partie = 99")  # noqa: S608
        found = {one.finding.detail: one.mended for one in await visited(services, mends=True) if one.finding.detail}
        assert {name: found[name] for name in ("posts", "requests", "actions")} == {
            "posts": True,
            "requests": True,
            "actions": False,
        }


async def test_rows_that_belong_to_something_by_the_time_they_are_to_go_stay(services: ServiceContext) -> None:
    partie = await begun(services, 12)
    posted = await services.context.database.read(partial(posts.posts, partie_id=partie))
    await services.context.database.write(partial(integrity.forget_orphans, table="posts", rows=[1, 2]))
    assert await services.context.database.read(partial(posts.posts, partie_id=partie)) == posted != []


async def test_totals_of_a_partie_that_is_over_are_looked_at_and_mended(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.play(partie, 400, told=False)
    assert (await services.row(partie)).ending == "played"
    await damage(services, "UPDATE seats SET total = total + 1 WHERE seat = 0")
    assert [(one.finding.ailment, one.mended) for one in await visited(services, mends=True)] == [
        (Ailment.TOTALS, True)
    ]
    assert await visited(services) == []


@pytest.mark.parametrize("sql", ["UPDATE parties SET winner = 1 - winner", "UPDATE parties SET result = '{'"])
async def test_a_result_that_the_deals_do_not_make_is_named_and_left(services: ServiceContext, sql: str) -> None:
    partie = await begun(services)
    await services.play(partie, 400, told=False)
    await damage(services, sql)
    assert [(one.finding.ailment, one.mended) for one in await visited(services, mends=True)] == [
        (Ailment.RESULT, False)
    ]


async def test_beside_a_bot_that_plays_nothing_is_found_and_nothing_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        several = [await begun(services) for _ in range(3)]
        other = await Database.open(path)
        try:

            async def play(partie: PartieId) -> None:
                await services.play(partie, 120, told=False)

            playing = [asyncio.create_task(play(partie)) for partie in several]
            visits = 0
            while not all(task.done() for task in playing):
                visit = Visit(other, services.clock, True, lambda done, parties: None)
                assert [found async for found in visit.findings()] == []
                visits += 1
            await asyncio.gather(*playing)
            assert visits > 3
        finally:
            await other.close()
        assert await services.context.database.read(invariants.all_breaches) == []
        for partie in several:
            actions = await services.context.database.read(partial(parties.actions_of, partie_id=partie))
            assert len(actions) == (await services.row(partie)).seq


async def test_how_far_it_is_is_told(services: ServiceContext) -> None:
    for _ in range(3):
        await deciding.resign(services.context, await begun(services), ADA, key=key())
    told: list[tuple[int, int]] = []
    visit = Visit(services.context.database, services.clock, False, lambda done, parties: told.append((done, parties)))
    assert [found async for found in visit.findings()] == []
    assert told[-1] == (3, 3)

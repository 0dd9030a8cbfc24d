"""The doctor finds every kind of damage in stored parties, and repairs it from the actions."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.piquet.rules import RULE_SETS
from bot.services.core.messenger import Failure, Saying
from bot.services.health import invariants
from bot.services.health.checks import Problem
from bot.services.health.doctor import Checkup, Found
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


async def checked(services: ServiceContext, *, repairs: bool = False) -> list[Found]:
    checkup = Checkup(services.context.database, services.clock, repairs, lambda done, parties: None)
    return [found async for found in checkup.findings()]


async def problems(services: ServiceContext) -> list[Problem]:
    return [found.finding.problem for found in await checked(services)]


async def begun(services: ServiceContext, decisions: int = 0) -> PartieId:
    partie = await services.begin()
    await services.play(partie, decisions, told=False)
    await services.tell(partie)
    return partie


async def damage(services: ServiceContext, sql: str) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))


@pytest.mark.parametrize("rules", [with_rules(name, sample=("rubicon",)) for name in RULE_SETS])
async def test_no_problem_is_found_at_any_moment_of_a_partie(services: ServiceContext, rules: str) -> None:
    partie = await services.begin(rules=RULE_SETS[rules], first_dealer=None)
    for _ in range(60):
        assert await checked(services) == []
        await services.play(partie, 11)
    while (await services.row(partie)).to_act is not None:
        await services.play(partie, 50, told=False)
    assert await checked(services) == []
    await services.tell(partie)
    assert await checked(services) == []


async def test_no_problem_is_found_in_a_resigned_partie(services: ServiceContext) -> None:
    await deciding.resign(services.context, await begun(services, 60), ADA, key=key())
    assert await checked(services) == []


@dataclass(frozen=True, slots=True)
class Case:
    """A damage to the database, the problem that it causes, and whether that can be repaired."""

    problem: Problem
    sql: str
    repairable: bool = True


CASES = [
    Case(Problem.COUNT, "UPDATE parties SET seq = seq + 1"),
    Case(Problem.SCORE, "UPDATE deals SET score0 = score0 + 1 WHERE number = 0"),
    Case(Problem.SCORE, "UPDATE deals SET score0 = NULL, score1 = NULL WHERE number = 0"),
    Case(Problem.TOTALS, "UPDATE seats SET total = 7 WHERE seat = 1"),
    Case(Problem.TURN, "UPDATE parties SET to_act = 1 - to_act"),
    Case(Problem.TURN, "UPDATE parties SET to_act = NULL"),
    Case(Problem.CLOCK, "UPDATE parties SET pace = NULL, due_at = 77, wake_at = 66"),
    Case(Problem.CLOCK, "UPDATE parties SET pace = 86400, due_at = 77, wake_at = 66"),
    Case(Problem.CLOCK, "INSERT INTO guilds (id, table_in_channel, left_at) VALUES (77, 0, 900)"),
    Case(Problem.UNDEALT, "UPDATE deals SET hand0 = hand1 WHERE number = 0", repairable=False),
    Case(Problem.UNDEALT, "UPDATE deals SET dealer = 1 - dealer WHERE number = 1", repairable=False),
    Case(Problem.UNPLAYABLE, "UPDATE actions SET text = 'nonsense' WHERE seq = 3", repairable=False),
    Case(Problem.UNPLAYABLE, "DELETE FROM actions WHERE seq = 5", repairable=False),
    Case(Problem.RULES, "UPDATE parties SET rules = 'whist'", repairable=False),
    Case(Problem.RULES, "UPDATE parties SET options = '{'", repairable=False),
    Case(Problem.RULES, "UPDATE parties SET options = '[1]'", repairable=False),
    Case(Problem.SEATS, "DELETE FROM seats WHERE seat = 1", repairable=False),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.problem}: {case.sql}")
async def test_each_damage_is_found_and_repaired_if_possible(services: ServiceContext, case: Case) -> None:
    await begun(services, 55)
    await damage(services, case.sql)
    found = await checked(services, repairs=True)
    assert case.problem in [one.finding.problem for one in found]
    assert all(one.repaired == case.repairable for one in found)
    assert bool(await checked(services)) != case.repairable


async def test_a_repaired_partie_can_be_played_to_its_end(services: ServiceContext) -> None:
    partie = await begun(services, 55)
    for case in CASES:
        if case.repairable:
            await damage(services, case.sql)
    await checked(services, repairs=True)
    await services.play(partie, 400)
    assert (await services.row(partie)).ending == "played"
    assert await checked(services) == []


async def test_without_any_message_the_hand_and_the_table_are_sent_again(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await damage(services, "UPDATE seats SET hand_channel = NULL, hand_message = NULL")
    await damage(services, "UPDATE parties SET table_channel = NULL, table_message = NULL")
    assert Problem.MUTE in await problems(services)
    await checked(services, repairs=True)
    row = await services.row(partie)
    user = (ADA, BEN)[row.to_act or 0]
    before = len(services.board.hands(user))
    await services.tell(partie)
    assert len(services.board.hands(user)) == before + 1
    assert services.board.speeches(row.channel, Saying.MOVED)
    assert await checked(services) == []


async def test_decisions_missing_at_the_table_are_posted(services: ServiceContext) -> None:
    partie = await begun(services, 30)
    await services.play(partie, 20, told=False)
    await damage(services, "DELETE FROM outbox WHERE place = 'table'")
    assert Problem.UNTOLD in await problems(services)
    await checked(services, repairs=True)
    await services.tell(partie)
    seq = (await services.row(partie)).seq
    assert sorted(set(services.board.told(THREAD + partie))) == list(range(seq))


async def test_a_notice_that_cannot_be_delivered_is_deleted(services: ServiceContext) -> None:
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
    assert await problems(services) == [Problem.NOTICE] * 4
    await checked(services, repairs=True)
    assert not await services.waiting(partie)


async def test_a_notice_delayed_by_a_wrong_clock_is_delivered_now(services: ServiceContext) -> None:
    partie = await begun(services)
    services.board.fails("say", Failure.LATER, times=9)
    services.clock.now += 900 * DAY
    await services.play(partie, 1)
    services.clock.now -= 900 * DAY
    assert set(await problems(services)) == {Problem.FAR}
    services.board.mishaps.clear()
    await checked(services, repairs=True)
    await services.tell(partie)
    assert not await services.waiting(partie)


async def test_orphan_rows_are_deleted_unless_they_are_decisions(tmp_path: Path) -> None:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        await begun(services, 12)
        await services.context.database._writer.execute_fetchall("PRAGMA foreign_keys = OFF")
        for table in ("posts", "requests", "actions"):
            await damage(services, f"UPDATE {table} SET partie = 99")  # noqa: S608
        found = {
            one.finding.detail: one.repaired for one in await checked(services, repairs=True) if one.finding.detail
        }
        assert {name: found[name] for name in ("posts", "requests", "actions")} == {
            "posts": True,
            "requests": True,
            "actions": False,
        }


async def test_rows_that_are_no_longer_orphans_are_not_deleted(services: ServiceContext) -> None:
    partie = await begun(services, 12)
    posted = await services.context.database.read(partial(posts.posts, partie_id=partie))
    await services.context.database.write(partial(integrity.forget_orphans, table="posts", rows=[1, 2]))
    assert await services.context.database.read(partial(posts.posts, partie_id=partie)) == posted != []


async def test_totals_of_a_finished_partie_are_checked_and_repaired(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.play(partie, 400, told=False)
    assert (await services.row(partie)).ending == "played"
    await damage(services, "UPDATE seats SET total = total + 1 WHERE seat = 0")
    assert [(one.finding.problem, one.repaired) for one in await checked(services, repairs=True)] == [
        (Problem.TOTALS, True)
    ]
    assert await checked(services) == []


@pytest.mark.parametrize("sql", ["UPDATE parties SET winner = 1 - winner", "UPDATE parties SET result = '{'"])
async def test_a_wrong_result_is_found_and_not_repaired(services: ServiceContext, sql: str) -> None:
    partie = await begun(services)
    await services.play(partie, 400, told=False)
    await damage(services, sql)
    assert [(one.finding.problem, one.repaired) for one in await checked(services, repairs=True)] == [
        (Problem.RESULT, False)
    ]


async def test_beside_a_running_bot_no_problem_is_found_and_nothing_changes(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        several = [await begun(services) for _ in range(3)]
        other = await Database.open(path)
        try:

            async def play(partie: PartieId) -> None:
                await services.play(partie, 120, told=False)

            playing = [asyncio.create_task(play(partie)) for partie in several]
            checkups = 0
            while not all(task.done() for task in playing):
                checkup = Checkup(other, services.clock, True, lambda done, parties: None)
                assert [found async for found in checkup.findings()] == []
                checkups += 1
            await asyncio.gather(*playing)
            assert checkups > 3
        finally:
            await other.close()
        assert await services.context.database.read(invariants.all_breaches) == []
        for partie in several:
            actions = await services.context.database.read(partial(parties.actions_of, partie_id=partie))
            assert len(actions) == (await services.row(partie)).seq


async def test_progress_is_reported(services: ServiceContext) -> None:
    for _ in range(3):
        await deciding.resign(services.context, await begun(services), ADA, key=key())
    told: list[tuple[int, int]] = []
    checkup = Checkup(
        services.context.database, services.clock, False, lambda done, parties: told.append((done, parties))
    )
    assert [found async for found in checkup.findings()] == []
    assert told[-1] == (3, 3)

"""Thinkers on other machines: the real command answers what the bot hands out, and its end costs no turn."""

import asyncio
import multiprocessing
import os
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import psycopg
import pytest

from bot.cluster.thinkers import Thinkers
from bot.features.house import advice
from bot.features.house.engine_texts import VERSION
from bot.features.house.jobs import decide, think
from bot.features.house.turns import HouseTurns
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.ids import PartieId
from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from bot.runtime.agenda import Agenda
from bot.runtime.engine_pool import EnginePool
from data import thoughts
from data.store.database import Database
from data.thoughts import ALIVE, PATIENCE
from tests.bot.features.house.test_house_turns import begin, kept, play
from tests.fakes.process.think_process import thinking, until, was_taken
from tests.fakes.service_context import ADA, ServiceContext, opened
from tests.support.paths import ROOT
from tests.support.second_connection import Ask, second_connection
from tests.support.server_databases import database_for
from tests.support.waiting import LONGEST, wait_for

pytestmark = pytest.mark.of_a_server

LATE: Final = 15.0
"""A thinker that dies delays a turn by so many seconds at most."""


@asynccontextmanager
async def handing_out(path: Path, version: str | None = None) -> AsyncIterator[tuple[ServiceContext, Ask]]:
    """The services, with a pool that asks thinkers first, and a second connection to the database."""
    async with opened(path) as services:
        pool = services.context.engine_pool
        elsewhere = await Thinkers.open(database_for(path))
        if version is not None:
            elsewhere._version = version
        pool.elsewhere = elsewhere
        with second_connection(path) as ask:
            try:
                yield services, ask
            finally:
                await pool.close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the bot wait for a thinker as long as a busy machine may need."""
    monkeypatch.setattr(thoughts, "PATIENCE", 10 * LONGEST)
    monkeypatch.setattr(thoughts, "ALIVE", LONGEST)


@contextmanager
def no_worker_of_the_bot() -> Iterator[None]:
    """The block is done without the bot's own workers."""
    yield
    assert multiprocessing.active_children() == []


async def house_turn(services: ServiceContext) -> tuple[DealView, Standing]:
    """What the house sees at its first turn of a new partie; it does not act."""
    partie = await begin(services, "beginner", first="ada")
    loaded = await services.context.database.read(lambda tx: LoadedPartie.load(tx, partie, services.clock.now))
    assert loaded.row.house is not None
    sight = loaded.sight(loaded.row.house)
    assert sight.deal is not None
    return sight.deal, sight.shown.before


@pytest.mark.usefixtures("patient")
async def test_a_thinker_gives_the_answers_of_the_bots_own_workers(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask, workers=2):
        deal, standing = await house_turn(services)
        pool = services.context.engine_pool
        with no_worker_of_the_bot():
            acted, advised = await asyncio.gather(
                pool.ask(decide, "master", 7, deal, standing), pool.ask_at_leisure(ADA, think, deal, standing)
            )
        assert (pool.answered, pool.unanswered, pool.running, pool.waiting) == (2, 0, 0, 0)
        own = EnginePool(1)
        assert acted == await own.ask(decide, "master", 7, deal, standing)
        assert advised == await own.ask(think, deal, standing)
        await own.close()
        assert ask("SELECT id FROM thoughts") == []
        elsewhere = pool.elsewhere
        assert isinstance(elsewhere, Thinkers)
        await until("the bot looks no more, since it has no question", lambda: elsewhere._looking is None)


@pytest.mark.usefixtures("patient")
async def test_the_house_plays_by_what_a_thinker_answers_and_so_does_the_adviser(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask), kept(services) as keeper:
        with no_worker_of_the_bot():
            partie = await begin(services, first="ada", rated=False)
            await play(services, keeper, partie, 8)
            await keeper.rest()
            row = await services.row(partie)
            assert (row.to_act, row.seq > 10) == (0, True)
            assert (await advice.advise(services.context, partie, ADA, seen=row.seq)).opinions


async def test_a_thinker_killed_in_mid_thought_delays_a_turn_and_loses_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask) as thinker:
        deal, standing = await house_turn(services)
        await services.context.engine_pool.ask(decide, "beginner", 1, deal, standing)
        thinker.stop_workers()
        async with kept(services) as keeper:
            await was_taken(ask)
            thinker.kill()
            killed_at = time.monotonic()
            await until("the bot has given the thinker up", lambda: not ask("SELECT id FROM thoughts"))
            assert time.monotonic() - killed_at < LATE
            await keeper.rest()
            partie = PartieId(ask("SELECT id FROM parties")[0][0])
            assert (await services.row(partie)).to_act == 0
            assert await play(services, keeper, partie, 2) == 2
        assert [record.getMessage().partition(" (")[0] for record in caplog.records] == ["a thinker gave no answer"]
    with second_connection(path) as ask:
        assert ask("SELECT id FROM thoughts") == []


async def test_what_a_killed_thinker_had_taken_another_answers(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask) as killed:
        deal, standing = await house_turn(services)
        pool = services.context.engine_pool
        await pool.ask(decide, "beginner", 1, deal, standing)
        killed.stop_workers()
        with no_worker_of_the_bot():
            asking = asyncio.create_task(pool.ask(decide, "beginner", 1, deal, standing, budget=LONGEST))
            await was_taken(ask)
            async with thinking(path, ask):
                killed.kill()
                assert await asking == decide("beginner", 1, deal, standing)


async def test_a_thinker_that_lives_and_does_not_answer_is_given_up_soon_after_the_budget(
    tmp_path: Path,
) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask) as thinker:
        deal, standing = await house_turn(services)
        pool = services.context.engine_pool
        await pool.ask(decide, "beginner", 1, deal, standing)
        thinker.stop_workers()
        began = time.monotonic()
        assert await pool.ask(decide, "beginner", 1, deal, standing, budget=2.0)
        assert time.monotonic() - began >= 2 + PATIENCE
        assert ask("SELECT id FROM thinkers")


async def test_a_thinker_that_is_stopped_gives_back_what_it_has_taken(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask) as thinker:
        deal, standing = await house_turn(services)
        pool = services.context.engine_pool
        await pool.ask(decide, "beginner", 1, deal, standing)
        thinker.stop_workers()
        asking = asyncio.create_task(pool.ask(decide, "beginner", 1, deal, standing))
        await was_taken(ask)
        thinker.process.terminate()
        async with wait_for("the thinker's end"):
            assert await thinker.process.wait() == 0
        assert await asking == decide("beginner", 1, deal, standing)
        assert ask("SELECT id FROM thinkers") == []


async def test_a_thinker_of_another_version_gets_nothing_and_the_bot_thinks_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path, "another") as (services, ask), thinking(path, ask):
        deal, standing = await house_turn(services)
        for _ in range(2):
            assert await services.context.engine_pool.ask(decide, "beginner", 1, deal, standing)
        assert len(multiprocessing.active_children()) == 1
        assert ask("SELECT last_value, is_called FROM thoughts_id_seq") == [(1, False)]
        assert [record.getMessage().partition(" of")[0] for record in caplog.records] == ["a thinker"]


@pytest.mark.usefixtures("patient")
async def test_what_is_no_question_is_answered_as_failed_and_harms_nothing(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask) as thinker:
        database = services.context.database
        for kind, text in (("decide", "AS KS garbage"), ("os.system", '["echo garbage"]'), ("think", "[" * 90_000)):
            await hand_out(database, kind, text)
        await until("every question has failed", lambda: not ask("SELECT id FROM thoughts WHERE failed = 0"))
        assert ask("SELECT count(*), count(answer) FROM thoughts") == [(3, 0)]
        deal, standing = await house_turn(services)
        with no_worker_of_the_bot():
            assert await services.context.engine_pool.ask(decide, "beginner", 1, deal, standing)
    told = "".join(thinker.log)
    assert told.count("has no answer") == 3
    assert "garbage" not in told
    assert "os.system" not in told


async def hand_out(database: Database, kind: str, text: str) -> None:
    """A question as anybody could write it into the database."""
    asking = partial(thoughts.ask, asker="nobody", version=VERSION, kind=kind, text=text, budget=1.0)
    assert await database.write(asking) is not None


@pytest.mark.usefixtures("patient")
async def test_a_thinker_needs_no_more_rights_than_the_hosts_page_grants(tmp_path: Path) -> None:
    path, role = tmp_path / "db.sqlite3", f"thinker_{os.getpid()}"
    grants = re.findall(r"GRANT .*? TO thinker;", (ROOT / ".github" / "HOSTING.md").read_text(encoding="utf-8"))
    async with handing_out(path) as (services, ask):
        deal, standing = await house_turn(services)
        with psycopg.connect(database_for(path).url, autocommit=True) as server:
            server.execute(f"CREATE ROLE {role} LOGIN".encode())
            try:
                for grant in grants:
                    server.execute(grant.replace("TO thinker", f"TO {role}").encode())
                async with thinking(path, ask, role=role) as thinker:
                    with no_worker_of_the_bot():
                        assert await services.context.engine_pool.ask(decide, "beginner", 1, deal, standing)
                    thinker.process.terminate()
                    assert await thinker.process.wait() == 0
                assert ask("SELECT id FROM thinkers") == []
            finally:
                server.execute(f"DROP OWNED BY {role}; DROP ROLE {role}".encode())


async def test_a_thinker_goes_on_once_its_connection_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask) as thinker:
        deal, standing = await house_turn(services)
        for _ in range(3):
            ask(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'piquet' AND datname = current_database()"
            )
            assert await services.context.engine_pool.ask(decide, "beginner", 1, deal, standing)
        lives = "SELECT id FROM thinkers WHERE seen_at > extract(epoch FROM clock_timestamp()) - ?"
        await until("a sign of life after the last loss", lambda: ask(lives, ALIVE))
        assert thinker.process.returncode is None


@pytest.mark.usefixtures("patient")
async def test_a_bot_that_stops_ends_the_wait_for_a_thinker(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with handing_out(path) as (services, ask), thinking(path, ask) as thinker:
        deal, standing = await house_turn(services)
        await services.context.engine_pool.ask(decide, "beginner", 1, deal, standing)
        thinker.stop_workers()
        agenda = Agenda(services.context)
        agenda.add(HouseTurns(services.context))
        await agenda.start()
        await was_taken(ask)
        async with wait_for("the end of the house's turns"):
            await agenda.stop()
        assert ask("SELECT id FROM thoughts") == []

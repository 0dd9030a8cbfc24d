"""Two versions of the bot run side by side on one PostgreSQL database, and the older one comes back."""

import random
import shutil
from pathlib import Path

import pytest

from data.store.migrations import FOLDER, newest_version
from tests.fakes.process.bot_process import HASTE, Zygote, one_shard_each, processes
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Person, Player, begin, turn
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.wire_discord import Wire
from tests.support.second_connection import second_connection

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.of_a_server]

TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version'"


def next_version(folder: Path, tables: list[str]) -> Path:
    """The migrations of a version to come, which adds two columns to every table, and a table."""
    later = folder / "later"
    shutil.copytree(FOLDER, later)
    script = "-- A version to come.\nCREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;\n"
    for table in tables:
        script += f'ALTER TABLE "{table}" ADD COLUMN later INTEGER NOT NULL DEFAULT 7;\n'
        script += f'ALTER TABLE "{table}" ADD COLUMN name_of_later TEXT;\n'
    (later / f"{newest_version() + 1:04}_later.sql").write_text(script, encoding="utf-8")
    return later


async def begun_on(scenario: Scenario, shard: int) -> list[Player]:
    """A partie of two people on a new server of this shard."""
    guild = scenario.wire.guild(f"Server {shard}", shard=shard)
    dora, emil = (Person(scenario.wire, guild, f"{name} of server {shard}") for name in ("Dora", "Emil"))
    table = await begin(dora, emil, pace=86_400)
    return [Player(person, random.Random(shard), table) for person in (dora, emil)]


async def play_on(tables: list[list[Player]]) -> None:
    """Three turns at each table."""
    for players in tables * 3:
        assert await turn(players) is not None


async def test_two_versions_play_side_by_side_and_the_older_one_comes_back(zygote: Zygote, tmp_path: Path) -> None:
    async with Wire(Settings(shards=2, sessions_apart=5 / HASTE)) as wire:
        scenario = Scenario(wire, *processes(wire, zygote, tmp_path, one_shard_each(2)))
        old, updated = scenario.bots
        async with scenario:
            tables = [await begun_on(scenario, shard) for shard in range(2)]
            await play_on(tables)
            with second_connection(old.database) as ask:
                later = next_version(tmp_path, [row[0] for row in ask(TABLES)])
            # The second process is updated while the first plays on; its migration changes every table.
            assert await updated.stop() == 0
            updated.set_environment(WIRE_MIGRATIONS=str(later))
            await updated.start()
            with second_connection(old.database) as ask:
                assert [row[0] for row in ask("SELECT version FROM schema_version")] == [newest_version() + 1]
            await play_on(tables)
            # Back to the version before, which finds a newer schema.
            assert await updated.stop() == 0
            updated.set_environment(WIRE_MIGRATIONS="")
            await updated.start()
            await play_on(tables)
            await scenario.wait_until_told()
            assert all(bot.alive for bot in scenario.bots)
        assert [bot.log_text for bot in scenario.bots if "Traceback" in bot.log_text] == []

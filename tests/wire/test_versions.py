import shutil
from pathlib import Path

import pytest

from data.store.migrations import FOLDER, newest_version
from tests.fakes.process.bot_process import Zygote, processes
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn
from tests.fakes.wire.wire_discord import Wire
from tests.support.second_connection import second_connection

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.of_a_server]

KNOWN = newest_version()
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version'"


def next_version(folder: Path, tables: list[str]) -> Path:
    later = folder / "later"
    shutil.copytree(FOLDER, later)
    script = "-- A version to come.\nCREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;\n"
    for table in tables:
        script += f'ALTER TABLE "{table}" ADD COLUMN later INTEGER NOT NULL DEFAULT 7;\n'
        script += f'ALTER TABLE "{table}" ADD COLUMN name_of_later TEXT;\n'
    (later / f"{KNOWN + 1:04}_later.sql").write_text(script, encoding="utf-8")
    return later


async def test_a_new_version_migrates_at_takeover_and_the_old_version_still_works(
    zygote: Zygote, tmp_path: Path
) -> None:
    async with Wire() as wire:
        old, new = processes(wire, zygote, tmp_path)
        async with Scenario(wire, old) as scenario:
            with second_connection(old.database) as ask:
                later = next_version(tmp_path, [row[0] for row in ask(TABLES)])

                def version() -> int:
                    return int(ask("SELECT version FROM schema_version")[0][0])

                players = await scenario.start_partie(pace=86_400)
                new.set_environment(WIRE_MIGRATIONS=str(later))
                await new.stand_by()
                assert await turn(players) is not None
                assert version() == KNOWN
                begun = wire.gateway.identified
                assert await old.stop() == 0
                await wire.until(lambda: wire.gateway.identified > begun, why="the new version takes over")
                assert version() == KNOWN + 1
                assert await turn(players) is not None
                # Back to the version before, which finds a newer schema that it can use.
                await old.stand_by()
                begun = wire.gateway.identified
                assert await new.stop() == 0
                await wire.until(lambda: wire.gateway.identified > begun, why="the old version takes over")
                assert await turn(players) is not None
                await scenario.wait_until_told()
        await new.__aexit__(None, None, None)
        assert [bot.log_text for bot in (old, new) if "Traceback" in bot.log_text] == []

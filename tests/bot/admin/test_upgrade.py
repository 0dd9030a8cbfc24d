import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from bot.admin.doctor.checkup import Checkup
from bot.features.challenges import service as challenges
from bot.features.parties import deciding
from bot.features.results.leaderboards import list_everywhere
from bot.model.challenges import Terms
from bot.model.clocks import NO_CLOCK
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.model.sight import Sight
from bot.piquet import record
from bot.piquet.rules import CLUB, RUBICON, RULE_SETS, Rules, rules_of
from data.leaderboard_places import BELOW
from data.store.migrations import BASE, Migration, migrations, newest_version
from data.store.transaction import Transaction
from tests.bot.features.parties.test_rule_sets import kept_record
from tests.bot.features.results.test_leaderboards import finished
from tests.data.table import opened as database_of
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key, opened
from tests.support.doctor import wrong_sums

pytestmark = pytest.mark.of_a_file

VERSIONS = range(BASE, newest_version())
GONE = {("users", "one_click"), ("users", "pictures")}
"""Columns of older versions that no longer exist or have another form."""
STORES = next(step.number for step in migrations() if '"reading": "0.2.0"' in step.statements[0])


def up_to(version: int) -> tuple[Migration, ...]:
    return migrations()[: version - BASE + 1]


async def left_behind(path: Path, newest: Path, steps: Sequence[Migration]) -> None:
    async with database_of(path, steps):
        pass
    with closing(sqlite3.connect(path)) as file:
        file.execute("ATTACH ? AS newest", (str(newest),))
        tables = file.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        for (table,) in tables.fetchall():
            today = {column[1] for column in file.execute(f'PRAGMA newest.table_info("{table}")')}
            if not today:
                continue  # the table is gone today
            columns = {
                column[1]: column[2]
                for column in file.execute(f'PRAGMA table_info("{table}")')
                if column[1] in today or (table, column[1]) in GONE
            }
            into = ", ".join(f'"{column}"' for column in columns)
            # A setting that is gone, or is stored in another form, was at its default.
            kept = ", ".join(
                "0" if (table, column) in GONE and form == "INTEGER" else f'"{column}"'
                for column, form in columns.items()
            )
            file.execute(f'INSERT INTO "{table}" ({into}) SELECT {kept} FROM newest."{table}"')  # noqa: S608
        file.commit()


def leaderboards(tx: Transaction) -> list[tuple[object, ...]]:
    rows = [tx.fetch_all(f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4, 5, 6") for table in ("places", "crowds")]  # noqa: S608
    return [tuple(row) for several in rows for row in several]


async def test_the_leaderboards_of_an_older_version_survive_the_upgrade(tmp_path: Path) -> None:
    newest, older, dice = tmp_path / "newest.sqlite3", tmp_path / "older.sqlite3", random.Random(1)
    async with opened(newest) as services:
        await list_everywhere(services.context, ADA, True)
        for _ in range(60):
            services.clock.now += 86_400
            await services.context.database.write(lambda tx: finished(tx, dice, services.clock.now))
        before = await services.context.database.read(leaderboards)
    await left_behind(older, newest, up_to(BASE))
    with closing(sqlite3.connect(older)) as file:
        # Then a provisional rating was listed like any other.
        file.execute("UPDATE places SET rank = rank + ? * 4096 WHERE what = 'rating' AND value < 0", (BELOW,))
        file.commit()
    async with opened(older) as services:
        assert await services.context.database.read(leaderboards) == before
        assert await services.context.database.read(wrong_sums) == []


def without_reading(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        for table in ("parties", "challenges"):
            file.execute(f"UPDATE {table} SET options = json_remove(options, '$.reading')")  # noqa: S608
        file.commit()


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("name", "options", "version", "decisions"),
    [
        ("french-1896", {}, "0.1", 9),
        ("french-1896", {}, "0.1", 70),
        ("carte-rouge", {"carte_rouge": False}, "0.1", 9),
        ("carte-rouge", {"carte_rouge": False}, "0.1", 70),
        *((name, {}, "0.2", 9) for name in RULE_SETS),
        *((name, {}, "0.2", 70) for name in ("french-1896", "counterpique")),
        *((name, {}, "0.2.0", 9) for name in ("rubicon", "club", "carte-rouge", "counterpique")),
        ("rubicon", {"must_win": True}, "0.2.0", 70),
    ],
)
async def test_a_partie_keeps_the_reading_of_the_version_that_began_it(
    tmp_path: Path, name: str, options: dict[str, bool], version: str, decisions: int
) -> None:
    newest, older = tmp_path / "newest.sqlite3", tmp_path / "older.sqlite3"
    earlier = rules_of(name, {**options, "reading": version})
    async with opened(newest, secrets=False) as services:
        partie, offer = await services.begin(rules=earlier), await an_offer(services, rules_of(name, options))
        await services.play(partie, decisions, told=False)
        before = [await deciding.sight(services.context, partie, eye) for eye in (0, 1, None)]
    await left_behind(older, newest, up_to(BASE))
    if version == "0.2.0":
        without_reading(older)
    async with opened(older, seed=2) as services:
        assert [await deciding.sight(services.context, partie, eye) for eye in (0, 1, None)] == before
        checkup = Checkup(services.context.database, services.clock, False, lambda done, parties: None)
        assert not [found async for found in checkup.findings()]
        await to_the_end(services, partie)
        assert json.loads((await services.row(partie)).options) == earlier.options
        await services.lift_limits()
        again = await challenges.rematch(services.context, key(), partie, ADA, CHANNEL)
        assert challenges.rules_offered(again) == rules_of(name, options)
        taken = await challenges.accept(services.context, offer, NamedPlayer(BEN, "Ben"))
        assert taken.partie is not None
        assert json.loads((await services.row(PartieId(taken.partie))).options) == options


async def an_offer(services: ServiceContext, rules: Rules = CLUB) -> int:
    ada, ben = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben")
    offer = await challenges.challenge(
        services.context, key(), guild=GUILD, channel=CHANNEL, challenger=ada, opponent=ben, terms=Terms(rules)
    )
    return offer.id


async def to_the_end(services: ServiceContext, partie: PartieId) -> None:
    await services.play(partie, 1000, told=False)
    row = await services.row(partie)
    game = record.read(json.dumps(await kept_record(services, partie)))
    assert (row.ending, json.loads(row.result or "null")) == ("played", record.summary(game)["result"])
    sight = await deciding.sight(services.context, partie, None)
    assert sight.standing == game.partie.standing


@dataclass(frozen=True)
class Left:
    path: Path
    partie: PartieId
    offer: int
    sights: Sequence[Sight]


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], Left]:
    async def play(path: Path, decisions: int) -> Left:
        async with opened(path, secrets=False) as services:
            earlier = rules_of("rubicon", {"reading": "0.2.0"})
            partie, offer = await services.begin(rules=earlier), await an_offer(services)
            await services.play(partie, decisions, told=False)
            sights = [await deciding.sight(services.context, partie, eye) for eye in (0, 1, None)]
        return Left(path, partie, offer, sights)

    @cache
    def left(decisions: int) -> Left:
        return asyncio.run(play(tmp_path_factory.mktemp("left") / "newest.sqlite3", decisions))

    return left


@pytest.fixture
def older_version(left: Callable[[int], Left], decisions: int) -> Left:
    return left(decisions)


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("decisions", "version"),
    [
        *((70, version) for version in VERSIONS),
        (2, VERSIONS[0]),
        *(pytest.param(2, version, marks=pytest.mark.long) for version in VERSIONS[1:]),
    ],
)
async def test_a_partie_of_an_older_version_can_be_played_to_its_end(
    older_version: Left, tmp_path: Path, version: int
) -> None:
    older, partie = tmp_path / "older.sqlite3", older_version.partie
    await left_behind(older, older_version.path, up_to(version))
    if version < STORES:
        without_reading(older)
    async with opened(older, seed=2) as services:
        assert [await deciding.sight(services.context, partie, eye) for eye in (0, 1, None)] == older_version.sights
        row = await services.row(partie)
        assert (row.pace, row.clock) == (None, NO_CLOCK)  # older versions had no clocks
        await to_the_end(services, partie)
        await services.lift_limits()
        again = await challenges.rematch(services.context, key(), partie, ADA, CHANNEL)
        assert challenges.rules_offered(again) == RUBICON
        taken = await challenges.accept(services.context, older_version.offer, NamedPlayer(BEN, "Ben"))
        assert taken.partie is not None
        await services.play(PartieId(taken.partie), 3)
        assert (await services.row(PartieId(taken.partie))).rules == CLUB.name

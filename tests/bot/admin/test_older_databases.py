"""Databases from older versions open, pass the check, continue, and replay.

They are in ``tests/cases/databases``, described in its README.
"""

import itertools
import json
import random
import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from bot.admin.doctor.findings import Damage, DamageKind
from bot.features.challenges import service as challenges
from bot.features.parties import deciding
from bot.kit.names import full_names
from bot.model.house_seats import is_house
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet import record
from bot.piquet.rules import RULE_SETS
from data import parties
from data.challenges import expired_challenges
from data.store.transaction import Transaction
from tests.bot.features.parties.test_rule_sets import kept_record
from tests.fakes.service_context import ADA, BEN, CLEO, NAMES, Clock, ServiceContext, opened
from tests.support.doctor import findings
from tests.support.paths import CASES
from tests.support.random_player import at_random
from tests.support.stored_database import LEFT_AT

pytestmark = pytest.mark.of_a_file


def restored(dump: Path, folder: Path) -> Path:
    path = folder / "piquet.sqlite3"
    path.write_bytes(_file_of(dump))
    return path


@cache
def _file_of(dump: Path) -> bytes:
    with closing(sqlite3.connect(":memory:")) as file:
        file.executescript(dump.read_text(encoding="utf-8"))
        return file.serialize()


def schema_of(dump: Path) -> int:
    (version,) = re.findall(r"^PRAGMA user_version = (\d+);", dump.read_text(encoding="utf-8"), re.MULTILINE)
    return int(version)


DATABASES: Final = sorted((CASES / "databases").glob("*.sql"), key=schema_of)
"""The oldest first."""
A_DEAL: Final = 45
_KEYS: Final = itertools.count(2_000_000)


def clock() -> Clock:
    return Clock(LEFT_AT + 60)


async def ids(services: ServiceContext, *, in_play: bool) -> list[PartieId]:
    def work(tx: Transaction) -> list[PartieId]:
        return parties.in_play(tx) if in_play else parties.next_ids(tx, 0, 1000)

    return await services.context.database.read(work)


async def play_on(services: ServiceContext, partie: PartieId, dice: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        row = await services.row(partie)
        if row.to_act is None:
            return
        user = (await services.context.database.read(lambda tx: parties.seats(tx, partie)))[row.to_act].user
        if row.chooser is not None:
            await deciding.decide(services.context, partie, user, deciding.deal_first, key=next(_KEYS))
        else:
            choose = lambda sight: at_random(dice, sight)  # noqa: E731
            await deciding.act(services.context, partie, user, choose, seen=row.seq, key=next(_KEYS))


async def replay(services: ServiceContext, partie: PartieId) -> dict[str, Any]:
    row, game = await services.row(partie), record.read(json.dumps(await kept_record(services, partie)))
    if row.ending == "played":
        assert json.loads(row.result or "null") == record.summary(game)["result"]
    sight = await deciding.sight(services.context, partie, None)
    assert sight.standing == game.partie.standing
    return record.summary(game)


@pytest.mark.parametrize("dump", DATABASES, ids=lambda dump: dump.stem)
async def test_an_older_database_has_every_rule_set_in_play_and_is_sound(dump: Path, tmp_path: Path) -> None:
    async with opened(restored(dump, tmp_path), clock=clock()) as services:
        assert await findings(services) == []
        in_play = [await services.row(partie) for partie in await ids(services, in_play=True)]
        assert {row.rules for row in in_play} == set(RULE_SETS)
        for partie in await ids(services, in_play=False):
            await replay(services, partie)


@pytest.mark.parametrize(
    ("change", "differs"),
    [
        (("-- value * 4096", "-- The value * 4096"), False),
        (("    guild INTEGER NOT NULL,\n    what", "guild  INTEGER\nNOT NULL /* in another form */, what"), False),
        (("name TEXT NOT NULL", "name TEXT"), True),
        (("rank >> 12", "rank >> 13"), True),
    ],
)
async def test_comments_and_spaces_do_not_make_another_schema(
    tmp_path: Path, change: tuple[str, str], *, differs: bool
) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA writable_schema = ON")
        (before,) = file.execute("SELECT sql FROM sqlite_master WHERE name = 'places'").fetchone()
        assert change[0] in before
        file.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'places'", (before.replace(*change),))
    async with opened(path) as services:
        found = [one.finding for one in await findings(services)]
        assert [(one.where, one.kind) for one in found if isinstance(one, Damage)] == [
            ("places", DamageKind.SCHEMA)
        ] * differs


@pytest.mark.sampled(2)
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["a-deal", "whole"])
@pytest.mark.parametrize("dump", DATABASES, ids=lambda dump: dump.stem)
async def test_every_partie_of_an_older_database_can_be_continued(dump: Path, tmp_path: Path, *, whole: bool) -> None:
    dice = random.Random(25)
    async with opened(restored(dump, tmp_path), clock=clock(), seed=3) as services:
        begun = await ids(services, in_play=True)
        before = {partie: (await services.row(partie)).seq for partie in begun}
        for partie in begun:
            await play_on(services, partie, dice, 2_000 if whole else A_DEAL)
            await services.tell(partie)
            await replay(services, partie)
            row = await services.row(partie)
            assert row.seq > before[partie]
            assert row.ending == "played" or not whole
        assert await findings(services) == []


@pytest.mark.parametrize("dump", DATABASES, ids=lambda dump: dump.stem)
async def test_every_open_challenge_of_an_older_database_can_be_accepted(dump: Path, tmp_path: Path) -> None:
    dice = random.Random(25)
    async with opened(restored(dump, tmp_path), clock=clock(), seed=3) as services:
        await services.lift_limits()
        offers = await services.context.database.read(lambda tx: expired_challenges(tx, 2**62))
        assert offers
        for offer in offers:
            if offer.opponent is not None and is_house(offer.opponent):
                taken = await services.dealt(offer)
            else:
                by = offer.opponent or (CLEO if offer.challenger in (ADA, BEN) else BEN)
                taken = await challenges.accept(services.context, offer.id, NamedPlayer(by, NAMES[by]))
            assert taken.partie is not None
            await play_on(services, taken.partie, dice, A_DEAL)
            await replay(services, taken.partie)
        assert await findings(services) == []


NAMES_OF_HOUSE: Final = (
    (2, "The House (club)", "The House (expert)"),
    (2, "La maison (club)", "La maison (expert)"),
    (2, "La Maison (club)", "La maison (expert)"),
    (2, "Computer (Klub)", "Computer (Experte)"),
    (2, "Das Haus (Klub)", "Computer (Experte)"),
    (3, "Das Haus (Meister)", "Computer (Meister)"),
)
"""A house player's user id, its former name, and its name now."""
NAMED: Final = (
    ("seats", "user", "name"),
    ("names", "user", "name"),
    ("places", "user", "name"),
    ("challenges", "opponent", "opponent_name"),
)
"""Columns that name a user."""


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("user", "before", "now"), NAMES_OF_HOUSE)
@pytest.mark.parametrize("dump", [dump for dump in DATABASES if schema_of(dump) < 41], ids=lambda dump: dump.stem)
async def test_the_house_of_an_older_database_gets_its_current_name(
    dump: Path, tmp_path: Path, user: int, before: str, now: str
) -> None:
    path, person = restored(dump, tmp_path), (BEN, "Ben (club)")
    with closing(sqlite3.connect(path)) as file:
        for table, column, name in NAMED:
            for named, called in ((user, before), person):
                file.execute(f'UPDATE {table} SET {name} = ? WHERE "{column}" = ?', (called, named))  # noqa: S608
        file.commit()
    async with opened(path, clock=clock()) as services:
        begun = await ids(services, in_play=True)
        partie = begun[[await house_of(services, one) for one in begun].index(user)]
        sight = await deciding.sight(services.context, partie, None)
        assert full_names(sight)[sight.people.house or 0] == now
        await play_on(services, partie, random.Random(1), 1)
        assert await house_of(services, partie) == user
        assert await findings(services) == []
    with closing(sqlite3.connect(path)) as file:
        for table, column, name in NAMED:
            found = f'SELECT DISTINCT {name} FROM {table} WHERE "{column}" = ?'  # noqa: S608 - constants
            assert {*file.execute(found, (user,))} <= {(now,)}, table
            assert file.execute(found, (BEN,)).fetchall() == [("Ben (club)",)], table


async def house_of(services: ServiceContext, partie: PartieId) -> int | None:
    row, seats = await services.row(partie), await services.context.database.read(lambda tx: parties.seats(tx, partie))
    return None if row.house is None else seats[row.house].user


WAITED: Final = (
    ("table", "open", 0, 0, 1),
    ("table", "talk:0", 0, 3, 0),
    ("table", "talk:1", 4, 6, 0),
    ("table", "late:1", 5, 5, 0),
    ("table", "move", 6, 6, 0),
    ("table", "close", 7, 7, 0),
    ("hand0", "ring", 5, 5, 0),
    ("hand0", "show", 4, 5, 0),
    ("hand0", "place", 0, 0, 0),
    ("hand1", "remind", 5, 5, 0),
    ("hand1", "retire:8:9", 2, 5, 0),
    ("channel", "result", 7, 7, 0),
    ("channel", "name", 0, 0, 0),
    ("channel", "award:0", 5, 5, 0),
)
"""Notices of version 0.2.0: place, kind, first and last decision, and whether they were tried."""


@pytest.mark.parametrize("dump", [dump for dump in DATABASES if schema_of(dump) < 38], ids=lambda dump: dump.stem)
async def test_notices_of_an_older_database_still_wait_once_for_each_place(dump: Path, tmp_path: Path) -> None:
    path = restored(dump, tmp_path)
    with closing(sqlite3.connect(path)) as file:
        partie, seq = file.execute("SELECT id, seq FROM parties WHERE ended_at IS NULL AND seq > 0").fetchone()
        file.execute("DELETE FROM outbox")
        columns = "partie, place, kind, first_seq, last_seq, tried, attempts, due_at"
        add = f"INSERT INTO outbox ({columns}) VALUES (?, ?, ?, ?, ?, ?, 0, 9)"  # noqa: S608 - a constant
        file.executemany(add, [(partie, *notice) for notice in WAITED])
        file.commit()
    async with opened(path, clock=clock()) as services:
        found = [
            (one.place, str(one.message), one.first_seq, one.last_seq, one.tried)
            for one in await services.waiting(partie)
        ]
    assert found == [
        ("table", "ring", 0, 0, True),
        ("table", "show", 0, 7, False),
        ("table", "late:1", 5, 5, False),
        ("table", "ring", 6, 6, False),
        ("hand0", "ring", 5, 5, False),
        ("hand0", "show", 4, seq + 1, False),
        ("hand1", "remind", 5, 5, False),
        ("hand1", "retire:8:9", 2, 5, False),
        ("channel", "show", 0, 7, False),
        ("channel", "award:0", 5, 5, False),
    ]


async def test_the_table_shows_decisions_due_in_an_older_database_once(tmp_path: Path) -> None:
    path = restored(next(dump for dump in DATABASES if dump.stem == "f5a39972"), tmp_path)
    with closing(sqlite3.connect(path)) as file:
        waited = {partie for (partie,) in file.execute("SELECT partie FROM outbox WHERE place = 'table'")}
        told = dict(file.execute("SELECT partie, max(last_seq) + 1 FROM posts GROUP BY partie"))
    assert waited
    async with opened(path, clock=clock()) as services:
        for partie in waited:
            await services.later(partie)
            row = await services.row(partie)
            assert await services.waiting(partie) == []
            said = services.messenger.told(row.table_channel or 0)
            assert sorted(set(said)) == said
            assert set(said) >= set(range(told.get(partie, 0), row.seq))

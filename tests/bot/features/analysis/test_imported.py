"""Loads records of all rule sets as parties, as for a record that a person imports."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.analysis import service as analysis
from bot.features.archive import exports, replays
from bot.features.parties import queries
from bot.features.parties.loaded_partie import load
from bot.model.clocks import DAY
from bot.model.errors import NoSuchPartie, NotSeated
from bot.model.ids import IMPORTED, PartieId, is_imported
from bot.piquet.record import RecordedPartie, read
from bot.piquet.rules import RULE_SETS
from bot.runtime.engine_pool import Unanswered
from bot.runtime.reader import Reader
from data.imported import imported_of
from data.store.transaction import Transaction
from tests.fakes.fake_engine import not_at_all
from tests.fakes.service_context import ADA, BEN, GUILD, ServiceContext, opened
from tests.support.paths import CASES
from tests.support.piquet.parties import partie as partie_of
from tests.support.sampled_rules import with_rules

RULES = [with_rules(name, seed) for name in RULE_SETS for seed in (1, 2)]
CASE: Any = json.loads((CASES / "cavendish.json").read_text(encoding="utf-8"))


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[ServiceContext]:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        yield services


async def import_file(services: ServiceContext, record: Any) -> PartieId:
    found = await analysis.import_file(services.context, ADA, json.dumps(record).encode())
    assert isinstance(found, int)
    return found


def told(game: RecordedPartie) -> Any:
    return game.totals, game.outcome, [deal.position for deal in game.deals]


@pytest.mark.parametrize(("rules", "seed"), RULES)
async def test_an_imported_partie_is_the_one_in_the_record(services: ServiceContext, rules: str, seed: int) -> None:
    record = partie_of(random.Random(seed), rules)
    game = read(json.dumps(record))
    partie = await import_file(services, record)
    assert is_imported(partie)
    loaded = await load(services.context, partie)
    assert [seat.total for seat in loaded.seats] == [*game.totals]
    assert loaded.rules == game.rules
    reader = Reader(ADA, GUILD)
    scene = await replays.scene(services.context, partie, reader, 0)
    assert scene.last == sum(len(deal.log) + 1 for deal in game.deals) - 1
    last = await replays.scene(services.context, partie, reader, scene.last)
    assert (last.sight.ending is None) == (game.outcome is None)
    assert last.sight.standing.totals == game.totals or not game.deals[-1].over
    exported = await exports.one(services.context, partie, reader)
    assert told(exported.game) == told(game)


async def test_nobody_else_can_load_an_imported_partie(services: ServiceContext) -> None:
    partie = await import_file(services, CASE)
    for guild in (GUILD, None):
        reader = Reader(BEN, guild)
        with pytest.raises(NoSuchPartie):
            await replays.scene(services.context, partie, reader, 0)
        with pytest.raises(NoSuchPartie):
            await replays.decided(services.context, partie, reader, 0)
        with pytest.raises(NoSuchPartie):
            await exports.one(services.context, partie, reader)
        with pytest.raises(NoSuchPartie):
            await queries.public_sight(services.context, partie, reader)
    with pytest.raises(NotSeated):
        await queries.seat_sight(services.context, partie, BEN)


async def test_a_record_is_deleted_after_thirty_days(services: ServiceContext) -> None:
    await import_file(services, CASE)
    entry, begun = analysis.OldRecords(services.context), services.clock.now
    assert await entry.next_due() == begun + 30 * DAY
    for now, kept in ((begun + 30 * DAY - 1, 1), (begun + 30 * DAY, 0)):
        services.clock.now = now
        await entry.do()
        assert len(await services.context.database.read(lambda tx: imported_of(tx, ADA))) == kept
    assert await entry.next_due() is None


async def test_a_damaged_record_is_left_out_of_the_list(services: ServiceContext) -> None:
    damaged, sound = await import_file(services, CASE), await import_file(services, CASE)

    def damage(tx: Transaction) -> None:
        tx.execute("UPDATE brought SET record = 'no record' WHERE id = ?", damaged - IMPORTED)

    await services.context.database.write(damage)
    assert [sight.partie_id for sight in (await analysis.games(services.context, ADA)).records] == [sound]
    await analysis.drop(services.context, sound, ADA)
    assert (await analysis.games(services.context, ADA)).records == ()


async def test_a_record_that_no_worker_reads_is_not_stored(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "read_imported", not_at_all)
    with pytest.raises(Unanswered):
        await import_file(services, CASE)
    assert await services.context.database.read(lambda tx: imported_of(tx, ADA)) == []

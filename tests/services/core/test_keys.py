"""The keys of cut words are read where they are told: not at every turn."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.services.core.messenger import Saying
from bot.services.play import deciding
from data import challenges
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import CHANNEL, ServiceContext, opened
from tests.support.sqlite_lanes import reader_of


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[ServiceContext]:
    async with opened(tmp_path / "db.sqlite3") as services:
        yield services


@pytest.mark.of_a_file
async def test_a_turn_reads_no_keys(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.tell(partie)
    read: list[str] = []
    await reader_of(services.context.database).set_trace_callback(read.append)
    sight = await deciding.sight(services.context, partie, 0)
    await reader_of(services.context.database).set_trace_callback(None)  # type: ignore[arg-type]
    assert sight.commitment
    assert [sql for sql in read if "SELECT cut_words" in sql] == []


async def test_the_opening_and_a_moved_table_tell_the_keys_and_nothing_else_does(services: ServiceContext) -> None:
    partie = await services.begin()
    row = await services.row(partie)
    await services.context.database.write(lambda tx: challenges.set_cut_words(tx, row.challenge or 0, "mine"))
    await services.tell(partie)
    await services.play(partie, 3)
    opening, talk = services.messenger.speeches(THREAD + partie)
    services.messenger.gone.add(THREAD + partie)
    await services.lost(THREAD + partie)
    await services.rest()
    await services.play(partie, 1)
    (moved,) = services.messenger.speeches(CHANNEL)
    assert [speech.saying for speech in (opening, talk, moved)] == [Saying.OPENING, Saying.TALK, Saying.MOVED]
    assert opening.sight.keys == moved.sight.keys
    assert opening.sight.keys[0]
    assert talk.sight.keys == ("", "")

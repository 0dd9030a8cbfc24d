import asyncio
from functools import partial
from pathlib import Path

import pytest

from bot.admin.doctor.checkup import examine_open
from bot.features.daily import days, service, standings
from bot.features.privacy import service as privacy
from bot.model import errors
from bot.model.clocks import DAY, HOUR
from bot.model.results import EndedBy
from bot.model.servers import Guild
from bot.piquet.proof import key
from bot.runtime.context import Context
from data import daily, servers
from data.store.database import Database
from tests.bot.features.daily.test_days import ALICE, BOB, HOUSE, close, finish, play
from tests.fakes.service_context import ADA, GUILD, ServiceContext
from tests.support.server_databases import database_for


async def give(services: ServiceContext, words: str) -> str:
    write, now = services.context.database.write, services.clock.now
    await write(lambda tx: days.announced_chain(tx, services.context, GUILD))
    return await write(partial(days.take_words, guild=GUILD, user=ADA, words=words, now=now))


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        *[(words, errors.EmptyWords) for words in ("", " ", "\u200b\n", "\ud800")],
        *[(words, errors.NoWords) for words in ("key:" + "0f" * 32, "sha256:" + "0F" * 32)],
    ],
)
async def test_empty_words_and_words_that_look_like_a_key_are_refused(
    services: ServiceContext, words: str, refusal: type[errors.Refused]
) -> None:
    with pytest.raises(refusal):
        await give(services, words)
    assert await services.context.database.read(lambda tx: daily.words_given(tx, GUILD)) == []


@pytest.mark.parametrize(
    ("words", "kept"), [("ab" * 2000, "ab" * 50), ("a\ud800b", "ab"), (" two\nlines\u202e ", "twolines")]
)
async def test_words_enter_as_one_printable_line(services: ServiceContext, words: str, kept: str) -> None:
    assert await give(services, words) == kept
    assert await services.context.database.read(lambda tx: daily.words_given(tx, GUILD)) == [(ADA, key(kept))]


async def test_a_clock_that_goes_back_damages_no_day(services: ServiceContext) -> None:
    for back in (2, HOUR, 3 * DAY):
        await finish(services, ALICE, 1)
        await close(services, await service.today(services.context, GUILD))
        services.clock.now -= back
        today = await service.today(services.context, GUILD)
        assert today.closes_at > services.clock.now
        assert not (await examine_open(services.context.database, lambda *_: None, sample=None)).tables


async def test_after_a_changed_hour_no_day_is_shorter_than_half_a_day(services: ServiceContext) -> None:
    for hour in (0, 23, 1, 12, 11, 13):
        today = await service.today(services.context, GUILD)
        await services.context.database.write(partial(servers.save_server, guild=Guild(GUILD, daily_hour=hour)))
        assert (await service.today(services.context, GUILD)) == today, "a day that is open stays as it is"
        assert DAY // 2 <= today.closes_at - today.opened_at < DAY * 3 // 2, hour
        await close(services, today)


async def test_a_person_forgotten_in_the_middle_of_a_deal_loses_to_nobody(services: ServiceContext) -> None:
    partie = await play(services)
    await services.play(partie, 5)
    await privacy.forget(services.context, ADA, lambda _: "someone")
    row = await services.row(partie)
    assert (row.ending, row.winner) == (EndedBy.DAY, None)
    assert not (await examine_open(services.context.database, lambda *_: None, sample=None)).tables


async def test_a_forgotten_person_gets_no_second_attempt_while_the_day_is_open(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    await finish(services, ALICE, 1)
    await finish(services, BOB)
    await privacy.forget(services.context, ADA, lambda _: "someone")
    with pytest.raises(errors.DayForgotten):
        await play(services)
    assert not (await examine_open(services.context.database, lambda *_: None, sample=None)).tables
    await close(services, today)
    people = {one.user for one in (await standings.results(services.context, today.id)).people}
    assert people == {-2, BOB.id}, "afterwards no id leads back to them"
    assert not (await examine_open(services.context.database, lambda *_: None, sample=None)).tables
    await play(services)


@pytest.mark.of_a_server
async def test_two_processes_at_once_begin_a_persons_deal_once(services: ServiceContext, tmp_path: Path) -> None:
    """The deal also opens the first day and begins a new chain."""
    database = await Database.open(database_for(tmp_path / "piquet.sqlite3"))
    other = Context(database, services.clock, services.packs, services.packs.secret)
    try:
        for guild in range(GUILD, GUILD + 10):
            both = (services.context, other) * 4
            began = await asyncio.gather(*(service.play(context, ALICE, HOUSE, guild) for context in both))
            assert len(set(began)) == 1
        assert not (await examine_open(database, lambda *_: None, sample=None)).tables
    finally:
        await database.close()

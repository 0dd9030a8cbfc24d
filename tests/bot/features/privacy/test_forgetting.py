import asyncio
import json
import random
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.features.archive import history
from bot.features.archive.history import HistoryFilter
from bot.features.challenges import service as challenges
from bot.features.clocks.rest_choice import choose_rest_days
from bot.features.daily import days, keeper
from bot.features.lessons import service as lessons
from bot.features.lessons.lesson_files import LESSONS
from bot.features.parties import deciding, queries
from bot.features.players import service as players
from bot.features.players.service import PlayerChanges
from bot.features.privacy import service as privacy
from bot.features.problems import service as problems
from bot.features.results import leaderboards
from bot.model import errors
from bot.model.challenges import ChallengeState, Terms
from bot.model.clock_pauses import Vacation
from bot.model.house_seats import user_of
from bot.model.ids import PRIVATE, PartieId
from bot.model.outbox_messages import SendNew
from bot.model.players import Block, NamedPlayer, User
from bot.piquet.rules import RUBICON, Rules, rules_of
from bot.runtime.reader import Reader
from data import imported, outbox, parties, ratings, results
from data.forgetting import HELD, NOBODYS
from data.outbox import HANDS
from data.players import blocks, users
from data.store import database
from data.store.migrations import newest_version
from data.vacations import save_vacation
from tests.fakes.service_context import BEN, CHANNEL, CLEO, GUILD, NAMES, ServiceContext, key, named, opened
from tests.support.doctor import findings
from tests.support.mistakes import train_on
from tests.support.piquet.parties import partie as partie_of
from tests.support.second_connection import whole_tables
from tests.support.server_databases import Chosen
from tests.support.waiting import wait_for

NAME = "Adalberta"
ADA = 987_654_321_098_765_432
"""An id that equals no other number by chance."""
YOUNG = 98_765_432_109_876
"""The id of an account as old as Discord, stored by SQLite in six bytes."""
GROUP = 987_654_321_098_765_433
"""A group DM."""
SHORT = rules_of(RUBICON.name, {"deals": 1})


@pytest.fixture(autouse=True)
def _names(monkeypatch: pytest.MonkeyPatch) -> None:
    for user in (ADA, YOUNG):
        monkeypatch.setitem(NAMES, user, NAME)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "piquet.sqlite3"


@pytest.fixture
async def services(path: Path) -> AsyncIterator[ServiceContext]:
    async with opened(path) as services:
        yield services


def gone(locale: str) -> str:
    return f"left {locale}".strip()


async def begin(
    services: ServiceContext, person: int = ADA, *, rated: bool | None = None, rules: Rules = SHORT
) -> PartieId:
    offer = await services.challenge(by=person, terms=Terms(rules, None, rated, person))
    await challenges.posted(services.context, offer.id, 90)
    await challenges.cut(services.context, offer.id, person, f"{NAME} cuts")
    taken = await challenges.accept(services.context, offer.id, named(BEN), words="so does Ben")
    assert taken.partie is not None
    return taken.partie


async def with_the_house(
    services: ServiceContext, person: int = ADA, *, rated: bool, resigns: bool = True, **where: int
) -> PartieId:
    terms = Terms(RUBICON, rated=rated, first_dealer=person)
    offer = await services.dealt(await services.challenge(user_of("club"), by=person, **where, terms=terms))
    assert offer.partie is not None
    await services.tell(offer.partie)
    if resigns:
        await services.resign(offer.partie, person)
    return offer.partie


async def live(services: ServiceContext, person: int = ADA) -> None:
    """Fills every table with personal columns by doing everything a person can do."""
    await services.lift_limits()
    context = services.context
    await players.save_player_settings(context, person, PlayerChanges(quiet="22-7", zone="Europe/Paris"))
    await players.remember_locale(context, BEN, "de")
    await leaderboards.list_everywhere(context, person, listed=True)
    played = await begin(services, person)
    await services.play(played, 300)
    await context.database.write(partial(train_on, user=person, partie=played))
    await context.database.write(partial(train_on, user=BEN, partie=played))
    now, record = services.clock(), json.dumps(partie_of(random.Random(0), "rubicon"))
    await context.database.write(partial(imported.add_imported, user=person, now=now, record=record, most=10))
    for user in (person, BEN, person):
        partie = await begin(services, person, rated=True, rules=RUBICON)
        await services.play(partie, 6)
        await services.resign(partie, user)
        await services.tell(partie)
    await with_the_house(services, person, rated=False)
    await with_the_house(services, person, rated=True)
    await with_the_house(services, person, rated=False, resigns=False)
    await with_the_house(services, person, rated=False, guild=PRIVATE, channel=GROUP)
    await services.play(await begin(services, person, rated=True, rules=RUBICON), 9, told=False)
    await _challenges(services, person)
    await _accept(services, person)
    await players.block(context, person, NamedPlayer(CLEO, "Cleo"))
    await lessons.resume(context, person)
    await lessons.do_step(context, person, LESSONS[0], "next", seen=0)
    await problems.answer(context, person, 1, 0, None, 0)
    now = services.clock.now
    await context.database.write(partial(blocks.add_block, block=Block(BEN, person, NAME, 1)))
    await context.database.write(partial(save_vacation, vacation=Vacation(person, now - 500, now - 400)))
    await choose_rest_days(context, person, [5, 6])
    await context.database.write(lambda tx: days.announced_chain(tx, context, GUILD))
    await keeper.start_reminders(context, person, GUILD)
    await context.database.write(partial(days.take_words, guild=GUILD, user=person, words="swan", now=now))


async def _challenges(services: ServiceContext, person: int) -> None:
    for one, other in ((person, BEN), (BEN, person), (BEN, person)):
        offer = await services.challenge(other, by=one, terms=Terms(SHORT, first_dealer=person))
    await challenges.decline(services.context, offer.id, person)


async def _accept(services: ServiceContext, person: int) -> None:
    offer = await services.challenge(person, by=BEN, terms=Terms(SHORT))
    taken = await challenges.accept(services.context, offer.id, named(person), words=f"{NAME} cuts")
    assert taken.partie is not None
    await deciding.decide(services.context, taken.partie, person, deciding.resign, key=key())


def traces(path: Path, *sought: object) -> set[str]:
    found = whole_tables(path, {*HELD, *NOBODYS} - {"sqlite_sequence"})
    cells = ((f"{table}.{column}", value) for table, row in found for column, value in row.items())
    return {where for where, value in cells if value is not None and _holds(value, sought)}


def _holds(value: object, sought: tuple[object, ...]) -> bool:
    return value in sought or (
        # A commitment may hold the digits of an id.
        isinstance(value, str) and any(re.search(rf"\b{re.escape(str(one))}\b", value) for one in sought)
    )


def written(path: Path, person: int) -> set[str]:
    """Returns the database files in which the person's id (as bytes or decimal text) or name occurs."""
    sought = [NAME.encode(), str(person).encode(), in_bytes(person)]
    files = [(file.name, file.read_bytes()) for file in path.parent.glob(f"{path.name}*")]
    return {f"{one!r} in {name}" for one in sought for name, content in files if one in content}


def in_bytes(number: int) -> bytes:
    """Returns a number as stored in SQLite's tables and indexes: the fewest possible of 1, 2, 3, 4, 6 or 8 bytes."""
    return number.to_bytes(next(width for width in (1, 2, 3, 4, 6, 8) if number < 1 << (8 * width - 1)))


def nobodys_rows(path: Path) -> list[object]:
    return [row for table, row in whole_tables(path, ["users"]) if row["id"] < 0]


async def test_no_trace_of_a_forgotten_person_is_left_in_any_table(services: ServiceContext, path: Path) -> None:
    await live(services)
    dm = await services.context.database.read(lambda tx: parties.dm_channel(tx, ADA))
    assert dm is not None
    before = traces(path, ADA, NAME, dm)
    expected = {f"{table}.{column}" for table, columns in HELD.items() for column in columns} - {"seats.hand_message"}
    assert expected <= before
    assert {column for column in before if column.partition(".")[0] in NOBODYS} <= {"outbox.kind"}
    assert traces(path, GROUP) == {"parties.channel", "challenges.channel"}
    await privacy.forget(services.context, ADA, gone)
    assert traces(path, ADA, NAME, dm, GROUP) == set()
    assert await findings(services) == []


@pytest.mark.of_a_file
@pytest.mark.parametrize(("person", "before"), [(ADA, 60), (YOUNG, 5)], ids=["eight bytes", "six bytes"])
async def test_no_trace_of_a_forgotten_person_is_left_in_the_database_file(
    services: ServiceContext, path: Path, person: int, before: int
) -> None:
    await services.lift_limits()
    # Many rows, so that SQLite moves some from page to page and leaves copies behind.
    for winner in (person, BEN) * before:
        partie = await begin(services, person, rated=True, rules=RUBICON)
        await deciding.decide(services.context, partie, winner, deciding.resign, key=key())
        await services.tell(partie)
    await live(services, person)
    assert written(path, person), "the test looks in vain"
    await privacy.forget(services.context, person, gone)
    assert await services.context.database.erase_deleted()
    assert written(path, person) == set()
    assert await findings(services) == []


@pytest.mark.of_a_file
async def test_a_log_is_emptied_once_another_program_has_finished_reading(
    services: ServiceContext, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "EMPTIES_EVERY", 0.01)
    await live(services)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM users").fetchone()
        await privacy.forget(services.context, ADA, gone)
        assert not await services.context.database.erase_deleted()
        assert written(path, ADA)
    async with wait_for("the log to be emptied"):
        while written(path, ADA):  # noqa: ASYNC110 - a file does not say when it changes
            await asyncio.sleep(0.01)


async def test_the_opponents_keep_their_parties_results_and_ratings(services: ServiceContext) -> None:
    await live(services)
    read = services.context.database.read
    running = await read(lambda tx: [row.id for row in parties.ongoing_of(tx, BEN)])
    await privacy.forget(services.context, ADA, gone)
    ended = await services.row(running[0])
    assert (ended.ending, ended.winner) == ("resigned", 1)
    page = await history.page(services.context, Reader(BEN, GUILD), HistoryFilter(BEN))
    assert len(page.lines) == 6
    assert {line.result.other_name for line in page.lines} == {"left de"}
    (rating,) = await read(lambda tx: ratings.ratings_of(tx, BEN))
    assert rating.parties == 3


async def test_the_person_is_on_no_leaderboard_and_their_opponent_is(services: ServiceContext) -> None:
    await live(services)
    await privacy.forget(services.context, ADA, gone)
    rows = await services.context.database.read(lambda tx: tx.fetch_all('SELECT DISTINCT "user" FROM places'))
    assert {row["user"] for row in rows} == {BEN, user_of("club")}


async def test_two_forgotten_people_get_different_ids_that_no_account_has(services: ServiceContext) -> None:
    await live(services)
    await privacy.forget(services.context, ADA, gone)
    await privacy.forget(services.context, BEN, gone)
    rows = await services.context.database.read(lambda tx: tx.fetch_all('SELECT DISTINCT "user" FROM seats'))
    assert {row["user"] for row in rows} == {-1, -2, user_of("club")}
    assert await findings(services) == []


async def test_a_forgotten_person_who_comes_back_starts_over(services: ServiceContext) -> None:
    await live(services)
    await privacy.forget(services.context, ADA, gone)
    read = services.context.database.read
    assert await read(lambda tx: users.get_user(tx, ADA)) == User(ADA)
    assert await read(lambda tx: results.number_of(tx, ADA)) == 0
    assert (await privacy.stored(services.context, ADA)).rows == 0


async def test_a_block_still_applies_to_a_forgotten_person_and_can_be_lifted(services: ServiceContext) -> None:
    await live(services)
    await privacy.forget(services.context, ADA, gone)
    with pytest.raises(errors.Refused):
        await services.challenge(ADA, by=BEN, terms=Terms(SHORT))
    (block,) = await players.blocked_by(services.context, BEN)
    assert block.name == "left de"
    again, _ = await players.block(services.context, BEN, named(ADA))
    assert [one.name for one in again] == [NAME]
    await players.unblock(services.context, BEN, NAME)
    await begin(services)


async def test_open_challenges_are_closed_and_name_nobody(services: ServiceContext) -> None:
    await live(services)
    forgotten = await privacy.forget(services.context, ADA, gone)
    assert {offer.state for offer in forgotten.closed} == {ChallengeState.WITHDRAWN, ChallengeState.DECLINED}
    assert NAME not in str(forgotten.closed)
    assert forgotten.resigned == 2


async def test_the_opponent_of_a_forgotten_person_cannot_challenge_them_again(services: ServiceContext) -> None:
    partie = await begin(services)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    await privacy.forget(services.context, ADA, gone)
    with pytest.raises(errors.OpponentLeft):
        await challenges.rematch(services.context, key(), partie, BEN, CHANNEL)


async def test_the_bot_cannot_forget_a_stranger_or_the_house(services: ServiceContext) -> None:
    await live(services)
    assert (await privacy.forget(services.context, 4711, gone)).resigned == 0
    with pytest.raises(ValueError, match="people"):
        await privacy.forget(services.context, user_of("club"), gone)
    assert await findings(services) == []


async def test_a_message_in_transit_does_not_bring_the_person_back(services: ServiceContext, path: Path) -> None:
    partie = await begin(services)
    services.messenger.meanwhile("deal_hand", lambda: privacy.forget(services.context, ADA, gone))
    await services.tell(partie)
    assert traces(path, ADA, NAME) == set()
    assert await findings(services) == []


async def test_a_click_not_stored_yet_does_not_bring_the_person_back(services: ServiceContext, path: Path) -> None:
    partie = await begin(services)
    await services.tell(partie)
    sight, live = await queries.seat_sight(services.context, partie, ADA), services.messenger.hands(ADA)[-1].at
    services.poster.shown(sight, live, since=sight.seq)
    await privacy.forget(services.context, ADA, gone)
    await services.stop()
    assert traces(path, ADA, NAME, live.channel, live.message) == set()


async def test_an_invitation_in_transit_does_not_bring_the_person_back(services: ServiceContext, path: Path) -> None:
    offer = await services.challenge(ADA, by=BEN, guild=PRIVATE, terms=Terms(SHORT))
    await privacy.forget(services.context, ADA, gone)
    await challenges.posted(services.context, offer.id, 90, GROUP)
    assert traces(path, ADA, NAME, GROUP) == set()


async def test_a_hand_that_is_about_to_be_sent_goes_to_nobody(services: ServiceContext, path: Path) -> None:
    partie = await begin(services)
    # The poster has read what is due, and opens the table first.
    services.messenger.meanwhile("open_table", lambda: privacy.forget(services.context, ADA, gone))
    await services.tell(partie)
    assert services.messenger.hands(-1) == []
    assert services.messenger.hands(BEN)
    assert nobodys_rows(path) == []


async def test_the_bot_sends_nothing_to_a_forgotten_person(services: ServiceContext, path: Path) -> None:
    partie = await begin(services)
    await services.tell(partie)
    await privacy.forget(services.context, ADA, gone)
    row = await services.row(partie)
    await services.context.database.write(lambda tx: outbox.enqueue_for_hands(tx, row, SendNew(), services.clock.now))
    assert [one.place for one in await services.waiting(partie) if one.place in HANDS] == [HANDS[1]]
    await services.tell(partie)
    assert nobodys_rows(path) == []


async def test_a_bot_older_than_its_database_forgets_nobody(services: ServiceContext) -> None:
    await begin(services)
    before = await services.context.database.read(partial(privacy.stored_in, user=ADA))
    sql = "UPDATE schema_version SET version = {}" if Chosen.server else "PRAGMA user_version = {}"
    await services.context.database.write(lambda tx: tx.execute(sql.format(newest_version() + 1)))
    with pytest.raises(errors.BeingUpdated):
        await privacy.forget(services.context, ADA, gone)
    assert await services.context.database.read(partial(privacy.stored_in, user=ADA)) == before

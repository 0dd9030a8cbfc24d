"""A person is forgotten: no trace of them is left in any table, others keep what is theirs, the doctor is content."""

import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.piquet.rules import RUBICON, rules_of
from bot.services.archive import history
from bot.services.archive.history import HistoryFilter
from bot.services.core import errors, queries, settings
from bot.services.core.house_seats import user_of
from bot.services.core.reader import Reader
from bot.services.core.rest_choice import choose_rest_days
from bot.services.core.settings import PlayerChanges
from bot.services.health.doctor import Checkup
from bot.services.learn import lessons as learn
from bot.services.learn import problems
from bot.services.ledger import leaderboards
from bot.services.play import blocking, challenging, deciding
from bot.services.play.challenging import NamedPlayer, Terms
from bot.services.privacy import forgetting
from data import parties, ratings, results
from data.challenges import ChallengeState
from data.ids import PRIVATE
from data.people import blocks, users
from data.people.blocks import Block
from data.people.forgetting import HELD, NOBODYS
from data.people.vacations import Vacation, save_vacation
from tests.fakes.service_context import BEN, CHANNEL, CLEO, GUILD, ServiceContext, key, opened
from tests.support.second_connection import whole_tables

NAME = "Adalberta"
ADA = 987_654_321_098_765_432
"""An id that no other number equals by chance."""
GROUP = 987_654_321_098_765_433
"""A group of direct messages."""
SHORT = rules_of(RUBICON.name, {"deals": 1})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "piquet.sqlite3"


@pytest.fixture
async def services(path: Path) -> AsyncIterator[ServiceContext]:
    async with opened(path) as services:
        yield services


def gone(locale: str) -> str:
    return f"left {locale}".strip()


async def begin(services: ServiceContext, *, rated: bool | None = None, rules: object = SHORT) -> parties.PartieId:
    offer = await challenging.challenge(
        services.context,
        key(),
        guild=GUILD,
        channel=CHANNEL,
        challenger=NamedPlayer(ADA, NAME),
        opponent=NamedPlayer(BEN, "Ben"),
        terms=Terms(rules, None, rated, ADA),  # type: ignore[arg-type]
    )
    await challenging.posted(services.context, offer.id, 90)
    await challenging.cut(services.context, offer.id, ADA, f"{NAME} cuts")
    taken = await challenging.accept(services.context, offer.id, NamedPlayer(BEN, "Ben"), words="so does Ben")
    assert taken.partie is not None
    return taken.partie


async def with_the_house(
    services: ServiceContext, *, rated: bool, resigns: bool = True, at: tuple[int, int] = (GUILD, CHANNEL)
) -> parties.PartieId:
    offer = await services.dealt(
        await challenging.challenge_house(
            services.context,
            key(),
            guild=at[0],
            channel=at[1],
            challenger=NamedPlayer(ADA, NAME),
            house=NamedPlayer(user_of("club"), "The House"),
            terms=Terms(RUBICON, rated=rated, first_dealer=ADA),
        )
    )
    assert offer.partie is not None
    await services.tell(offer.partie)
    if resigns:
        await deciding.resign(services.context, offer.partie, ADA, key=key())
    return offer.partie


async def live(services: ServiceContext) -> None:
    """Ada fills every table that can hold a person, by doing what people do."""
    await services.lift_limits()
    context = services.context
    await settings.save_player_settings(context, ADA, PlayerChanges(quiet="22-7", zone="Europe/Paris"))
    await settings.remember_locale(context, BEN, "de")
    await leaderboards.list_everywhere(context, ADA, listed=True)
    await services.play(await begin(services), 300)
    for user in (ADA, BEN, ADA):
        partie = await begin(services, rated=True, rules=RUBICON)
        await services.play(partie, 6)
        await deciding.resign(context, partie, user, key=key())
        await services.tell(partie)
    await with_the_house(services, rated=False)
    await with_the_house(services, rated=True)
    await with_the_house(services, rated=False, resigns=False)
    await with_the_house(services, rated=False, at=(PRIVATE, GROUP))
    await services.play(await begin(services, rated=True, rules=RUBICON), 9, told=False)
    await _challenges(services)
    await _accept(services)
    await blocking.block(context, ADA, NamedPlayer(CLEO, "Cleo"))
    await learn.go_on(context, ADA)
    await learn.do_step(context, ADA, learn.LESSONS[0], "next", seen=0)
    await problems.answer(context, ADA, 1, 0, None, 0)
    now = services.clock.now
    await context.database.write(partial(blocks.add_block, block=Block(BEN, ADA, NAME, 1)))
    await context.database.write(partial(save_vacation, vacation=Vacation(ADA, now - 500, now - 400)))
    await choose_rest_days(context, ADA, [5, 6])


async def _challenges(services: ServiceContext) -> None:
    """One of hers that is open, one that waits for her, one that she has declined."""
    people = NamedPlayer(ADA, NAME), NamedPlayer(BEN, "Ben")
    for one, other in (people, people[::-1], people[::-1]):
        offer = await challenging.challenge(
            services.context,
            key(),
            guild=GUILD,
            channel=CHANNEL,
            challenger=one,
            opponent=other,
            terms=Terms(SHORT, first_dealer=ADA),
        )
    await challenging.decline(services.context, offer.id, ADA)


async def _accept(services: ServiceContext) -> None:
    """She accepts a challenge with cut words, and resigns."""
    ben, ada = NamedPlayer(BEN, "Ben"), NamedPlayer(ADA, NAME)
    offer = await challenging.challenge(
        services.context, key(), guild=GUILD, channel=CHANNEL, challenger=ben, opponent=ada, terms=Terms(SHORT)
    )
    taken = await challenging.accept(services.context, offer.id, ada, words=f"{NAME} cuts")
    assert taken.partie is not None
    await deciding.resign(services.context, taken.partie, ADA, key=key())


def traces(path: Path, *sought: object) -> set[str]:
    """The columns in which one of these values stands, by itself or within a text."""
    found = whole_tables(path, {*HELD, *NOBODYS} - {"sqlite_sequence"})
    cells = ((f"{table}.{column}", value) for table, row in found for column, value in row.items())
    return {where for where, value in cells if value is not None and _holds(value, sought)}


def _holds(value: object, sought: tuple[object, ...]) -> bool:
    return value in sought or (
        # A commitment may hold the digits of an id.
        isinstance(value, str) and any(re.search(rf"\b{re.escape(str(one))}\b", value) for one in sought)
    )


async def findings(services: ServiceContext) -> list[object]:
    checkup = Checkup(services.context.database, services.clock, False, lambda *_: None)
    return [found async for found in checkup.findings()]


async def test_no_trace_of_a_forgotten_person_is_left_in_any_table(services: ServiceContext, path: Path) -> None:
    await live(services)
    dm = await services.context.database.read(lambda tx: parties.dm_channel(tx, ADA))
    assert dm is not None
    before = traces(path, ADA, NAME, dm)
    expected = {f"{table}.{column}" for table, columns in HELD.items() for column in columns} - {"seats.hand_message"}
    assert expected <= before
    assert {column for column in before if column.partition(".")[0] in NOBODYS} <= {"outbox.kind"}
    assert traces(path, GROUP) == {"parties.channel", "challenges.channel"}
    await forgetting.forget(services.context, ADA, gone)
    assert traces(path, ADA, NAME, dm, GROUP) == set()
    assert await findings(services) == []


@pytest.mark.of_a_file
async def test_nothing_of_them_is_left_in_the_bytes_of_the_file_either(services: ServiceContext, path: Path) -> None:
    await live(services)
    await forgetting.forget(services.context, ADA, gone)
    for file in path.parent.glob("piquet.sqlite3*"):
        assert NAME.encode() not in file.read_bytes(), file.name


async def test_the_opponents_keep_their_parties_results_and_ratings(services: ServiceContext) -> None:
    await live(services)
    read = services.context.database.read
    running = await read(lambda tx: parties.in_play_of(tx, BEN))
    await forgetting.forget(services.context, ADA, gone)
    ended = await services.row(running[0])
    assert (ended.ending, ended.winner) == ("resigned", 1)
    page = await history.page(services.context, Reader(BEN, GUILD), HistoryFilter(BEN))
    assert len(page.lines) == 6
    assert {line.result.other_name for line in page.lines} == {"left de"}
    (rating,) = await read(lambda tx: ratings.ratings_of(tx, BEN))
    assert rating.parties == 4


async def test_the_person_is_on_no_leaderboard_and_their_opponent_is(services: ServiceContext) -> None:
    await live(services)
    await forgetting.forget(services.context, ADA, gone)
    rows = await services.context.database.read(lambda tx: tx.fetch_all('SELECT DISTINCT "user" FROM places'))
    assert {row["user"] for row in rows} == {BEN, user_of("club")}


async def test_two_who_are_forgotten_get_different_ids_that_no_account_has(services: ServiceContext) -> None:
    await live(services)
    await forgetting.forget(services.context, ADA, gone)
    await forgetting.forget(services.context, BEN, gone)
    rows = await services.context.database.read(lambda tx: tx.fetch_all('SELECT DISTINCT "user" FROM seats'))
    assert {row["user"] for row in rows} == {-1, -2, user_of("club")}
    assert await findings(services) == []


async def test_whoever_comes_back_begins_anew(services: ServiceContext) -> None:
    await live(services)
    await forgetting.forget(services.context, ADA, gone)
    read = services.context.database.read
    assert await read(lambda tx: users.get_user(tx, ADA)) == users.User(ADA)
    assert await read(lambda tx: results.number_of(tx, ADA)) == 0
    assert (await forgetting.stored(services.context, ADA)).rows == 0


async def test_a_block_holds_against_whoever_comes_back_and_can_be_lifted(services: ServiceContext) -> None:
    await live(services)
    await forgetting.forget(services.context, ADA, gone)
    with pytest.raises(errors.Refused):
        await challenging.challenge(
            services.context,
            key(),
            guild=GUILD,
            channel=CHANNEL,
            challenger=NamedPlayer(BEN, "Ben"),
            opponent=NamedPlayer(ADA, NAME),
            terms=Terms(SHORT),
        )
    (block,) = await blocking.blocked_by(services.context, BEN)
    assert block.name == "left de"
    again, _ = await blocking.block(services.context, BEN, NamedPlayer(ADA, NAME))
    assert [one.name for one in again] == [NAME]
    await blocking.unblock(services.context, BEN, NAME)
    await begin(services)


async def test_open_challenges_are_closed_and_name_nobody(services: ServiceContext) -> None:
    await live(services)
    farewell = await forgetting.forget(services.context, ADA, gone)
    assert {offer.state for offer in farewell.closed} == {ChallengeState.WITHDRAWN, ChallengeState.DECLINED}
    assert NAME not in str(farewell.closed)
    assert farewell.resigned == 2


async def test_the_opponent_of_a_forgotten_person_cannot_challenge_them_again(services: ServiceContext) -> None:
    partie = await begin(services)
    await deciding.resign(services.context, partie, ADA, key=key())
    await forgetting.forget(services.context, ADA, gone)
    with pytest.raises(errors.OpponentLeft):
        await challenging.rematch(services.context, key(), partie, BEN, CHANNEL)


async def test_a_stranger_and_the_house_are_not_forgotten(services: ServiceContext) -> None:
    await live(services)
    assert (await forgetting.forget(services.context, 4711, gone)).resigned == 0
    with pytest.raises(ValueError, match="people"):
        await forgetting.forget(services.context, user_of("club"), gone)
    assert await findings(services) == []


async def test_a_message_on_its_way_does_not_bring_the_person_back(services: ServiceContext, path: Path) -> None:
    partie = await begin(services)
    services.messenger.meanwhile("deal_hand", lambda: forgetting.forget(services.context, ADA, gone))
    await services.tell(partie)
    assert traces(path, ADA, NAME) == set()
    assert await findings(services) == []


async def test_a_click_that_is_not_stored_yet_does_not_bring_them_back(services: ServiceContext, path: Path) -> None:
    partie = await begin(services)
    await services.tell(partie)
    sight, live = await queries.seat_sight(services.context, partie, ADA), services.messenger.hands(ADA)[-1].at
    services.dispatcher.shown(sight, live, since=sight.seq)
    await forgetting.forget(services.context, ADA, gone)
    await services.dispatcher.stop()
    assert traces(path, ADA, NAME, live.channel, live.message) == set()


async def test_an_invitation_on_its_way_does_not_bring_them_back(services: ServiceContext, path: Path) -> None:
    offer = await challenging.challenge(
        services.context,
        key(),
        guild=PRIVATE,
        channel=0,
        challenger=NamedPlayer(BEN, "Ben"),
        opponent=NamedPlayer(ADA, NAME),
        terms=Terms(SHORT),
    )
    await forgetting.forget(services.context, ADA, gone)
    await challenging.posted(services.context, offer.id, 90, GROUP)
    assert traces(path, ADA, NAME, GROUP) == set()

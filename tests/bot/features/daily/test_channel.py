from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.features.daily import channel, day_posts, days, service
from bot.features.daily.channel import SHOWN, AnchorPost, ChannelPost, DayPost
from bot.features.daily.day_posts import PAUSE, DayPosts
from bot.features.daily.keeper import DayPars
from bot.features.daily.service import DEALS
from bot.features.servers import membership
from bot.features.servers.service import ServerChanges, save_server_settings
from bot.model.clocks import DAY
from bot.model.house_seats import PAR_LEVEL, user_of
from bot.model.players import NamedPlayer
from bot.model.servers import Guild
from bot.runtime.messenger import RETRIES, Failure
from data import daily, servers
from data.daily import DayPostRow, PostKind
from data.store.errors import ServerGone
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, CLEO, GUILD, ServiceContext, hear
from tests.support.sqlite_lanes import reader_of

ROOM, OTHER = 90, 91
HOUSE = NamedPlayer(user_of(PAR_LEVEL), "The House")
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}


@pytest.fixture
async def posts(services: ServiceContext) -> AsyncIterator[DayPosts]:
    """Returns the service for daily messages, with a channel set on the server."""
    await choose(services)
    made = DayPosts(services.context, services.messenger)
    made.check_soon(GUILD)
    hear(services.context, made)
    yield made
    await made.stop()


async def choose(services: ServiceContext, channel: int = ROOM) -> None:
    await save_server_settings(services.context, GUILD, ServerChanges(daily_channel=channel))


async def ring(services: ServiceContext, posts: DayPosts, later: int = PAUSE) -> None:
    services.clock.now += later
    await posts.do()


async def close(services: ServiceContext, posts: DayPosts, days: int = 1) -> None:
    for _ in range(days):
        await ring(services, posts, last_day(services).closes_at - services.clock.now)


async def begun(services: ServiceContext, posts: DayPosts) -> DayPost:
    """Passes the time for adding words. Returns the first day's message."""
    await ring(services, posts)
    await ring(services, posts, DAY * 2)
    return last_day(services)


def shown(services: ServiceContext, channel: int = ROOM) -> list[ChannelPost]:
    return [one.what for one in services.messenger.at(channel) if isinstance(one.what, AnchorPost | DayPost)]


def last_day(services: ServiceContext) -> DayPost:
    return [one for one in shown(services) if isinstance(one, DayPost)][-1]


async def finish(services: ServiceContext, user: int, deals: int = DEALS) -> None:
    for _ in range(deals):
        partie = await service.play(services.context, NamedPlayer(user, NAMES[user]), HOUSE, GUILD)
        await services.play(partie, 200)


async def make_par(services: ServiceContext) -> None:
    await DayPars(services.context).do()


async def settings(services: ServiceContext) -> Guild:
    return await services.context.database.read(lambda tx: servers.get_server(tx, GUILD))


async def test_the_anchor_is_published_once_and_shows_how_many_gave_words(
    services: ServiceContext, posts: DayPosts
) -> None:
    await ring(services, posts)
    (anchor,) = shown(services)
    assert isinstance(anchor, AnchorPost)
    assert (anchor.open, anchor.given) == (True, 0)
    now = services.clock.now
    await services.context.database.write(lambda tx: days.take_words(tx, GUILD, ADA, "mine", now))
    await ring(services, posts)
    await ring(services, posts, DAY * 2)
    told, day = shown(services)
    assert isinstance(told, AnchorPost)
    assert (told.anchor, told.open, told.given) == (anchor.anchor, False, 1)
    assert isinstance(day, DayPost)
    assert day.number == 1


async def test_an_open_day_shows_which_players_have_finished_but_not_how(
    services: ServiceContext, posts: DayPosts
) -> None:
    await begun(services, posts)
    await finish(services, ADA)
    await finish(services, BEN, 1)
    await ring(services, posts)
    day = last_day(services)
    assert (day.names, day.finished, day.playing, day.results) == (("Ada",), 1, 1, None)
    assert len(shown(services)) == 2


async def test_a_change_during_the_first_check_is_shown_at_once(
    services: ServiceContext, posts: DayPosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await begun(services, posts)
    await finish(services, ADA)
    # The first look after a restart reads what was stored before Ada finished.
    restarted, read, looks = DayPosts(services.context, services.messenger), channel.open_post, iter([before])
    monkeypatch.setattr(channel, "open_post", lambda tx, day: next(looks, None) or read(tx, day))
    await ring(services, restarted)
    assert last_day(services).names == ("Ada",)


async def test_the_close_turns_the_message_into_results_and_opens_the_next_day(
    services: ServiceContext, posts: DayPosts
) -> None:
    first = await begun(services, posts)
    await make_par(services)
    for user in NAMES:
        await finish(services, user)
    await ring(services, posts, first.closes_at - services.clock.now)
    _, old, new = shown(services)
    assert isinstance(old, DayPost)
    assert isinstance(new, DayPost)
    assert old.results is not None
    assert old.results.known
    assert {one.name for one in old.results.people} == set(NAMES.values())
    assert (old.results.streak, old.finished) == (1, 3)
    assert (new.number, new.results) == (2, None)
    assert (old.is_first, new.is_first) == (True, False)


async def test_a_day_that_nobody_played_does_not_speak_of_a_streak(services: ServiceContext, posts: DayPosts) -> None:
    first = await begun(services, posts)
    await finish(services, ADA)
    await ring(services, posts, first.closes_at - services.clock.now)
    await close(services, posts)
    played, missed = [post.results for post in shown(services) if isinstance(post, DayPost)][:2]
    assert played is not None
    assert missed is not None
    assert (played.streak, missed.streak) == (1, 0)


async def test_a_day_without_a_finished_deal_places_nobody(services: ServiceContext, posts: DayPosts) -> None:
    first = await begun(services, posts)
    partie = await service.play(services.context, NamedPlayer(ADA, "Ada"), HOUSE, GUILD)
    await services.play(partie, 6)
    await ring(services, posts, first.closes_at - services.clock.now)
    (closed,) = [post for post in shown(services) if isinstance(post, DayPost) and post.results]
    assert closed.results is not None
    assert (closed.results.people, closed.results.known, closed.playing) == ((), True, 1), "no table will follow"


async def test_the_results_table_is_added_when_par_is_known(services: ServiceContext, posts: DayPosts) -> None:
    first = await begun(services, posts)
    await finish(services, ADA)
    await service.today(services.context, GUILD)
    await ring(services, posts, first.closes_at - services.clock.now)
    assert [one.results.known for one in shown(services) if isinstance(one, DayPost) and one.results] == [False]
    await DayPars(services.context).do()
    await ring(services, posts, day_posts.AGAIN)
    (table,) = [one.results for one in shown(services) if isinstance(one, DayPost) and one.results]
    assert (table.known, len(table.people)) == (True, 1)


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_message_that_may_have_arrived_is_neither_lost_nor_doubled(
    services: ServiceContext, posts: DayPosts, arrives: bool
) -> None:
    services.messenger.fails("post_day", Failure.LATER, arrives=arrives)
    await ring(services, posts)
    assert len(shown(services)) == int(arrives)
    again = DayPosts(services.context, services.messenger)
    again.check_soon(GUILD)
    await ring(services, again, 60)
    await ring(services, again, 60)
    assert len(shown(services)) == 1


async def test_nothing_is_posted_while_discord_refuses_everything(
    services: ServiceContext, posts: DayPosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as refusing:
        refusing.setattr(services.context.throttle.refusals, "wait", lambda: 300.0)
        for _ in range(RETRIES + 2):
            await ring(services, posts, day_posts.AGAIN)
        assert services.messenger.sent == []
    await ring(services, posts, day_posts.AGAIN)
    assert len(shown(services)) == 1
    assert (await settings(services)).daily_channel == ROOM


async def test_a_server_is_edited_at_most_once_in_ten_seconds(services: ServiceContext, posts: DayPosts) -> None:
    await begun(services, posts)
    services.messenger.sent.clear()
    for user in NAMES:
        await finish(services, user)
        await ring(services, posts, 1)
    assert "edit_day" not in services.messenger.sent
    await ring(services, posts)
    assert services.messenger.sent.count("edit_day") == 1
    assert last_day(services).finished == 3


async def test_a_channel_that_refuses_is_dropped_and_the_managers_see_why(
    services: ServiceContext, posts: DayPosts
) -> None:
    services.messenger.barred.add(ROOM)
    for _ in range(RETRIES + 1):
        assert (await settings(services)).daily_channel == ROOM
        await ring(services, posts, 60)
    kept = await settings(services)
    assert (kept.daily_channel, kept.daily_refused) == (None, True)
    await choose(services, OTHER)
    assert (await settings(services)).daily_refused is False
    await ring(services, posts)
    assert len(shown(services, OTHER)) == 1


async def test_a_message_that_was_deleted_is_not_posted_again(services: ServiceContext, posts: DayPosts) -> None:
    await begun(services, posts)
    services.messenger.messages.clear()
    await finish(services, ADA)
    await ring(services, posts)
    await ring(services, posts)
    assert shown(services) == []
    assert (await settings(services)).daily_channel == ROOM


async def test_nothing_is_posted_without_a_channel_or_after_the_bot_left(
    services: ServiceContext, posts: DayPosts
) -> None:
    await membership.left(services.context, GUILD)
    await ring(services, posts)
    posts.check_soon(GUILD + 1)
    await ring(services, posts)
    assert services.messenger.messages == []
    await membership.joined(services.context, GUILD)
    await ring(services, posts)
    assert len(shown(services)) == 1


async def test_a_newly_chosen_channel_gets_the_open_day(services: ServiceContext, posts: DayPosts) -> None:
    await begun(services, posts)
    await choose(services, OTHER)
    await ring(services, posts)
    (day,) = shown(services, OTHER)
    assert isinstance(day, DayPost)


async def test_a_quiet_channel_gets_no_new_message_until_someone_finishes_a_day(
    services: ServiceContext, posts: DayPosts
) -> None:
    await begun(services, posts)
    await close(services, posts, channel.QUIET + 3)
    told = [post for post in shown(services) if isinstance(post, DayPost)]
    assert [post.number for post in told] == [1, 2, channel.QUIET + 4]
    assert [post.results is None for post in told] == [False, False, True]
    await finish(services, ADA)
    await ring(services, posts)
    assert last_day(services).names == ("Ada",)
    assert len(shown(services)) == 1 + len(told)
    await close(services, posts)
    played, new = [post for post in shown(services) if isinstance(post, DayPost)][-2:]
    assert played.results is not None
    assert played.finished == 1
    assert new.number == played.number + 1


async def test_a_quiet_server_that_chooses_another_channel_gets_a_message_there(
    services: ServiceContext, posts: DayPosts
) -> None:
    await begun(services, posts)
    await close(services, posts, channel.QUIET + 1)
    await choose(services, OTHER)
    await ring(services, posts)
    (day,) = shown(services, OTHER)
    assert isinstance(day, DayPost)
    assert day.number == channel.QUIET + 2


MANY = 10_000


def copied(tx: Transaction, table: str, key: str, **changes: str) -> None:
    """Copies a table's row ``MANY`` times, each time for another person."""
    row = tx.fetch_one(f"SELECT * FROM {table}")  # noqa: S608 - a name of the schema
    assert row is not None
    columns = [f'"{name}"' for name in row.keys()]  # noqa: SIM118 - a row is no mapping
    values = ", ".join({key: f"{key} + n * 2", **changes}.get(name.strip('"'), name) for name in columns)
    numbers = f"WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {MANY})"  # noqa: S608 - a constant of this file
    tx.execute(f"INSERT INTO {table} ({', '.join(columns)}) {numbers} SELECT {values} FROM {table}, numbers")  # noqa: S608 - names of the schema


@pytest.mark.of_a_file
async def test_an_open_day_of_ten_thousand_takes_few_statements_and_rows(
    services: ServiceContext, posts: DayPosts
) -> None:
    await begun(services, posts)
    await finish(services, ADA)

    def crowd(tx: Transaction) -> None:
        copied(tx, "parties", "id")
        copied(tx, "seats", "partie", user='CASE seat WHEN 0 THEN "user" + n ELSE "user" END')
        copied(tx, "deals", "partie")

    await services.context.database.write(crowd)
    asked: list[str] = []
    await reader_of(services.context.database).set_trace_callback(asked.append)
    posts.check_soon(GUILD)
    await ring(services, posts)
    day = last_day(services)
    assert (day.finished, day.playing, len(day.names)) == (MANY + 1, 0, SHOWN)
    selects = [sql for sql in asked if sql.lstrip().startswith("SELECT")]
    assert len(selects) < 20
    assert not [sql for sql in selects if "theirs" in sql]


async def test_a_message_that_was_edited_too_often_is_edited_later(services: ServiceContext, posts: DayPosts) -> None:
    await begun(services, posts)
    await finish(services, ADA)
    services.messenger.fails("edit_day", Failure.FULL, times=RETRIES + 2)
    for _ in range(RETRIES + 2):
        await ring(services, posts, day_posts.AGAIN)
    assert (await settings(services)).daily_channel == ROOM
    assert last_day(services).finished == 0
    await ring(services, posts, day_posts.AGAIN)
    assert last_day(services).finished == 1


async def test_a_message_that_is_found_again_is_updated(services: ServiceContext, posts: DayPosts) -> None:
    """The bot is killed after sending the day's message and before storing it; meanwhile a player adds words."""
    await ring(services, posts)
    (sent,) = shown(services)
    write = services.context.database.write
    await write(lambda tx: daily.put_post(tx, DayPostRow(GUILD, PostKind.ANCHOR, 1, ROOM)))
    await write(lambda tx: days.take_words(tx, GUILD, ADA, "mine", services.clock.now))
    again = DayPosts(services.context, services.messenger)
    again.check_soon(GUILD)
    for _ in range(2):
        await ring(services, again, day_posts.AGAIN)
    (found,) = shown(services)
    assert isinstance(sent, AnchorPost)
    assert found == replace(sent, given=1)


async def test_an_unreadable_server_is_retried_and_delays_no_other(
    services: ServiceContext, posts: DayPosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await save_server_settings(services.context, GUILD + 1, ServerChanges(daily_channel=OTHER))
    posts.check_soon(GUILD + 1)
    really = servers.get_server

    def away(tx: Transaction, guild: int) -> Guild:
        if guild == GUILD:
            raise ServerGone("the server cannot be reached")
        return really(tx, guild)

    with monkeypatch.context() as failing:
        failing.setattr(servers, "get_server", away)
        with pytest.raises(ServerGone):
            await ring(services, posts)
    assert (len(shown(services)), len(shown(services, OTHER))) == (0, 1)
    await ring(services, posts, day_posts.AGAIN)
    assert len(shown(services)) == 1

import asyncio
import random
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

import pytest

from bot.features.results import leaderboards
from bot.features.results.leaderboard_view import _rows
from bot.features.results.leaderboards import (
    EVERYWHERE,
    INACTIVE_AFTER,
    PAGE,
    POOLS,
    leaderboard,
    list_everywhere,
    set_left,
)
from bot.features.results.service import close
from bot.kit.words import words
from bot.model import glicko
from bot.model.glicko import Strength
from bot.model.house_seats import POOLS as HOUSE
from bot.model.house_seats import form_of
from bot.model.leaderboards import LeaderboardKey, RankedBy
from bot.model.results import EndedBy
from data import leaderboard_places as kept_boards
from data import parties
from data.leaderboard_places import BELOW
from data.parties import DealRow
from data.players import users
from data.ratings import Rating, save_rating
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, CHANNEL, ServiceContext
from tests.support.doctor import wrong_sums

PEOPLE: Final = range(ADA, ADA + 9)
GUILDS: Final = (77, 78, 79)
DAY: Final = 24 * 60 * 60
RULES: Final = {"deals": "rubicon", "games": "hundred", "rubber": "counterpique"}


@pytest.fixture
async def services(services: ServiceContext) -> ServiceContext:
    services.clock.now = int(datetime(2025, 11, 20, tzinfo=UTC).timestamp())
    return services


def finished(tx: Transaction, dice: random.Random, now: int, two: tuple[int, int] | None = None) -> None:
    """Ends a partie between two random players, without actions, because leaderboards need none."""
    first, second = two or dice.sample(PEOPLE, 2)
    pool = dice.choice(POOLS)
    row = parties.add_partie(
        tx,
        parties.NewPartie(
            guild=dice.choice(GUILDS),
            channel=CHANNEL,
            rules=RULES[form_of(pool)],
            cut="KS 9D",
            began_at=now,
            rated=dice.random() < 0.7,
            house=1 if pool in HOUSE else None,
        ),
        (first, second),
        (dice.choice(["", "Sir "]) + f"No. {first}", f"No. {second}"),
    )
    if pool == "deals" and dice.random() < 0.6:
        for number in range(6):
            parties.add_deal(tx, DealRow(row.id, number, number % 2, "-", "-", "-", 0))
            parties.finish_deal(tx, row.id, number, (dice.randrange(40), dice.randrange(40)), (0, 0))
        winner = dice.choice([0, 1])
        close(tx, row, now, by=EndedBy.PLAYED, winner=winner)
    else:
        by = dice.choice([EndedBy.RESIGNED, EndedBy.CLAIMED, EndedBy.STOPPED])
        close(tx, row, now, by=by, winner=None if by is EndedBy.STOPPED else dice.choice([0, 1]))


# What a naive count makes of the results.


@dataclass(slots=True)
class Count:
    values: dict[LeaderboardKey, dict[int, int]] = field(default_factory=dict)

    def put(self, board: LeaderboardKey, user: int, value: int) -> None:
        self.values.setdefault(board, {})[user] = value

    def add(self, board: LeaderboardKey, user: int, more: int) -> None:
        value = self.values.get(board, {}).get(user, 0) + more
        if value:
            self.put(board, user, value)


def periods(at: int) -> tuple[int, int, int]:
    date = datetime.fromtimestamp(at, UTC)
    return 0, int(date.strftime("%Y")), int(date.strftime("%Y%m"))


def counted(tx: Transaction, now: int) -> Count:
    count = Count()
    rows = tx.fetch_all("SELECT * FROM results WHERE outcome IS NOT NULL ORDER BY partie, seat")
    rated_in: dict[tuple[int, str], set[int]] = {}
    last: dict[tuple[int, str], tuple[float, float, int]] = {}
    for row in rows:
        user, pool = row["user"], row["pool"]
        listed = users.get_user(tx, user).listed
        here = [] if users.is_gone(tx, user, row["guild"]) else [row["guild"]]
        for guild in [*here, EVERYWHERE][: len(here) + listed]:
            for period in periods(row["ended_at"]):
                count.add(LeaderboardKey(guild, RankedBy.POINTS, pool, period), user, row["points"])
                count.add(LeaderboardKey(guild, RankedBy.WON, pool, period), user, int(row["outcome"] == 1))
            if row["rating"] is not None:
                rated_in.setdefault((user, pool), set()).add(guild)
                last[user, pool] = row["rating"], row["deviation"], row["ended_at"]
    for (user, pool), guilds in rated_in.items():
        rating, deviation, ended_at = last[user, pool]
        if ended_at > now - INACTIVE_AFTER:
            for guild in guilds:
                count.put(
                    LeaderboardKey(guild, RankedBy.RATING, pool, 0),
                    user,
                    round(rating) - (BELOW if deviation >= 110 else 0),
                )
    return count


def everything(tx: Transaction) -> dict[LeaderboardKey, dict[int, int]]:
    found: dict[LeaderboardKey, dict[int, int]] = {}
    for row in tx.fetch_all("SELECT * FROM places"):
        board = LeaderboardKey(row["guild"], RankedBy(row["what"]), row["pool"], row["period"])
        found.setdefault(board, {})[row["user"]] = row["value"]
    return found


async def check(services: ServiceContext, dice: random.Random) -> None:
    for pool in POOLS:
        await leaderboard(services.context, LeaderboardKey(GUILDS[0], RankedBy.RATING, pool, 0), ADA, None)
    now = services.clock.now
    count = await services.context.database.read(lambda tx: counted(tx, now))
    assert await services.context.database.read(everything) == count.values
    assert await services.context.database.read(wrong_sums) == []
    for board in dice.sample(sorted(count.values, key=str), min(4, len(count.values))):
        await check_pages(services, board, count.values[board])


async def check_pages(services: ServiceContext, board: LeaderboardKey, values: dict[int, int]) -> None:
    first = await leaderboard(services.context, board, 0, 0)
    pages = [await leaderboard(services.context, board, 0, page) for page in range(first.pages)]
    standings = [standing for page in pages for standing in page.rows]
    assert {one.user: one.value - BELOW * one.provisional for one in standings} == values
    assert [one.place for one in standings] == [
        1 + sum(value > values[one.user] for value in values.values()) for one in standings
    ]
    assert [values[one.user] for one in standings] == sorted(values.values(), reverse=True)
    for user in PEOPLE:
        shown = await leaderboard(services.context, board, user, None)
        assert (shown.own in shown.rows) == (shown.own is not None) == (user in values)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(4))
async def test_the_leaderboards_always_equal_a_naive_count(services: ServiceContext, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(7):
        for _ in range(12):
            services.clock.now += dice.choice([60, DAY, 9 * DAY])
            await services.context.database.write(lambda tx: finished(tx, dice, services.clock.now))
            if dice.random() < 0.3:
                await list_everywhere(services.context, dice.choice(PEOPLE), dice.random() < 0.6)
            if dice.random() < 0.3:
                guild, user, left = dice.choice(GUILDS), dice.choice(PEOPLE), dice.random() < 0.6
                await services.context.database.write(lambda tx: set_left(tx, guild, user, left=left))  # noqa: B023
        services.clock.now += dice.choice([0, 0, INACTIVE_AFTER - 20 * DAY, INACTIVE_AFTER + DAY])
        await check(services, dice)


async def test_an_inactive_player_leaves_the_rating_leaderboards_and_returns_to_all(
    services: ServiceContext,
) -> None:
    dice, board = random.Random(3), LeaderboardKey(GUILDS[0], RankedBy.RATING, "deals", 0)

    def in_two_servers(tx: Transaction) -> None:
        for guild in GUILDS[:2]:
            rated(tx, guild, services.clock.now)

    await services.context.database.write(in_two_servers)
    services.clock.now += INACTIVE_AFTER - 1
    assert (await leaderboard(services.context, board, ADA, None)).people == 2
    services.clock.now += 1
    assert (await leaderboard(services.context, board, ADA, None)).people == 0
    await services.context.database.write(lambda tx: rated(tx, GUILDS[2], services.clock.now))
    for guild in GUILDS:
        assert (
            await leaderboard(services.context, LeaderboardKey(guild, RankedBy.RATING, "deals", 0), ADA, None)
        ).own is not None
    await check(services, dice)


async def test_a_leaderboard_shows_the_deviation_of_today(services: ServiceContext) -> None:
    await services.context.database.write(lambda tx: rated(tx, GUILDS[0], services.clock.now))
    board = LeaderboardKey(GUILDS[0], RankedBy.RATING, "deals", 0)
    before = (await leaderboard(services.context, board, ADA, None)).own
    services.clock.now += 10 * glicko.PERIOD
    after = (await leaderboard(services.context, board, ADA, None)).own
    assert before is not None
    assert after is not None
    assert before.deviation is not None
    assert after.deviation == pytest.approx(glicko.grown_deviation(Strength(0, before.deviation), 10), abs=0.01)
    points = await leaderboard(services.context, LeaderboardKey(GUILDS[0], RankedBy.WON, "deals", 0), BEN, None)
    assert [one.deviation for one in points.rows] == [None]


async def test_a_missing_page_becomes_the_nearest_one(services: ServiceContext) -> None:
    board = LeaderboardKey(GUILDS[0], RankedBy.WON, "deals", 0)
    empty = await leaderboard(services.context, board, ADA, 5)
    assert (empty.page, empty.pages, empty.people, empty.rows) == (0, 1, 0, ())

    def fill(tx: Transaction) -> None:
        for user in range(1, 2 * PAGE + 2):
            kept_boards.put(tx, board, user, user)

    await services.context.database.write(fill)
    assert [(await leaderboard(services.context, board, ADA, page)).page for page in (-1, 0, 1, 2, 3)] == [
        0,
        0,
        1,
        2,
        2,
    ]
    assert (await leaderboard(services.context, board, PAGE, None)).page == 1
    assert (await leaderboard(services.context, board, ADA, None)).page == 0


@pytest.mark.parametrize(
    ("at", "belongs"),
    [
        (datetime(2026, 1, 1, tzinfo=UTC), (0, 2026, 202601)),
        (datetime(2025, 12, 31, 23, 59, 59, tzinfo=UTC), (0, 2025, 202512)),
        (datetime(1970, 1, 1, tzinfo=UTC), (0, 1970, 197001)),
    ],
)
def test_each_moment_belongs_to_all_time_its_year_and_its_month(at: datetime, belongs: tuple[int, int, int]) -> None:
    assert leaderboards.periods(int(at.timestamp())) == belongs


def rated(tx: Transaction, guild: int, now: int) -> None:
    row = parties.add_partie(
        tx,
        parties.NewPartie(guild=guild, channel=CHANNEL, rules="rubicon", cut="KS 9D", began_at=now, rated=True),
        (ADA, BEN),
        ("Ada", "Ben"),
    )
    parties.add_deal(tx, DealRow(row.id, 0, 0, "-", "-", "-", 0))
    parties.finish_deal(tx, row.id, 0, (10, 20), (0, 0))
    close(tx, row, now, by=EndedBy.RESIGNED, winner=1)


async def test_a_provisional_rating_is_listed_below_the_ranked_ones(services: ServiceContext) -> None:
    board = LeaderboardKey(GUILDS[0], RankedBy.RATING, "deals", 0)

    def fill(tx: Transaction) -> None:
        for user, rating, deviation in ((ADA, 1841.0, 200.0), (BEN, 1400.0, 60.0), (1003, 1500.0, 109.0)):
            save_rating(tx, Rating(user, "deals", rating, deviation, 0.06, services.clock.now, 9))
            kept_boards.put(tx, board, user, kept_boards.placed_value(rating, deviation))

    await services.context.database.write(fill)
    shown = await leaderboard(services.context, board, ADA, None)
    assert [(row.user, row.value, row.provisional) for row in shown.rows] == [
        (1003, 1500, False),
        (BEN, 1400, False),
        (ADA, 1841, True),
    ]
    text = "\n".join(_rows(words("en"), shown))
    assert "`1  1500 " in text
    assert "`–  1841?" in text
    # Days later the deviation has grown beyond the limit; what counts is the one after the last partie.
    services.clock.now += 30 * DAY
    assert [row.user for row in (await leaderboard(services.context, board, ADA, None)).rows] == [1003, BEN, ADA]


async def test_a_server_leaderboard_omits_people_who_left_until_they_return(services: ServiceContext) -> None:
    await services.context.database.write(lambda tx: rated(tx, GUILDS[0], services.clock.now))
    await list_everywhere(services.context, BEN, True)
    boards = [LeaderboardKey(GUILDS[0], what, "deals", 0) for what in (RankedBy.RATING, RankedBy.WON)]
    everywhere = LeaderboardKey(EVERYWHERE, RankedBy.RATING, "deals", 0)

    async def nobody(_user: int, _guild: int) -> bool:
        return False

    async def never(_user: int, _guild: int) -> bool:
        await asyncio.sleep(3600)
        return False

    async def people(is_on: leaderboards.IsOn, board: LeaderboardKey) -> list[int]:
        shown = await leaderboards.without_leavers(services.context, is_on, board, ADA, 0)
        return [row.user for row in shown.rows]

    assert await people(never, boards[0]) == [BEN, ADA]
    assert await people(nobody, boards[0]) == [ADA]
    assert await people(never, boards[1]) == []
    assert await people(nobody, everywhere) == [BEN]
    # A partie that ends later does not bring them back, but using the bot there does.
    await services.context.database.write(lambda tx: rated(tx, GUILDS[0], services.clock.now))
    assert await services.context.database.read(wrong_sums) == []
    assert await people(never, boards[1]) == []
    await leaderboards.seen(services.context, GUILDS[0], BEN)
    assert await people(never, boards[1]) == [BEN]
    assert await services.context.database.read(wrong_sums) == []

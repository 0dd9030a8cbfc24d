import random
from collections import Counter
from dataclasses import replace
from functools import partial

from bot.model.leaderboards import LeaderboardKey, LeaderboardRow, RankedBy
from data import leaderboard_places
from data.leaderboard_places import LEVELS, rank, shown_value
from data.players.users import set_name
from data.ratings import Rating, save_rating
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.table import SNOWFLAKE

HERE = LeaderboardKey(SNOWFLAKE, RankedBy.POINTS, "deals", 202611)
ELSEWHERE = LeaderboardKey(0, RankedBy.POINTS, "deals", 202611)


def in_order(values: dict[int, int]) -> list[int]:
    return sorted(values, key=lambda user: (rank(values[user], user), user), reverse=True)


def naive(values: dict[int, int], user: int) -> LeaderboardRow:
    above = sum(value > values[user] for value in values.values())
    value = values[user]
    return LeaderboardRow(above + 1, user, f"No. {user}", shown_value(value), provisional=value < 0)


def change(tx: Transaction, dice: random.Random, values: dict[int, int], people: int) -> None:
    user = dice.choice([dice.randrange(1, people), SNOWFLAKE + dice.randrange(people)])
    high = dice.choice([3, 70, 5_000, 3_000_000])
    value = None if dice.random() < 0.2 else dice.randrange(-5, high)
    set_name(tx, user, HERE.guild, f"No. {user}", 0)
    leaderboard_places.put(tx, HERE, user, value)
    if value is None:
        values.pop(user, None)
    else:
        values[user] = value


def check(tx: Transaction, dice: random.Random, values: dict[int, int]) -> None:
    order = in_order(values)
    assert leaderboard_places.people(tx, HERE) == len(values)
    everyone = [naive(values, user) for user in order]
    assert leaderboard_places.page(tx, HERE, 0, 10_000) == everyone
    for after in {0, 1, len(values) - 1, len(values), dice.randrange(len(values) + 1)} - {-1}:
        assert leaderboard_places.page(tx, HERE, after, 10) == everyone[after : after + 10]
    for at in {0, len(order) - 1, dice.randrange(len(order))}:
        assert leaderboard_places.ahead(tx, HERE, order[at]) == at
        assert leaderboard_places.place(tx, HERE, values[order[at]]) == everyone[at].place
        assert leaderboard_places.page_of(tx, HERE, order[at], 10) == (at // 10, everyone[at // 10 * 10 :][:10])
    sums = tx.fetch_all("SELECT * FROM crowds WHERE guild = ?", HERE.guild)
    counted = Counter((level, rank(values[user], user) >> level) for level in LEVELS for user in values)
    assert {(row["level"], row["bucket"]): row["people"] for row in sums} == counted


async def test_every_place_equals_a_naive_count_after_random_changes(db: Database) -> None:
    dice = random.Random(5)

    def work(tx: Transaction) -> None:
        leaderboard_places.put(tx, ELSEWHERE, 1, 1)
        values: dict[int, int] = {}
        for people in (3, 60, 60, 600):
            for number in range(300):
                change(tx, dice, values, people)
                if number % 60 == 0 and values:
                    check(tx, dice, values)
        assert leaderboard_places.page(tx, ELSEWHERE, 0, 5) == [LeaderboardRow(1, 1, "", 1)]

    await db.write(work)


async def test_equals_share_a_place_and_the_next_place_counts_them(db: Database) -> None:
    def work(tx: Transaction) -> list[int]:
        for user, value in ((1, 7), (2, 9), (3, 7), (4, 7), (5, 2)):
            leaderboard_places.put(tx, HERE, user, value)
        return [standing.place for standing in leaderboard_places.page(tx, HERE, 0, 10)]

    assert await db.write(work) == [1, 2, 2, 2, 5]


async def test_tied_players_have_a_fixed_order(db: Database) -> None:
    users = [1 + 4093 * number for number in range(100)]

    def work(tx: Transaction) -> None:
        for user in users:
            leaderboard_places.put(tx, HERE, user, 1)
        assert [leaderboard_places.ahead(tx, HERE, user) for user in reversed(users)] == list(range(100))
        assert [standing.user for standing in leaderboard_places.page(tx, HERE, 40, 20)] == users[::-1][40:60]

    await db.write(work)


async def test_a_row_has_the_players_last_name_on_its_server(db: Database) -> None:
    elsewhere, all_time = replace(HERE, guild=ELSEWHERE.guild), replace(HERE, period=0)

    def lines(tx: Transaction) -> list[str]:
        standings = [leaderboard_places.row_of(tx, board, 1) for board in (HERE, all_time, elsewhere)]
        assert leaderboard_places.page(tx, HERE, 0, 10) == standings[:1]
        assert leaderboard_places.row_of(tx, HERE, 2) is None
        return [standing.name for standing in standings if standing]

    def work(tx: Transaction) -> None:
        for board in (HERE, all_time, elsewhere):
            leaderboard_places.put(tx, board, 1, 9)
        assert lines(tx) == ["", "", ""]
        for name, ended_at, shown in (("Ada", 5, "Ada"), ("Adele", 4, "Ada"), ("Ada", 7, "Ada"), ("Addie", 8, "Addie")):
            set_name(tx, 1, HERE.guild, name, ended_at)
            assert lines(tx) == [shown, shown, ""]
        set_name(tx, 1, HERE.guild, "Ada", 6)
        assert lines(tx) == ["Addie", "Addie", ""]

    await db.write(work)


async def test_a_rating_row_has_its_deviation_even_if_unchanged(db: Database) -> None:
    board = LeaderboardKey(SNOWFLAKE, RankedBy.RATING, "deals", 0)

    def work(tx: Transaction) -> None:
        for deviation, played_at in ((90.0, 100), (80.0, 200)):
            save_rating(tx, Rating(1, "deals", 1500.0, deviation, 0.06, played_at, 1))
            save_rating(tx, Rating(1, "games", 1500.0, 300.0, 0.07, 900, 1))
            for on in (board, HERE):
                leaderboard_places.put(tx, on, 1, 1500)
            assert leaderboard_places.page(tx, board, 0, 10) == [
                LeaderboardRow(1, 1, "", 1500, deviation, 0.06, played_at)
            ]
            assert leaderboard_places.page(tx, HERE, 0, 10) == [LeaderboardRow(1, 1, "", 1500)]

    await db.write(work)


async def test_a_leaderboard_without_players_is_empty(db: Database) -> None:
    assert await db.read(partial(leaderboard_places.people, board=HERE)) == 0
    assert await db.read(partial(leaderboard_places.page, board=HERE, after=0, most=10)) == []
    assert await db.read(partial(leaderboard_places.ahead, board=HERE, user=1)) is None
    assert await db.read(partial(leaderboard_places.page_of, board=HERE, user=1, most=10)) is None
    assert await db.read(partial(leaderboard_places.place, board=HERE, value=5)) == 1

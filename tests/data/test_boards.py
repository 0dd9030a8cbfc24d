"""The boards put everyone where a naive count would, whoever comes, changes and goes."""

import random
from collections import Counter
from functools import partial

from data import boards
from data.boards import LEVELS, Board, Standing, What, rank
from data.database import Database
from data.transaction import Transaction
from data.users import set_name
from tests.data.table import SNOWFLAKE

HERE = Board(SNOWFLAKE, What.POINTS, "deals", 202611)
ELSEWHERE = Board(0, What.POINTS, "deals", 202611)


def in_order(values: dict[int, int]) -> list[int]:
    """Who stands there, the highest first."""
    return sorted(values, key=lambda user: (rank(values[user], user), user), reverse=True)


def naive(values: dict[int, int], user: int) -> Standing:
    """Where somebody stands, counted one by one."""
    above = sum(value > values[user] for value in values.values())
    return Standing(above + 1, user, f"No. {user}", values[user])


def change(tx: Transaction, dice: random.Random, values: dict[int, int], people: int) -> None:
    """Somebody comes, gets another value, or goes."""
    user = dice.choice([dice.randrange(1, people), SNOWFLAKE + dice.randrange(people)])
    high = dice.choice([3, 70, 5_000, 3_000_000])
    value = None if dice.random() < 0.2 else dice.randrange(-5, high)
    set_name(tx, user, HERE.guild, f"No. {user}", 0)
    boards.put(tx, HERE, user, value)
    if value is None:
        values.pop(user, None)
    else:
        values[user] = value


def check(tx: Transaction, dice: random.Random, values: dict[int, int]) -> None:
    """All that can be asked of the board is as a naive count has it."""
    order = in_order(values)
    assert boards.people(tx, HERE) == len(values)
    everyone = [naive(values, user) for user in order]
    assert boards.page(tx, HERE, 0, 10_000) == everyone
    for after in {0, 1, len(values) - 1, len(values), dice.randrange(len(values) + 1)} - {-1}:
        assert boards.page(tx, HERE, after, 10) == everyone[after : after + 10]
    for at in {0, len(order) - 1, dice.randrange(len(order))}:
        assert boards.ahead(tx, HERE, order[at]) == at
        assert boards.place(tx, HERE, values[order[at]]) == everyone[at].place
        assert boards.page_of(tx, HERE, order[at], 10) == (at // 10, everyone[at // 10 * 10 :][:10])
    sums = tx.fetch_all("SELECT * FROM crowds WHERE guild = ?", HERE.guild)
    counted = Counter((level, rank(values[user], user) >> level) for level in LEVELS for user in values)
    assert {(row["level"], row["bucket"]): row["people"] for row in sums} == counted


async def test_everyone_stands_where_a_naive_count_puts_him_whoever_comes_and_goes(db: Database) -> None:
    dice = random.Random(5)

    def work(tx: Transaction) -> None:
        boards.put(tx, ELSEWHERE, 1, 1)
        values: dict[int, int] = {}
        for people in (3, 60, 60, 600):
            for number in range(300):
                change(tx, dice, values, people)
                if number % 60 == 0 and values:
                    check(tx, dice, values)
        assert boards.page(tx, ELSEWHERE, 0, 5) == [Standing(1, 1, "", 1)]

    await db.write(work)


async def test_equals_share_a_place_and_the_next_one_counts_them(db: Database) -> None:
    def work(tx: Transaction) -> list[int]:
        for user, value in ((1, 7), (2, 9), (3, 7), (4, 7), (5, 2)):
            boards.put(tx, HERE, user, value)
        return [standing.place for standing in boards.page(tx, HERE, 0, 10)]

    assert await db.write(work) == [1, 2, 2, 2, 5]


async def test_those_of_one_value_who_cannot_be_scattered_have_an_order_too(db: Database) -> None:
    users = [1 + 4093 * number for number in range(100)]

    def work(tx: Transaction) -> None:
        for user in users:
            boards.put(tx, HERE, user, 1)
        assert [boards.ahead(tx, HERE, user) for user in reversed(users)] == list(range(100))
        assert [standing.user for standing in boards.page(tx, HERE, 40, 20)] == users[::-1][40:60]

    await db.write(work)


async def test_a_board_without_anybody_is_empty(db: Database) -> None:
    assert await db.read(partial(boards.people, board=HERE)) == 0
    assert await db.read(partial(boards.page, board=HERE, after=0, most=10)) == []
    assert await db.read(partial(boards.ahead, board=HERE, user=1)) is None
    assert await db.read(partial(boards.page_of, board=HERE, user=1, most=10)) is None
    assert await db.read(partial(boards.place, board=HERE, value=5)) == 1

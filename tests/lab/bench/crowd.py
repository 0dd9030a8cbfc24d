import random
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from bot.features.challenges import service as challenges
from bot.features.parties import deciding
from bot.model.challenges import Terms
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet.rules import RUBICON
from bot.runtime.context import Context
from data import outbox
from data.parties import get_partie
from data.store.address import Address
from data.store.database import Database
from data.store.transaction import POSTGRESQL, Transaction
from tests.fakes.service_context import Packs, simply
from tests.support.figures import Progress

PEOPLE: Final = 20_000
"""People at all parties together."""
FIRST: Final = 1 << 40
"""The first id of copies: greater than new ids, and no snowflake."""
DECISIONS: Final = 3
AT_ONCE: Final = 50_000
"""Parties per transaction."""

Copies: TypeAlias = Mapping[str, tuple[str, Mapping[str, str]]]
"""For each table: its partie column, and the columns that a copy changes."""

_COPIES: Final[Copies] = {
    "challenges": ("partie", {"id": "{first} + n", "partie": "CAST(NULL AS BIGINT)"}),
    "parties": (
        "id",
        {
            "id": "{first} + n",
            "challenge": "{first} + n",
            "began_at": "began_at - 3600",
            "due_at": "CASE WHEN ended_at IS NULL THEN since + 1000000 + n END",
            "wake_at": "CASE WHEN ended_at IS NULL THEN since + 500000 + n END",
        },
    ),
    "seats": ("partie", {"partie": "{first} + n", '"user"': '"user" + n % {people}'}),
    "deals": ("partie", {"partie": "{first} + n"}),
    "actions": ("partie", {"partie": "{first} + n"}),
    "requests": ("partie", {"partie": "{first} + n", "key": "key + ({first} + n) * 16"}),
}


async def crowd(database: Address, guilds: Sequence[int], in_play: int, finished: int) -> None:
    opened = await Database.open(database)
    progress = Progress("parties made", in_play + finished)
    try:
        # A copy has no challenge, and so no secret.
        context = Context(opened, shuffled=Packs(random.Random(1)), new_secret=lambda: None)
        going, over = [await _begun(context, guilds[0], number) for number in (1, 2)]
        await deciding.decide(context, over, 10, deciding.resign, key=99)
        await opened.write(lambda tx: _all_told(tx, (going, over)))
        made = 0
        for partie, number in [*_shares(going, in_play), *_shares(over, finished)]:
            await opened.write(partial(_copy, partie=partie, first=FIRST + made, number=number))
            made += number
            progress(made)
        await opened.write(_analyse)
    finally:
        await opened.close()


def _analyse(tx: Transaction) -> None:
    if tx.dialect is POSTGRESQL:
        tx.execute("ANALYZE")


def _shares(partie: PartieId, number: int) -> Iterator[tuple[PartieId, int]]:
    for made in range(0, number, AT_ONCE):
        yield partie, min(AT_ONCE, number - made)


async def _begun(context: Context, guild: int, number: int) -> PartieId:
    offer = await challenges.challenge(
        context,
        number,
        guild=guild,
        channel=2,
        challenger=NamedPlayer(10, "Ada"),
        opponent=NamedPlayer(10 + PEOPLE, "Ben"),
        terms=Terms(RUBICON, first_dealer=10),
    )
    partie = (await challenges.accept(context, offer.id, NamedPlayer(10 + PEOPLE, "Ben"), message=3)).partie
    assert partie is not None
    for at in range(DECISIONS):
        row = await context.database.read(lambda tx: get_partie(tx, partie))
        assert row is not None
        user = (10, 10 + PEOPLE)[row.to_act or 0]
        await deciding.act(context, partie, user, simply, seen=row.seq, key=number * 10 + at)
    return partie


def _all_told(tx: Transaction, told: tuple[PartieId, ...]) -> None:
    for partie in told:
        for notice in outbox.waiting(tx, partie):
            outbox.done(tx, notice)


def _copy(tx: Transaction, partie: PartieId, first: int, number: int) -> None:
    copy_partie(tx, partie, first, number, _COPIES)
    # A challenge and its partie refer to each other.
    tx.execute("UPDATE challenges SET partie = id WHERE id BETWEEN ? AND ?", first, first + number - 1)


def copy_partie(tx: Transaction, partie: PartieId, first: int, number: int, copies: Copies) -> None:
    """Copies a partie ``number`` times; the copies' ids start at ``first``."""
    series = "WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?)"
    for table, (key, changes) in copies.items():
        others = {column: change.format(first=first, people=PEOPLE) for column, change in changes.items()}
        row = tx.fetch_all(f"SELECT * FROM {table} WHERE {key} = ?", partie)[0]  # noqa: S608 - the names are our own
        columns = [f'"{column}"' for column in row.keys()]  # noqa: SIM118 - a row is no mapping
        values = [others.get(column) or others.get(column.strip('"')) or column for column in columns]
        tx.execute(
            f"{series} INSERT INTO {table} ({', '.join(columns)})"  # noqa: S608 - the names are our own
            f" SELECT {', '.join(values)} FROM numbers, {table} WHERE {key} = ?",
            number,
            partie,
        )

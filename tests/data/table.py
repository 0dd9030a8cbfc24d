"""Creates an ordinary challenge, partie, deal and result."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.model.challenges import Challenge
from bot.model.ids import PartieId
from data.challenges import NewChallenge, add_challenge
from data.parties import DealRow, NewPartie, PartieRow, add_deal, add_partie
from data.results import DealResult, NewResult
from data.store.database import Database
from data.store.migrations import Migration
from data.store.transaction import Transaction
from tests.support.database_template import new_database

ADA, BEN, CLEO = 1001, 1002, 1003
SNOWFLAKE = 1_420_070_400_000_000_123  # more than 32 bits and more than a float holds exactly


@asynccontextmanager
async def opened(path: Path, steps: Sequence[Migration] | None = None) -> AsyncIterator[Database]:
    """Opens a database, and closes it even if the test fails, because its threads would block the exit."""
    database = await Database.open(new_database(path) if steps is None else path, steps)
    try:
        yield database
    finally:
        await database.close()


def a_challenge(
    tx: Transaction, challenge: int = SNOWFLAKE + 2, opponent: int | None = BEN, expires_at: int = 900
) -> Challenge:
    return add_challenge(
        tx,
        NewChallenge(
            id=challenge,
            guild=SNOWFLAKE,
            channel=SNOWFLAKE + 1,
            challenger=ADA,
            challenger_name="Ada",
            opponent=opponent,
            opponent_name=None if opponent is None else "Ben",
            rules="rubicon",
            made_at=100,
            expires_at=expires_at,
        ),
    )


def a_partie(
    tx: Transaction, users: tuple[int, int] = (ADA, BEN), began_at: int = 200, guild: int = SNOWFLAKE
) -> PartieRow:
    return add_partie(
        tx,
        NewPartie(guild=guild, channel=SNOWFLAKE + 1, rules="rubicon", cut="KS 9D", began_at=began_at, to_act=0),
        users,
        ("Ada", "Ben"),
    )


def a_deal(partie: PartieId, number: int = 0, first_seq: int = 0) -> DealRow:
    """Returns a deal with arbitrary cards, which the database does not check."""
    return DealRow(partie, number, 1, "AS KS", "QS JS", "TS 9S", first_seq)


def a_result(partie: PartieId, seat: int = 0, outcome: int | None = 1, ended_at: int = 400) -> NewResult:
    """Returns a result; ``outcome`` is Ada's."""
    won = outcome if outcome is None or seat == 0 else -outcome
    users = (ADA, BEN) if seat == 0 else (BEN, ADA)
    return NewResult(partie, seat, *users, SNOWFLAKE, "deals", ended_at, won, 120 if won == 1 else 0, 0)


def a_deal_result(partie: PartieId, number: int = 0, seat: int = 0, points: int = 28) -> DealResult:
    user = (ADA, BEN)[seat]
    return DealResult(partie, number, seat, user, SNOWFLAKE, "deals", 1 - seat, points, 0, 5, 3, 0, 0, 0, 0)


def a_dealt_partie(tx: Transaction) -> PartieRow:
    partie = a_partie(tx)
    add_deal(tx, a_deal(partie.id))
    return partie


def contracts(number: int) -> tuple[str, str]:
    return "DROP VIEW readable_by;", f"CREATE VIEW readable_by AS SELECT {number} AS version;"

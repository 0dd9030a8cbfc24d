"""Measures a leaderboard page with the reader's rank, for a million results and for a thousand."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final, cast

import apsw

from bot.features.results.leaderboards import leaderboard
from bot.model.leaderboards import LeaderboardKey, RankedBy
from bot.runtime.context import Context
from data import ledger_sums
from data.store.database import Database
from data.store.sqlite.connections import SqliteTransaction
from tests.lab.bench import goals
from tests.lab.faults.kinds.disk import Connection
from tests.support.figures import Figure

FEW: Final = 1_000
MANY: Final = 1_000_000
EACH: Final = 20
"""Results per person."""
GUILD: Final = 77
NOW: Final = 1_790_000_000
TIMES: Final = 500
"""Views per board, each by another person."""
AT_A_TIME: Final = 25
"""Views in a row before the other database's turn, so that a busy machine slows both alike."""
AS_FAST: Final = 1.5
FEW_READS: Final = 25
"""The most pages of its file that a leaderboard may read, index pages included. Looking up each name took twice as
many."""

_FILLED = """
    WITH RECURSIVE parties (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM parties WHERE n + 1 < :results / 2),
    -- The second has each person again, in another order and never at a partie of their own.
    sat (n, seat, "user", other) AS (
        SELECT n, 0, 1 + n % :people, 1 + (n + 1 + n / :people) % :people FROM parties
        UNION ALL SELECT n, 1, 1 + (n + 1 + n / :people) % :people, 1 + n % :people FROM parties
    )
    INSERT INTO results
    SELECT 1 + n, seat, "user", other, :guild, 'deals', :now - n, iif((n / 3 + n / 7) % 2 = seat, 1, -1),
        iif((n / 3 + n / 7) % 2 = seat, 100 + n * 7919 % 211, 0), 0,
        900.0 + "user" * 7919 % 1201, 80.0, n / :people * 2 + seat + 1
    FROM sat
"""


def leaderboards() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-standings-") as folder:
        yield from asyncio.run(_leaderboards(Path(folder)))


async def _leaderboards(folder: Path) -> list[Figure]:
    few, many = await _opened(folder / "few.sqlite3", FEW), await _opened(folder / "many.sqlite3", MANY)
    try:
        compared = [await _compared(what, few, many) for what in RankedBy]
    finally:
        await few.database.close()
        await many.database.close()
    return [*compared, *[await _pages_read(what, folder / "many.sqlite3") for what in RankedBy]]


async def _compared(what: RankedBy, few: Context, many: Context) -> Figure:
    board = LeaderboardKey(GUILD, what, "deals", 0)
    took: dict[int, list[float]] = {FEW: [], MANY: []}
    for first in range(0, TIMES, AT_A_TIME):
        for context, results in ((few, FEW), (many, MANY)):
            for number in range(first, first + AT_A_TIME):
                user = 1 + number * 7919 % (results // EACH)
                began = process_time()
                shown = await leaderboard(context, board, user, None)
                took[results].append(process_time() - began)
                assert shown.own in shown.rows
    ratio = median(took[MANY]) / median(took[FEW])
    if what is RankedBy.POINTS:
        return goals.LEADERBOARD.measured(ratio)
    return Figure(
        f"a leaderboard by {what.value} among a million results", ratio, "times that among a thousand", AS_FAST
    )


class Counted(Connection):
    @property
    def pages(self) -> int:
        return self._connection.status(apsw.SQLITE_DBSTATUS_CACHE_MISS)[0]


async def _pages_read(what: RankedBy, path: Path) -> Figure:
    """Starts with an empty page cache: the count is then equal on every machine."""
    files: list[Counted] = []

    def connect(path: Path) -> sqlite3.Connection:
        files.append(Counted(str(path), apsw.vfs_names()[0]))
        return cast("sqlite3.Connection", files[-1])

    context, read = Context(await Database.open(path, connect=connect), lambda: NOW), []
    try:
        for user in range(1, MANY // EACH, MANY // EACH // AT_A_TIME):
            await context.database.read(lambda tx: tx.execute("PRAGMA shrink_memory"))
            before = sum(file.pages for file in files)
            await leaderboard(context, LeaderboardKey(GUILD, what, "deals", 0), user, None)
            read.append(sum(file.pages for file in files) - before)
    finally:
        await context.database.close()
    return Figure(f"pages read for a leaderboard by {what.value} among them", max(read), "at the most", FEW_READS)


async def _opened(path: Path, results: int) -> Context:
    await (await Database.open(path)).close()
    _fill(path, results)
    return Context(await Database.open(path), lambda: NOW)


def _fill(path: Path, results: int) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        file.execute("PRAGMA journal_mode = OFF")
        file.execute("PRAGMA synchronous = OFF")
        file.execute("PRAGMA cache_size = -400000")
        people = results // EACH
        file.execute(_FILLED, {"results": results, "people": people, "guild": GUILD, "now": NOW})
        file.execute(
            'INSERT INTO names (guild, "user", name, ended_at)'
            ' SELECT DISTINCT guild, "user", \'No. \' || "user", 0 FROM results'
        )
        file.execute(
            "INSERT INTO ratings"
            ' SELECT "user", pool, rating, deviation, 0.06, ended_at, number, 0 FROM results WHERE number = ?',
            (EACH,),
        )
        ledger_sums.fill_places(SqliteTransaction(file))
        file.commit()

"""Creates a server's day with many people: ten really play, the others are copies."""

import random
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import thread_time
from typing import Final, TypeVar

from bot.features.daily import service
from bot.features.daily.service import DEALS, PLAYER, RULES, Day
from bot.features.par import service as par
from bot.features.parties import deciding
from bot.model.changes import DayChanged
from bot.model.house_seats import PAR_LEVEL, user_of
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.runtime.context import Context
from bot.runtime.limits import Throttle
from bot.runtime.queues import Beat
from data import daily, parties
from data.store.database import Database
from data.store.sqlite.opening import connect_file
from data.store.transaction import Transaction, Work
from tests.fakes.service_context import Clock, Packs, key
from tests.lab.bench.crowd import copy_partie
from tests.support.random_player import at_random

T = TypeVar("T")

GUILD, CHANNEL = 77, 78
FIRST_USER: Final = 1_000
PLAYERS: Final = 10
"""People who really play."""
IN_PLAY: Final = {6: 1, 7: 1, 8: 0, 9: 0}
"""The players with an unfinished deal, and how many deals they have finished. The others have finished the day."""
FINISHERS: Final = PLAYERS - len(IN_PLAY)
_HOUSE: Final = NamedPlayer(user_of(PAR_LEVEL), "The House")
_COPIED: Final = {
    "parties": ("id", {"id": "{first} + n"}),
    "seats": (
        "partie",
        {
            "partie": "{first} + n",
            '"user"': f'CASE WHEN seat = {PLAYER} THEN "user" + {PLAYERS} * (n + {{set}}) ELSE "user" END',
        },
    ),
    "deals": ("partie", {"partie": "{first} + n"}),
    "actions": ("partie", {"partie": "{first} + n"}),
}
"""The fields changed in a partie's copy: ids and people."""


@dataclass(slots=True)
class Watch:
    """Counts statements, and records the longest transaction's processor time in seconds."""

    statements: int = 0
    longest: float = 0.0

    def count(self, _statement: str) -> None:
        self.statements += 1


class WatchedDatabase(Database):
    watch: Watch

    async def read(self, work: Work[T]) -> T:
        return await super().read(partial(self._timed, work=work))

    async def write(self, work: Work[T]) -> T:
        return await super().write(partial(self._timed, work=work))

    def _timed(self, tx: Transaction, work: Work[T]) -> T:
        began = thread_time()
        try:
            return work(tx)
        finally:
            self.watch.longest = max(self.watch.longest, thread_time() - began)


@dataclass(slots=True)
class FilledDay:
    """A day with ``people`` players, copied from the ten who really played. User ids start at FIRST_USER."""

    context: Context
    clock: Clock
    watch: Watch
    day: Day
    people: int
    played: list[list[PartieId]] = field(default_factory=list)
    _copies: int = 0

    @property
    def finishers(self) -> list[int]:
        """The ids of some players who finished the day, spread evenly."""
        sets = range(0, self.people // PLAYERS, max(1, self.people // PLAYERS // PLAYERS))
        return [FIRST_USER + PLAYERS * number + person for number in sets for person in range(FINISHERS)]

    async def one_more(self) -> None:
        self._copies += 1
        first = 1 << 50

        def work(tx: Transaction) -> None:
            for deal, partie in enumerate(self.played[0]):
                at = first + DEALS * self._copies + deal
                copy_partie(tx, partie, at, 1, _columns(self.people + self._copies))
                tx.execute("UPDATE parties SET ended_at = ? WHERE id = ?", self.clock(), at)
            tx.note(DayChanged(self.day.id))

        await self.context.database.write(work)


@asynccontextmanager
async def filled_day(path: Path, people: int) -> AsyncIterator[FilledDay]:
    clock, watch, packs = Clock(1_790_000_000), Watch(), Packs(random.Random(1))

    def connect(path: Path) -> sqlite3.Connection:
        file = connect_file(path)
        file.set_trace_callback(watch.count)
        return file

    WatchedDatabase.watch = watch
    database = await WatchedDatabase.open(path, connect=connect)
    context = Context(database, clock, packs, packs.secret, Throttle(apart=0), beat=Beat(0))
    try:
        yield await _filled(context, clock, watch, people)
    finally:
        await context.engine_pool.close()
        await database.close()


async def _filled(context: Context, clock: Clock, watch: Watch, people: int) -> FilledDay:
    today = await service.today(context, GUILD)
    row = await context.database.read(lambda tx: daily.day_with(tx, today.id))
    assert row is not None
    for deal in range(DEALS):
        await par.make(context, service.pack_of(row, deal), RULES)
    made = FilledDay(context, clock, watch, today, people)
    for person in range(PLAYERS):
        made.played.append(await _play(context, person))
        clock.now += 1
    if copies := people // PLAYERS - 1:
        await context.database.write(lambda tx: _copy_all(tx, made.played, copies))
    return made


def _copy_all(tx: Transaction, played: Sequence[Sequence[PartieId]], copies: int) -> None:
    first = 1 << 40
    for number, partie in enumerate(partie for mine in played for partie in mine):
        copy_partie(tx, partie, first + number * copies, copies, _columns(1))


def _columns(copied: int) -> dict[str, tuple[str, dict[str, str]]]:
    return {
        table: (name, {column: value.replace("{set}", str(copied)) for column, value in changed.items()})
        for table, (name, changed) in _COPIED.items()
    }


async def _play(context: Context, person: int) -> list[PartieId]:
    user, dice, played = NamedPlayer(FIRST_USER + person, f"Player {person}"), random.Random(person), list[PartieId]()
    for deal in range(IN_PLAY.get(person, DEALS - 1) + 1):
        played.append(await service.play(context, user, _HOUSE, GUILD))
        ends = person not in IN_PLAY or deal < IN_PLAY[person]
        await _decide(context, played[-1], dice, 200 if ends else 8)
    return played


async def _decide(context: Context, partie: PartieId, dice: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        row = await context.database.read(lambda tx: parties.get_partie(tx, partie))
        assert row is not None
        if row.to_act is None:
            return
        users = await context.database.read(lambda tx: parties.seats(tx, partie))
        choose = partial(at_random, dice)
        await deciding.act(context, partie, users[row.to_act].user, choose, seen=row.seq, key=key())

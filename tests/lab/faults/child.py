"""Does one thing in a separate process: ``python -m tests.lab.faults.child WHAT PATH [NUMBER]``.

``open`` prints the result of opening the database, as user NUMBER unless 0; ``hold`` keeps the write lock until end of
input; ``upgrade`` kills itself before statement NUMBER; ``race`` makes a decision for each input line.
"""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.features.parties import deciding
from bot.model import errors
from bot.model.ids import PartieId
from data.store.database import Database
from data.store.errors import UnusableDatabase
from data.store.sqlite.opening import connect_file
from tests.fakes.service_context import opened, simply


async def open_it(path: Path) -> None:
    try:
        database = await Database.open(path)
    except UnusableDatabase as unusable:
        say(str(unusable))
    else:
        await database.close()
        say("opened")


def hold(path: Path) -> None:
    """Holds the write lock until end of input."""
    with closing(connect_file(path)) as file:
        file.execute("BEGIN IMMEDIATE")
        say("held")
        sys.stdin.read()


async def upgrade(path: Path, number: int) -> None:
    class Killed(sqlite3.Connection):
        left = number

        def execute(self, *arguments: Any) -> sqlite3.Cursor:
            Killed._count()
            return super().execute(*arguments)

        def commit(self) -> None:
            Killed._count()
            super().commit()

        @classmethod
        def _count(cls) -> None:
            if cls.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            cls.left -= 1

    def connect(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Killed)

    database = await Database.open(path, connect=connect)
    await database.close()


async def race(path: Path) -> None:
    """Makes a decision for each line: partie, user, last seen decision number, request key."""
    async with opened(path) as house:
        say("ready")
        while line := await asyncio.to_thread(sys.stdin.readline):
            partie, user, seen, key = map(int, line.split())
            try:
                await deciding.act(house.context, PartieId(partie), user, simply, seen=seen, key=key)
                say("kept")
            except (errors.Stale, errors.PartieEnded):
                say("stale")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(what: str, path: Path, number: int) -> None:
    match what:
        case "open":
            if number:
                # Imports at first use fail: NUMBER may not read Python's own files.
                path.absolute().as_uri()
                os.setuid(number)
            asyncio.run(open_it(path))
        case "hold":
            hold(path)
        case "upgrade":
            asyncio.run(upgrade(path, number))
        case "race":
            asyncio.run(race(path))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)

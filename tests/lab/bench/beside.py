"""Reads a running bot's database, and its database server's processor time, over a separate connection."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from data.store.address import Address, ServerAddress
from data.store.sqlite.connections import SqliteTransaction
from data.store.sqlite.opening import connect_file
from data.store.transaction import SQLITE, Transaction


@dataclass(frozen=True, slots=True)
class Beside:
    transaction: Transaction

    def server_processes(self) -> list[int]:
        if self.transaction.dialect is SQLITE:
            return []
        rows = self.transaction.fetch_all(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return [row[0] for row in rows]


@contextmanager
def beside(database: Address) -> Iterator[Beside]:
    if isinstance(database, ServerAddress):
        # Without a server no driver is needed.
        from data.store.postgresql.connecting import connect  # noqa: PLC0415
        from data.store.postgresql.transaction import ServerTransaction  # noqa: PLC0415

        with closing(connect(database, reads=True)) as server:
            yield Beside(ServerTransaction(server))
    else:
        with closing(connect_file(database)) as file:
            file.row_factory = sqlite3.Row
            yield Beside(SqliteTransaction(file))


def spent(pid: int) -> float:
    """Returns a process's processor time in seconds, over all its threads."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.parse import parse_qs, urlsplit

import pytest

from data.meta import get_meta, set_meta
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.errors import UnusableDatabase
from tests.support.server_databases import VARIABLE, create_copy, drop
from tests.support.waiting import LONGEST

PGBOUNCER = shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")
NOBODY = 65534

pytestmark = [pytest.mark.of_a_server, pytest.mark.skipif(PGBOUNCER is None, reason="pgbouncer is not installed")]


@contextmanager
def pooler(mode: str) -> Iterator[str]:
    """Starts PgBouncer with this pool_mode and default settings before the test server. Yields its socket folder."""
    (server,) = parse_qs(urlsplit(os.environ[VARIABLE]).query)["host"]
    # A pooler refuses to run as root, and a folder for temporary files may be closed to everybody else.
    nobody = NOBODY if os.getuid() == 0 else None
    with TemporaryDirectory(prefix="pooler-", dir=server) as folder:
        config, said = Path(folder, "pgbouncer.ini"), Path(folder, "said")
        config.write_text(
            f"[databases]\n* = host={server} user=piquet\n[pgbouncer]\npool_mode = {mode}\nauth_type = any\n"
            f"listen_port = 6432\nunix_socket_dir = {folder}\n"
        )
        if nobody is not None:
            os.chown(folder, nobody, nobody)
        with said.open("wb") as log:
            process = subprocess.Popen(  # noqa: S603 - a program of the system
                [str(PGBOUNCER), str(config)], stdout=log, stderr=log, user=nobody, group=nobody
            )
        try:
            until = monotonic() + LONGEST
            while not listens(Path(folder, ".s.PGSQL.6432")):
                assert process.poll() is None, said.read_text()
                assert monotonic() < until, "the pooler does not listen"
                sleep(0.01)
            yield folder
        finally:
            process.terminate()
            process.wait()


def listens(path: Path) -> bool:
    """Whether a program accepts connections on this socket; its file exists a moment earlier."""
    with socket.socket(socket.AF_UNIX) as connection:
        return connection.connect_ex(str(path)) == 0


async def open_through(folder: str, name: str) -> Database:
    return await Database.open(ServerAddress(f"postgresql://piquet@/{name}?host={folder}&port=6432"))


@pytest.fixture
def name() -> Iterator[str]:
    name = create_copy()
    yield name
    drop(name)


async def test_a_session_pooler_needs_no_other_setting(name: str) -> None:
    with pooler("session") as folder:
        database = await open_through(folder, name)
        await database.write(lambda tx: set_meta(tx, "kept", "yes"))
        for _ in range(10):
            # So often that the driver prepares the statement.
            assert await database.read(lambda tx: get_meta(tx, "kept")) == "yes"
        ((limit,),) = await database.read(lambda tx: tx.fetch_all("SHOW statement_timeout"))
        assert limit == "10min"
        await database.close()


async def test_the_start_behind_a_transaction_pooler_fails_and_names_the_setting(name: str) -> None:
    with pooler("transaction") as folder:
        opening = open_through(folder, name)
        with pytest.raises(UnusableDatabase, match=r"Set pool_mode = session for this database in PgBouncer\."):
            await opening

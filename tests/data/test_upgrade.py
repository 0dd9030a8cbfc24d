import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.__main__ import main
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.errors import UnusableDatabase
from data.store.migrations import BASE
from data.store.sqlite.schema import APPLICATION_ID
from tests.support.server_databases import address_of, create_copy, drop

SAID = "older than version 0.2.0 of the bot, .* Start version 0.2.0 on it once, then this bot"


@pytest.fixture
def old(path: Path) -> Path:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        file.execute(f"PRAGMA user_version = {BASE - 1}")
        file.execute("CREATE TABLE users (id INTEGER PRIMARY KEY) STRICT")
        file.execute("INSERT INTO users VALUES (1001)")
    return path


@pytest.mark.of_a_file
def test_a_database_older_than_version_0_2_0_is_refused_and_unchanged(old: Path) -> None:
    before = old.read_bytes()
    with pytest.raises(UnusableDatabase, match=SAID):
        asyncio.run(Database.open(old))
    assert old.read_bytes() == before


@pytest.mark.of_a_file
@pytest.mark.parametrize("command", ["check", "doctor", "backup", "restore", "copy"])
def test_every_command_explains_a_database_older_than_0_2_0(
    old: Path, tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIQUET_DATABASE", str(tmp_path / "new.sqlite3" if command == "restore" else old))
    monkeypatch.chdir(tmp_path)
    files = {"backup": [tmp_path / "copy"], "restore": [old], "copy": [old, tmp_path / "copy"]}.get(command, [])
    assert main([command, *map(str, files)]) == 2
    said = "".join(capsys.readouterr())
    assert "Start version 0.2.0 on it once, then this bot." in said


@pytest.mark.of_a_server
async def test_a_server_database_older_than_0_2_0_is_refused_unchanged() -> None:
    name = create_copy("template0")
    try:
        address: ServerAddress = address_of(name)
        with psycopg.connect(address.url) as connection:
            connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
            connection.execute("INSERT INTO schema_version VALUES (%s)", [BASE - 1])
        with pytest.raises(UnusableDatabase, match=SAID):
            await Database.open(address)
        with psycopg.connect(address.url) as connection:
            assert connection.execute("SELECT version FROM schema_version").fetchone() == (BASE - 1,)
    finally:
        drop(name)

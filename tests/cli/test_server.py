import asyncio
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

from bot.__main__ import main
from data.store.address import ServerAddress
from data.store.lock import take_lock
from tests.bot.features.privacy.test_forgetting import traces
from tests.cli.databases import Capture, play
from tests.fakes.service_context import BEN
from tests.support.server_databases import database_for

pytestmark = pytest.mark.of_a_server
SECRET = "s3cret"  # noqa: S105 - of no server


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ServerAddress:
    path = tmp_path / "piquet.sqlite3"
    asyncio.run(play(path, 30))
    parts = urlsplit(database_for(path).url)
    address = ServerAddress(urlunsplit(parts._replace(netloc=f"piquet:{SECRET}@")))
    monkeypatch.setenv("PIQUET_DATABASE", address.url)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    return address


def test_the_doctor_checks_and_repairs(server: ServerAddress, capsys: Capture) -> None:
    assert main(["doctor"]) == 0
    with psycopg.connect(server.url) as connection:
        connection.execute("UPDATE seats SET total = total + 5")
        connection.execute("DROP INDEX outbox_by_due")
    assert main(["doctor"]) == 1
    assert "outbox_by_due" in capsys.readouterr().out
    assert main(["doctor", "--repair"]) == 0
    assert main(["doctor"]) == 0
    assert SECRET not in "".join(capsys.readouterr())


def test_the_host_deletes_a_person_while_the_bot_runs(server: ServerAddress, tmp_path: Path, capsys: Capture) -> None:
    lock = take_lock(server)
    assert main(["forget", str(BEN), "--yes"]) == 0
    lock.close()
    assert traces(tmp_path / "piquet.sqlite3", BEN, "Ben") == set()
    assert main(["doctor"]) == 0
    assert main(["forget", str(BEN), "--yes"]) == 2
    told = "".join(capsys.readouterr())
    assert str(server) in told
    assert SECRET not in told


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_commands_that_need_a_file_name_the_server_tools_to_use_instead(
    server: ServerAddress, tmp_path: Path, capsys: Capture, command: str
) -> None:
    assert main([command, str(tmp_path / "copy.sqlite3")]) == 2
    told = capsys.readouterr().err
    assert "pg_dump" in told
    assert "pg_restore" in told
    assert str(server) in told
    assert SECRET not in told
    assert not (tmp_path / "copy.sqlite3").exists()

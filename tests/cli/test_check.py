"""``python -m bot check``: reports each requirement for a start on a line, and changes nothing."""

import os
import re
import sqlite3
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import discord.http
import pytest

from bot.__main__ import main
from data.store.migrations import newest_version
from tests.cli.databases import played
from tests.cli.records import Capture

TOKEN = f"{b64encode(b'123456789012345678').decode()}.GabcdE.{'s' * 38}"


class Gateway(BaseHTTPRequestHandler):
    asked: ClassVar[list[tuple[str, str | None]]] = []

    def do_GET(self) -> None:
        self.asked.append((self.path, self.headers["Authorization"]))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    Gateway.asked.clear()
    with HTTPServer(("127.0.0.1", 0), Gateway) as server:
        Thread(target=server.serve_forever).start()
        address = f"http://127.0.0.1:{server.server_port}"
        monkeypatch.setattr(discord.http.Route, "BASE", f"{address}/api/v10")
        yield address
        server.shutdown()


@pytest.fixture
def ready(place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    played(place)
    monkeypatch.chdir(place.parent)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    return place


def told(capsys: Capture) -> dict[str, tuple[str, str]]:
    out, err = capsys.readouterr()
    assert err == ""
    lines = [re.fullmatch(r"(ok|WRONG) +([\w ]+): (.+)", line) for line in out.splitlines()]
    return {line[2]: (line[1], line[3]) for line in lines if line}


def files(folder: Path) -> dict[str, tuple[int, int]]:
    return {entry.name: (entry.stat().st_mtime_ns, entry.stat().st_size) for entry in os.scandir(folder)}


def test_the_check_passes_for_a_bot_that_would_start_and_changes_nothing(
    ready: Path, wire: str, capsys: Capture
) -> None:
    before = files(ready.parent)
    assert main(["check"]) == 0
    assert told(capsys) == {
        "settings": ("ok", f"read from the environment. There is no {ready.parent}/.env."),
        "database": ("ok", f"{ready} can be used."),
        "folders": ("ok", f"the bot can write to {ready.parent}."),
        "token": ("ok", "it is well formed and names the application 123456789012345678."),
        "Discord": ("ok", "127.0.0.1 answers."),
    }
    assert files(ready.parent) == before
    # Discord counts refused requests, and a token that is wrong would be one.
    assert Gateway.asked == [("/api/v10/gateway", None)]


def test_the_database_is_checked_while_a_bot_writes_to_it(ready: Path, wire: str, capsys: Capture) -> None:
    with closing(sqlite3.connect(ready, isolation_level=None)) as bot:
        bot.execute("BEGIN IMMEDIATE")
        bot.execute("UPDATE meta SET value = value")
        assert main(["check"]) == 0
    assert told(capsys)["database"][0] == "ok"


def test_the_check_asks_the_proxy_instead_of_discord(
    ready: Path, wire: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api/v10")
    monkeypatch.setenv("PIQUET_DISCORD_PROXY", wire)
    assert main(["check"]) == 0
    assert Gateway.asked == [("/api/v10/gateway", None)]


def test_the_check_says_that_the_try_out_starts_without_a_token(
    place: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place.parent)
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api/v10")
    assert main(["check"]) == 0
    found = told(capsys)
    assert found["token"] == ("ok", "there is no DISCORD_TOKEN, so the try-out would start.")
    assert found["database"] == (
        "ok",
        f"{place} does not exist or is empty. The bot will create it when it first starts.",
    )
    assert files(place.parent) == {}


def test_the_settings_line_reports_a_mistyped_setting(
    ready: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIQUET_DATABSE", "x")
    assert main(["check"]) == 2
    found = told(capsys)
    assert found["settings"][0] == "WRONG"
    assert "PIQUET_DATABASE" in found["settings"][1]
    assert found["the rest"] == ("WRONG", "not checked, because a setting is wrong.")


@pytest.mark.parametrize("token", ["n" * 60, f"{'n' * 24}.GabcdE.{'s' * 38}", "MTIzNDU2Nzg5MDEy.GabcdE"])
def test_a_malformed_token_is_wrong_and_is_not_shown(
    ready: Path, wire: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert main(["check"]) == 2
    mark, sentence = told(capsys)["token"]
    assert mark == "WRONG"
    assert "but not to a token" in sentence
    assert token not in sentence


def test_an_unusable_database_is_a_problem_and_the_rest_is_checked(ready: Path, wire: str, capsys: Capture) -> None:
    ready.write_bytes(b"no database " * 1000)
    assert main(["check"]) == 2
    found = told(capsys)
    assert found["database"][0] == "WRONG"
    assert (found["token"][0], found["Discord"][0]) == ("ok", "ok")


def test_an_older_database_says_what_the_next_start_does(ready: Path, wire: str, capsys: Capture) -> None:
    with closing(sqlite3.connect(ready)) as file:
        file.execute(f"PRAGMA user_version = {newest_version() - 2}")
    assert main(["check"]) == 0
    assert told(capsys)["database"] == (
        "ok",
        f"{ready} is from an older version. The next start will make 2 changes to its tables.",
    )


def test_a_folder_without_write_permission_is_named(
    ready: Path, wire: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    backups = ready.parent / "backups"
    backups.mkdir()
    monkeypatch.setenv("PIQUET_BACKUPS", str(backups))
    # The tests may run as root, who may write everywhere.
    monkeypatch.setattr(os, "access", lambda path, _: Path(path) != backups)
    assert main(["check"]) == 2
    assert told(capsys)["folders"] == (
        "WRONG",
        f"the bot cannot write to {backups}. Its owner must be the user that runs the bot.",
    )


def test_an_unreachable_discord_is_reported_as_wrong(
    ready: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api/v10")
    assert main(["check"]) == 2
    mark, sentence = told(capsys)["Discord"]
    assert mark == "WRONG"
    assert sentence.startswith("127.0.0.1 cannot be reached")

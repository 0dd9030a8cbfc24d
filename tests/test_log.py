"""The bot's log shows no card at any level."""

import io
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, redirect_stderr
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.admin.cli.log import APART, StorageFaults, start_log
from bot.admin.cli.terminal import fail
from bot.config import LOG_FORMATS, LOG_LEVELS
from bot.kit.words import words
from bot.piquet.proof import VERSION, Proof, Shuffler, commitment_to
from data.deal_secrets import DealSecret
from data.store.errors import ServerGone, UnknownOutcome
from tests.fakes.service_context import opened
from tests.fakes.simcord_harness import Harness
from tests.support.discord.table_checks import bot_of
from tests.support.players import begin, bot_at, players_of, step
from tests.support.secret_watch import KeptSecret
from tests.support.visible_cards import cards_in_log

LIBRARIES = ("", "aiosqlite", "discord")


@contextmanager
def started(level: str, form: str = "text") -> Iterator[io.StringIO]:
    """Starts the log as in a new process, without other handlers and levels, and collects its lines."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in LIBRARIES}
    root.handlers[:] = []
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(logging.NOTSET)
    try:
        with redirect_stderr(written):
            start_log(level, form)
        yield written
    finally:
        root.handlers[:] = handlers
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)


@pytest.mark.parametrize("form", LOG_FORMATS)
async def test_the_database_logs_no_card_at_any_level(tmp_path: Path, form: str) -> None:
    with started("DEBUG", form) as log:
        logging.getLogger("bot").debug("a debug line")
        async with opened(tmp_path / "piquet.sqlite3") as house:
            partie = await house.begin()
            await house.tell(partie)
            await house.play(partie, 8)
    assert "a debug line" in log.getvalue()
    assert cards_in_log(log.getvalue()) == []


@pytest.mark.parametrize("form", LOG_FORMATS)
async def test_discord_py_logs_no_card_at_any_level(tmp_path: Path, form: str) -> None:
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:
        with started("DEBUG", form) as log:
            logging.getLogger("bot").debug("a debug line")
            await begin(harness)
            players = players_of(harness, seed=2)
            for _ in range(8):
                assert await step(harness, players)
    assert "a debug line" in log.getvalue()
    assert cards_in_log(log.getvalue()) == []


def test_a_line_in_json_has_its_fields() -> None:
    before = datetime.now(UTC)
    with started("INFO", "json") as log:
        logger = logging.getLogger("bot.test")
        logger.warning("partie %d: nothing came of “%s”\nand more", 12, "half \ud800")
        try:
            raise ValueError("a bug")
        except ValueError:
            logger.exception("3 parties wait")
    first, second = map(json.loads, log.getvalue().splitlines())
    assert {key: first[key] for key in first.keys() - {"time"}} == {
        "level": "WARNING",
        "logger": "bot.test",
        "message": "partie 12: nothing came of “half ?”\nand more",
        "partie": 12,
    }
    moment = datetime.fromisoformat(first["time"])
    assert moment.utcoffset() == timedelta(0)
    assert abs(moment - before) < timedelta(minutes=5)
    assert "partie" not in second
    assert second["exception"].endswith("ValueError: a bug")


def test_an_unexpected_error_that_ends_the_process_is_logged_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    with started("INFO", "json") as log:
        error = ValueError("a bug")
        sys.excepthook(ValueError, error, None)
        assert fail("The bot cannot start.") == 2
    first, second = map(json.loads, log.getvalue().splitlines())
    assert (first["level"], first["exception"]) == ("CRITICAL", "ValueError: a bug")
    assert (second["level"], second["message"]) == ("CRITICAL", "The bot cannot start.")


@pytest.mark.parametrize("level", LOG_LEVELS)
def test_libraries_never_log_at_debug(level: str) -> None:
    with started(level):
        asked = logging.getLogger("bot").getEffectiveLevel()
        assert logging.getLevelName(asked) == level
        for library in ("aiosqlite", "discord.http"):
            assert logging.getLogger(library).getEffectiveLevel() == max(asked, logging.INFO)


def test_objects_that_hold_a_pack_secret_do_not_show_the_secret() -> None:
    secret, cuts = bytes(range(100, 132)), ("a", "")
    forms = KeptSecret("challenge 7", "7", secret, cuts, public=False).forms
    proof = Proof("7", commitment_to("7", secret), cuts, secret)
    for one in (proof, Shuffler(secret, "7", cuts), DealSecret(7, VERSION, proof.commitment, secret, cuts)):
        assert not any(form in repr(one) or form in str(one) for form in forms)


def test_these_tests_recognise_a_card() -> None:
    for line in (
        "executing functools.partial(…, (1, '7S KH 9D'))",
        "Your hand: K♥ 10♠",
        "0 play AS",
        "<:ace_of_spades_0a1b:1>",
    ):
        assert cards_in_log(line)


def sqlite_error() -> sqlite3.Error:
    with closing(sqlite3.connect(":memory:")) as file:
        file.execute("CREATE TABLE filler (text TEXT)")
        file.execute("PRAGMA max_page_count = 2")
        try:
            file.executemany("INSERT INTO filler VALUES (?)", [("x" * 4000,)] * 9)
        except sqlite3.Error as error:
            return error
    raise AssertionError("the database took all rows")


def test_a_full_disk_is_logged_once_a_minute() -> None:
    now = 0.0
    faults = StorageFaults(lambda: now)
    written = []

    def log(message: str, error: BaseException) -> None:
        record = logging.LogRecord("bot", logging.ERROR, "", 0, message, (), (type(error), error, None))
        if faults.filter(record):
            written.append((record.getMessage(), record.exc_info is not None))

    full = sqlite_error()
    for partie in range(500):
        log(f"interaction {partie} (partie 3) failed; please report this bug", full)
        log("a bug", ValueError())
        now += 0.5
    lines = [line for line, _ in written if line != "a bug"]
    assert len(lines) == 250 / APART // 1 + 1
    assert lines[0] == (
        "interaction 0 (partie 3) failed: database or disk is full; nothing was changed. Free the disk or the file"
    )
    assert "(119 more lines about this were left out)" in lines[1]
    assert not any(traced for line, traced in written if line != "a bug")
    assert all(traced for line, traced in written if line == "a bug")


async def test_a_full_disk_gives_people_a_sentence_and_logs_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:

        async def write(_work: object, **_: object) -> None:
            raise sqlite_error()

        with started("INFO") as log, monkeypatch.context() as patch:
            patch.setattr(bot_of(harness).context.database, "write", write)
            answers = [await harness.alice.slash("piquet settings", zone="UTC") for _ in range(3)]
        assert {answer.text.strip() for answer in answers} == {words()("error-storage")}
        assert log.getvalue().count("\n") == 1
        assert "database or disk is full" in log.getvalue()
        assert all("disk is full" in error for error in harness.take_errors())


@pytest.mark.parametrize(
    ("error", "sentence", "logged"),
    [
        (ServerGone("connection refused"), "error-storage", "see whether the database's server runs"),
        # It may have been stored after all, so nobody is told that nothing was changed.
        (UnknownOutcome("connection lost"), "error-unexpected", "connection lost"),
    ],
)
async def test_while_the_database_server_is_down_people_see_an_accurate_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: ServerGone, sentence: str, logged: str
) -> None:
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:

        async def write(_work: object, **_: object) -> None:
            raise error

        with started("INFO") as log, monkeypatch.context() as patch:
            patch.setattr(bot_of(harness).context.database, "write", write)
            answers = [await harness.alice.slash("piquet settings", zone="UTC") for _ in range(3)]
        assert {answer.text.strip() for answer in answers} == {words()(sentence)}
        assert log.getvalue().count("\n") == 1
        assert logged in log.getvalue()
        assert "nothing was changed" not in log.getvalue()
        harness.take_errors()

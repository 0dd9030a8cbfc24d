"""The log as the bot sets it up: no card at any level."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from pathlib import Path

import pytest

from bot.cli.run import start_log
from bot.config import LOG_LEVELS
from tests.fakes.service_context import opened
from tests.fakes.simcord_harness import Harness
from tests.support.players import begin, bot_at, players_of, step
from tests.support.visible_cards import CODE, FACE

LIBRARIES = ("", "aiosqlite", "discord")


@contextmanager
def started(level: str) -> Iterator[io.StringIO]:
    """Starts the log as in a new process, without other handlers and levels, and collects what it writes."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in LIBRARIES}
    root.handlers[:] = []
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(logging.NOTSET)
    try:
        with redirect_stderr(written):
            start_log(level)
        yield written
    finally:
        root.handlers[:] = handlers
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)


def cards_in(text: str) -> list[object]:
    """The cards in a text, as people read them or as the database stores them."""
    return [*FACE.findall(text), *CODE.findall(text)]


async def test_the_database_logs_no_card_at_any_level(tmp_path: Path) -> None:
    with started("DEBUG") as log:
        logging.getLogger("bot").debug("a debug line")
        async with opened(tmp_path / "piquet.sqlite3") as house:
            partie = await house.begin()
            await house.tell(partie)
            await house.play(partie, 8)
    assert "a debug line" in log.getvalue()
    assert cards_in(log.getvalue()) == []


async def test_discord_py_logs_no_card_at_any_level(tmp_path: Path) -> None:
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:
        with started("DEBUG") as log:
            logging.getLogger("bot").debug("a debug line")
            await begin(harness)
            players = players_of(harness, seed=2)
            for _ in range(8):
                assert await step(harness, players)
    assert "a debug line" in log.getvalue()
    assert cards_in(log.getvalue()) == []


@pytest.mark.parametrize("level", LOG_LEVELS)
def test_libraries_never_log_at_debug(level: str) -> None:
    with started(level):
        asked = logging.getLogger("bot").getEffectiveLevel()
        assert logging.getLevelName(asked) == level
        for library in ("aiosqlite", "discord.http"):
            assert logging.getLogger(library).getEffectiveLevel() == max(asked, logging.INFO)


def test_these_tests_recognise_a_card() -> None:
    for line in ("executing functools.partial(…, (1, '7S KH 9D'))", "Your hand: K♥ 10♠", "0 play AS"):
        assert cards_in(line)

"""What the bot writes into its log, as it sets it up itself: at no level a card."""

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
from tests.support.naming import CODE, FACE
from tests.support.players import begin, bot_at, players_of, step

LIBRARIES = ("", "aiosqlite", "discord")


@contextmanager
def started(level: str) -> Iterator[io.StringIO]:
    """The log as the bot starts it in a process of its own, where no other handler is and no level is set."""
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
    """The cards that stand in it, as people read them or as they are kept."""
    return [*FACE.findall(text), *CODE.findall(text)]


async def test_no_level_lets_the_database_tell_what_it_keeps(tmp_path: Path) -> None:
    with started("DEBUG") as log:
        logging.getLogger("bot").debug("all is told")
        async with opened(tmp_path / "piquet.sqlite3") as house:
            partie = await house.begin()
            await house.tell(partie)
            await house.play(partie, 8)
    assert "all is told" in log.getvalue()
    assert cards_in(log.getvalue()) == []


async def test_no_level_lets_discord_py_tell_what_it_sends(tmp_path: Path) -> None:
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:
        with started("DEBUG") as log:
            logging.getLogger("bot").debug("all is told")
            await begin(harness)
            players = players_of(harness, seed=2)
            for _ in range(8):
                assert await step(harness, players)
    assert "all is told" in log.getvalue()
    assert cards_in(log.getvalue()) == []


@pytest.mark.parametrize("level", LOG_LEVELS)
def test_our_own_log_is_as_asked_for_and_the_libraries_never_tell_all(level: str) -> None:
    with started(level):
        asked = logging.getLogger("bot").getEffectiveLevel()
        assert logging.getLevelName(asked) == level
        for library in ("aiosqlite", "discord.http"):
            assert logging.getLogger(library).getEffectiveLevel() == max(asked, logging.INFO)


def test_a_card_in_a_log_would_be_found() -> None:
    for line in ("executing functools.partial(…, (1, '7S KH 9D'))", "Your hand: K♥ 10♠", "0 play AS"):
        assert cards_in(line)

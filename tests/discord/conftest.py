"""Fixtures for the tests of the whole bot on the simulated Discord."""

import json
import zlib
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from discord import app_commands

from bot.client import PiquetBot
from bot.features.daily.keeper import DayPars
from bot.features.par.keeper import ParKeeper
from bot.runtime import agenda
from tests.fakes.simcord_harness import Harness
from tests.support.apart import keep_apart
from tests.support.discord.database_rows import SeededSecrets
from tests.support.discord.packs import stack_packs
from tests.support.inline_database import needs_threads, use_inline_databases
from tests.support.inline_engine import needs_engine_processes, use_inline_engine
from tests.support.players import bot_at

YEAR: Final = 365 * 24 * 60 * 60
_TRANSLATED: Final = dict[str, dict[str, Any]]()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "piquet.sqlite3"


@pytest.fixture
async def harness(
    database: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Harness]:
    """Starts the bot on a server with Alice, Bob and Carol. The marker ``packs`` stacks the packs."""
    if packs := request.node.get_closest_marker("packs"):
        stack_packs(monkeypatch, *packs.args)
    async with Harness(bot_at(database)) as harness:
        yield harness


@pytest.fixture(autouse=True)
def _imported_extensions(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py would execute all cog modules again for each bot, which takes 35 ms."""

    async def add(bot: PiquetBot, name: str, **_: Any) -> None:
        await import_module(name).setup(bot)

    monkeypatch.setattr(PiquetBot, "load_extension", add)


@pytest.fixture(autouse=True)
def _translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    translate = app_commands.Group.get_translated_payload

    async def translated(group: app_commands.Group, tree: Any, translator: app_commands.Translator) -> dict[str, Any]:
        key = json.dumps(group.to_dict(tree), sort_keys=True)
        if key not in _TRANSLATED:
            _TRANSLATED[key] = await translate(group, tree, translator)
        return _TRANSLATED[key]

    monkeypatch.setattr(app_commands.Group, "get_translated_payload", translated)


@pytest.fixture(autouse=True)
def _inline_databases(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not needs_threads(request):
        use_inline_databases(monkeypatch)


@pytest.fixture(autouse=True)
def _inline_engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not needs_engine_processes(request):
        use_inline_engine(monkeypatch)


@pytest.fixture(autouse=True)
def _apart(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_apart(request, monkeypatch)


@pytest.fixture(autouse=True)
def _seeded_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    # Equal packs in each run: one deal in 900 begins with a carte blanche, which few tests expect.
    monkeypatch.setattr("bot.client.new_secret", SeededSecrets(zlib.adler32(request.node.nodeid.encode())))


@pytest.fixture(autouse=True)
def _no_par_in_the_background(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    # Otherwise each test would wait for the engine when a partie ends.
    if not request.node.get_closest_marker("par_in_the_background"):
        monkeypatch.setattr(ParKeeper, "wakes_on", lambda *_: False)


@pytest.fixture(autouse=True)
def _no_par_of_days(monkeypatch: pytest.MonkeyPatch) -> None:
    # Par of a daily deal takes the house seconds; ``daily/conftest.py`` has it at once.
    async def leave(*_: Any) -> None: ...

    monkeypatch.setattr(DayPars, "_make", leave)


@pytest.fixture(autouse=True)
def _no_hourly_look(monkeypatch: pytest.MonkeyPatch) -> None:
    # Here no other process writes to the database, and months pass.
    monkeypatch.setattr(agenda, "LONGEST_SLEEP", YEAR)

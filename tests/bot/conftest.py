from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.fakes.service_context import ServiceContext, opened
from tests.support.apart import keep_apart
from tests.support.inline_database import needs_threads, use_inline_databases
from tests.support.inline_engine import needs_engine_processes, use_inline_engine


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[ServiceContext]:
    """Opens the bot without its Discord client, on an empty database."""
    async with opened(tmp_path / "piquet.sqlite3") as services:
        yield services


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

"""Fixtures for the tests of the whole bot on the simulated Discord."""

from pathlib import Path

import pytest

from tests.support.apart import keep_apart
from tests.support.inline_database import needs_threads, use_inline_databases


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The path of the bot's database."""
    return tmp_path / "piquet.sqlite3"


@pytest.fixture(autouse=True)
def _inline_databases(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not needs_threads(request):
        use_inline_databases(monkeypatch)


@pytest.fixture(autouse=True)
def _apart(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_apart(request, monkeypatch)

"""A database of one's own for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store.database import Database
from tests.data.table import opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's database is, or will be; a name that has to be quoted in an address."""
    return tmp_path / "piquet #1 – 100 %.sqlite3"


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    """The test's database, open."""
    async with opened(path) as database:
        yield database

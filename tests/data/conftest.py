from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store.database import Database
from tests.data.table import opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Returns a path with characters that a URI must quote."""
    return tmp_path / "piquet #1 – 100 %.sqlite3"


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    async with opened(path) as database:
        yield database

"""What most tests on Discord's edge begin with."""

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the bot keeps what it keeps."""
    return tmp_path / "piquet.sqlite3"

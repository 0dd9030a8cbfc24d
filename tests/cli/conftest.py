from pathlib import Path

import pytest


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "piquet.sqlite3"
    monkeypatch.setenv("PIQUET_DATABASE", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    return path

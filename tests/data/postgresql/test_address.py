import importlib
import sys
from pathlib import Path

import pytest

import data.store.postgresql
from bot.config import Settings
from data.store.address import ServerAddress, address_of
from data.store.errors import UnusableDatabase
from data.store.postgresql.connecting import connect


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://bot:s3cret@db.example:5432/piquet", "postgresql://bot@db.example:5432/piquet"),
        ("postgres://db/piquet?password=s3cret&sslpassword=s3cret", "postgresql://db/piquet"),
        ("postgresql://bot:s3c%40ret@/piquet?host=/run/postgresql", "postgresql://bot@/piquet"),
        ("postgresql://:s3cret@db/piquet", "postgresql://db/piquet"),
        ("postgresql://bot:s3cret@[::1]:5432/piquet", "postgresql://bot@[::1]:5432/piquet"),
        ("postgresql://bot:s3cret@one:5432,two:5433/piquet", "postgresql://bot@one:5432,two:5433/piquet"),
    ],
)
def test_an_address_is_shown_without_its_password(url: str, told: str) -> None:
    settings = Settings.read({"PIQUET_DATABASE": url})
    assert settings.database == ServerAddress(url)
    assert str(settings.database) == told
    assert "cret" not in f"{settings!r} {settings.database!r} {settings.database}"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://bot:s3@cret@db/piquet",
        "postgresql://bot:s3/cret@db/piquet",
        "postgresql://bot:s3?cret@db/piquet",
        "postgresql://bot:s3#cret@db/piquet",
        "postgresql://bot:[s3cret@db/piquet",
        "postgresql://db:s3cret/piquet",
        "postgresql://bot:s3/cret" + "a" * 60 + "!",
    ],
)
def test_an_address_with_a_misplaced_password_is_refused_and_not_shown(url: str) -> None:
    address = Settings.read({"PIQUET_DATABASE": url}).database
    assert isinstance(address, ServerAddress)
    assert str(address) == "postgresql://…"
    with pytest.raises(UnusableDatabase, match="cannot be read") as refused:
        connect(address)
    assert "cret" not in str(refused.value)


def test_any_other_address_is_a_file_path(tmp_path: Path) -> None:
    assert address_of("piquet.sqlite3") == Path("piquet.sqlite3")
    assert address_of("postgresql") == Path("postgresql")
    assert Settings.read({"PIQUET_DATABASE": str(tmp_path / "a.sqlite3")}).database == tmp_path / "a.sqlite3"


def test_an_error_says_how_to_install_the_missing_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(UnusableDatabase, match=r"pip install -e '\.\[postgres\]'"):
        importlib.reload(data.store.postgresql)

from pathlib import Path

import pytest

from bot.__main__ import main
from data.store.database import Database
from data.store.errors import UnusableDatabase, errors_of
from tests.cli.databases import Capture, played, refused, spoil


def break_schema(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[data.index(b"CREATE TABLE") + len("CREATE T")] = 0xFF
    path.write_bytes(data)


@pytest.mark.parametrize("command", ["doctor", "backup", "restore"])
def test_a_schema_that_is_not_utf_8_is_reported_in_one_sentence(
    place: Path, tmp_path: Path, capsys: Capture, command: str
) -> None:
    played(place, 5)
    copy = tmp_path / "copy.sqlite3"
    if command == "restore":
        place.rename(copy)
    break_schema(copy if command == "restore" else place)
    before = (copy if command == "restore" else place).read_bytes()
    arguments = [command] if command == "doctor" else [command, str(copy)]
    assert "cannot be used: the schema is not UTF-8." in refused(capsys, *arguments)
    assert (copy if command == "restore" else place).read_bytes() == before


async def test_no_bot_starts_on_a_schema_outside_utf_8(place: Path) -> None:
    await (await Database.open(place)).close()
    break_schema(place)
    with pytest.raises(UnusableDatabase, match="the schema is not UTF-8"):
        await Database.open(place)


@pytest.mark.parametrize("command", ["doctor", "backup"])
def test_a_text_that_is_not_utf_8_is_never_printed(place: Path, tmp_path: Path, capsys: Capture, command: str) -> None:
    played(place, 5)
    spoil(place, "UPDATE deals SET hand0 = CAST(x'ff' || CAST(hand0 AS BLOB) AS TEXT)")
    status = main([command, *([str(tmp_path / "copy")] if command == "backup" else [])])
    out, err = capsys.readouterr()
    assert status == (0 if command == "backup" else 2)
    assert (out + err).count("\n") == 1
    assert not any(suit in out + err for suit in "♠♥♦♣")
    assert command == "backup" or "a stored text is not UTF-8" in err


async def test_an_error_about_a_text_does_not_quote_it(place: Path) -> None:
    database = await Database.open(place)
    try:
        with pytest.raises(UnusableDatabase, match="a stored text is not UTF-8"), errors_of(place):
            await database.read(lambda tx: tx.fetch_all("SELECT CAST(x'ff41' AS TEXT) AS hand"))
    finally:
        await database.close()

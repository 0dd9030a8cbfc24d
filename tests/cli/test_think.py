"""Thinking for bots on other machines needs a server, and says so."""

from pathlib import Path

import pytest

from bot.__main__ import main
from tests.cli.databases import Capture


def test_on_a_file_it_says_in_a_sentence_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    database = tmp_path / "piquet.sqlite3"
    monkeypatch.setenv("PIQUET_DATABASE", str(database))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["think"]) == 2
    told = capsys.readouterr().err
    assert str(database) in told
    assert "PostgreSQL" in told
    assert told.count("\n") == 1
    assert not database.exists()


@pytest.mark.parametrize("workers", ["0", "-1", "many", "1e9"])
def test_a_wrong_number_of_workers_is_refused(workers: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["think", "--workers", workers])
    assert ended.value.code == 2

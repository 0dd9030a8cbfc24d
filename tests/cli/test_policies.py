from pathlib import Path

import pytest

from bot.__main__ import main
from bot.kit.words import languages
from tests.cli.databases import Capture

ME = ["--host", "Ada Lovelace", "--contact", "ada@example.org"]


def test_both_texts_are_written_in_every_language(place: Path, tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "public" / "texts"
    assert main(["policies", str(folder), *ME]) == 0
    expected = {
        f"{text}.{name}.{kind}" for text in ("privacy", "terms") for name in languages() for kind in ("md", "html")
    }
    assert {file.name for file in folder.iterdir()} == expected
    for file in folder.iterdir():
        assert "ada@example.org" in file.read_text(encoding="utf-8")
    assert f"{len(expected)} files" in capsys.readouterr().out
    assert not place.exists()


def test_the_settings_may_name_the_host(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIQUET_HOST", " Ada\nLovelace ")
    monkeypatch.setenv("PIQUET_CONTACT", "ada@example.org")
    assert main(["policies", str(tmp_path / "public")]) == 0
    assert "run by Ada Lovelace." in (tmp_path / "public" / "privacy.en.md").read_text(encoding="utf-8")


def test_without_the_hosts_contact_nothing_is_written(place: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["policies", str(tmp_path / "public"), "--host", "Ada"]) == 2
    assert "--contact" in capsys.readouterr().err
    assert not (tmp_path / "public").exists()


def test_a_folder_that_cannot_be_written_is_one_sentence(place: Path, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "public").write_text("a file")
    assert main(["policies", str(tmp_path / "public"), *ME]) == 2
    assert str(tmp_path / "public") in capsys.readouterr().err

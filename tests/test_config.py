"""Settings: how ``.env`` is read, and which values are errors."""

from pathlib import Path

import pytest

from bot.cli.run import run
from bot.config import BadSetting, Settings, read_settings
from bot.ui.kit.words import words

Capture = pytest.CaptureFixture[str]
TOKEN = "t" * 60


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder, with no setting in the environment; the old environment comes back afterwards."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "PIQUET_DATABASE", "PIQUET_LOG_LEVEL", "PIQUET_TRYOUT_PORT"):
        monkeypatch.setenv(name, "")  # so that the old value comes back
        monkeypatch.delenv(name)
    return tmp_path


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_byte_order_mark_does_not_hide_the_first_setting(folder: Path, encoding: str) -> None:
    (folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nPIQUET_LOG_LEVEL=debug\n", encoding=encoding)
    assert read_settings() == Settings(token=TOKEN, log_level="DEBUG")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le"])
def test_a_file_in_another_encoding_is_an_error(folder: Path, capsys: Capture, encoding: str) -> None:
    (folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n", encoding=encoding)
    assert run() == 2
    said = capsys.readouterr().err
    assert f"{folder}/.env is not text in UTF-8" in said
    assert said.count("\n") == 1
    assert TOKEN not in said


def test_a_file_without_read_permission_is_an_error(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    # The sentences come from files too.
    words()("error-unexpected")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as closed:
        closed.setattr("builtins.open", refuse)
        assert run() == 2
    assert f"{folder}/.env (Permission denied)" in capsys.readouterr().err


def test_a_database_name_that_is_too_long_is_an_error() -> None:
    with pytest.raises(BadSetting, match="no-folder"):
        Settings.read({"PIQUET_DATABASE": "n" * 300})

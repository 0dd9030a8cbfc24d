import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.admin.cli.terminal import say
from bot.config import SETTINGS, BadSetting, Settings, read_settings
from bot.kit.words import words
from tests.support.paths import ROOT

Capture = pytest.CaptureFixture[str]
TOKEN = "t" * 60


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Enters an empty folder without settings in the environment. Restores folder and environment afterwards."""
    monkeypatch.chdir(tmp_path)
    for name in SETTINGS:
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
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert f"{folder}/.env is not UTF-8 text" in said
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
        assert main(["run"]) == 2
    assert f"{folder}/.env (Permission denied)" in capsys.readouterr().err


def test_the_env_file_of_a_parent_folder_is_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    (folder / "bot").mkdir()
    monkeypatch.chdir(folder / "bot")
    assert read_settings() == Settings()


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("PIQUET_DATABSE", "PIQUET_DATABASE"),
        ("PIQUET_BACKUP", "PIQUET_BACKUPS"),
        ("PIQET_BACKUPS_KEEP", "PIQUET_BACKUPS_KEEP"),
        ("piquet_cards", "PIQUET_CARDS"),
        ("PIQUETDATABASE", "PIQUET_DATABASE"),
        ("DISCORD_TOKN", "DISCORD_TOKEN"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
    ],
)
@pytest.mark.parametrize("in_file", [True, False])
def test_a_mistyped_setting_is_refused_with_the_nearest_name(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, name: str, meant: str, in_file: bool
) -> None:
    monkeypatch.setenv(name, "")  # so that a line of the file does not stay in the environment
    monkeypatch.delenv(name)
    if in_file:
        (folder / ".env").write_text(f"{name}=secret-value\n")
    else:
        monkeypatch.setenv(name, "secret-value")
    assert main(["doctor"]) == 2
    said = capsys.readouterr().err
    assert said == f"{name} is not a setting of the bot. Did you mean {meant}? Correct the name, or remove {name}.\n"
    assert not (folder / "piquet.sqlite3").exists()


@pytest.mark.parametrize(
    "environ",
    [
        # A server or another program may have its own token, once ours is given.
        {"DISCORD_TOKEN": TOKEN, "DISCORD_BOT_TOKEN": "another"},
        # The container's memory; what the tests set for themselves.
        {"PIQUET_MEMORY": "2g", "PIQUET_TEST_POSTGRESQL": "postgresql://…"},
        # Kubernetes gives every container the addresses of the services beside it, one of which may be ours.
        {
            "PIQUET_BOT_SERVICE_HOST": "10.0.0.1",
            "PIQUET_BOT_SERVICE_PORT": "1",
            "PIQUET_BOT_PORT_1_TCP_ADDR": "10.0.0.1",
        },
        {"TOKEN": "x", "HOST": "x", "DATABASE": "x", "DISCORD_WEBHOOK": "x"},
    ],
)
def test_variables_meant_for_other_programs_are_not_settings(environ: dict[str, str]) -> None:
    assert Settings.read(environ).database == Path("piquet.sqlite3")


def test_a_database_name_that_is_too_long_is_an_error() -> None:
    with pytest.raises(BadSetting, match="no-folder"):
        Settings.read({"PIQUET_DATABASE": "n" * 300})


@pytest.mark.parametrize("text", ["discord.example", "ftp://a", "http://", "http://a:b", "http://a/path", "http://a?b"])
def test_a_proxy_without_a_usable_address_is_an_error(text: str) -> None:
    with pytest.raises(BadSetting, match="no-proxy"):
        Settings.read({"PIQUET_DISCORD_PROXY": text})


def test_a_proxy_is_an_address_without_a_path() -> None:
    assert Settings.read({"PIQUET_DISCORD_PROXY": "http://127.0.0.1:8080/"}).discord_proxy == "http://127.0.0.1:8080"
    assert Settings.read({}).discord_proxy is None


def test_an_error_about_a_removed_setting_names_its_replacement() -> None:
    with pytest.raises(BadSetting, match="gone"):
        Settings.read({"PIQUET_SHARDS": "0/2"})
    assert "standby" in say("setting-gone", name="PIQUET_SHARDS", value="")


@pytest.mark.parametrize(
    ("page", "line"), [(".github/HOSTING.md", r"^\| `((?:DISCORD|PIQUET)_\w+)` \|"), (".env.example", r"^(\w+)=")]
)
def test_the_pages_for_hosts_name_every_setting_once(page: str, line: str) -> None:
    assert sorted(re.findall(line, (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)) == sorted(SETTINGS)

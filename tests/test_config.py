"""Settings: how ``.env`` is read, and which values are errors."""

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.config import SETTINGS, BadSetting, Settings, read_settings
from bot.kit.words import words
from bot.model.ids import PRIVATE, PartieId
from data.shards import Shards
from tests.support.paths import ROOT

Capture = pytest.CaptureFixture[str]
TOKEN = "t" * 60


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder, with no setting in the environment; the old environment comes back afterwards."""
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
        ("piquet_shards", "PIQUET_SHARDS"),
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
    assert said == f"{name} is not a setting of the bot. The closest name is {meant}: use it, or remove {name}.\n"
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
def test_names_that_are_meant_for_others_are_no_settings(environ: dict[str, str]) -> None:
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


SERVER = "postgresql://piquet:secret@localhost/piquet"


@pytest.mark.parametrize(("text", "shards"), [("0-7/16", (0, 7, 16)), ("3/16", (3, 3, 16)), (" 0 - 1 / 2 ", (0, 1, 2))])
def test_shards_are_first_last_and_number(text: str, shards: tuple[int, int, int]) -> None:
    assert Settings.read({"PIQUET_SHARDS": text, "PIQUET_DATABASE": SERVER}).shards == Shards(*shards)
    assert Settings.read({"PIQUET_DATABASE": SERVER}).shards is None


@pytest.mark.parametrize("text", ["16", "1-0/2", "0-2/2", "2/2", "0-/2", "-1/2", "a/2", "0/99999", "0-1/2/3"])
def test_shards_that_cannot_be_are_an_error(text: str) -> None:
    with pytest.raises(BadSetting, match="no-shards"):
        Settings.read({"PIQUET_SHARDS": text, "PIQUET_DATABASE": SERVER})


def test_processes_cannot_share_a_file() -> None:
    with pytest.raises(BadSetting, match="no-server"):
        Settings.read({"PIQUET_SHARDS": "0/2"})


def test_each_partie_belongs_to_one_of_the_processes() -> None:
    processes = Shards(0, 1, 4), Shards(2, 2, 4), Shards(3, 3, 4)
    for number in range(40):
        assert sum(shards.have(number << 22, PartieId(1)) for shards in processes) == 1
        assert sum(shards.have(PRIVATE, PartieId(number)) for shards in processes) == 1
    assert [str(shards) for shards in processes] == ["0-1/4", "2/4", "3/4"]
    assert [shards.share for shards in processes] == [0.5, 0.25, 0.25]


def test_the_settings_of_backups_have_usual_values(folder: Path) -> None:
    (folder / "there").mkdir()
    assert (Settings().backups, Settings.read({}).backups) == (None, None)
    read = Settings.read({"PIQUET_BACKUPS": "there"})
    assert (read.backups, read.backups_every, read.backups_keep) == (Path("there"), 24, 14)
    given = {"PIQUET_BACKUPS": "new", "PIQUET_BACKUPS_EVERY": "1", "PIQUET_BACKUPS_KEEP": "10000"}
    read = Settings.read(given)
    assert (read.backups, read.backups_every, read.backups_keep) == (Path("new"), 1, 10_000)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PIQUET_BACKUPS", "nowhere/backups"),
        ("PIQUET_BACKUPS", "file"),
        ("PIQUET_BACKUPS", "n" * 300),
        ("PIQUET_BACKUPS_EVERY", "0"),
        ("PIQUET_BACKUPS_EVERY", "1.5"),
        ("PIQUET_BACKUPS_EVERY", "-1"),
        ("PIQUET_BACKUPS_KEEP", "none"),
        ("PIQUET_BACKUPS_KEEP", "10001"),
        ("PIQUET_BACKUPS_KEEP", "1" * 5000),
    ],
)
def test_a_wrong_setting_of_backups_is_one_sentence(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    (folder / "file").touch()
    monkeypatch.setenv(name, value)
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{name} is “{value[:100]}")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "value"), [("PIQUET_BACKUPS_KEEP", "00000099999"), ("PIQUET_TRYOUT_PORT", "00000655360")]
)
def test_zeros_before_a_number_do_not_hide_that_it_is_too_large(name: str, value: str) -> None:
    with pytest.raises(BadSetting):
        Settings.read({name: value})


def test_scheduled_backups_of_a_database_on_a_server_are_refused(folder: Path) -> None:
    given = {"PIQUET_BACKUPS": "new", "PIQUET_DATABASE": "postgresql://piquet:secret@localhost/piquet"}
    with pytest.raises(BadSetting, match="no-file") as bad:
        Settings.read(given)
    assert "secret" not in bad.value.value


@pytest.mark.parametrize(
    "text", ["9464x", "127.0.0.1", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:65536", "1" * 5000, "a b:9464"]
)
def test_an_http_address_without_a_usable_port_is_an_error(
    text: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIQUET_HTTP", text)
    assert main(["run"]) == 2
    assert capsys.readouterr().err == words()("setting-no-http", value=text[:100]) + "\n"


def test_an_http_address_is_on_this_machine_unless_it_says_otherwise() -> None:
    def http(text: str) -> tuple[str, int] | None:
        return Settings.read({"PIQUET_HTTP": text}).http

    assert http("") is None
    assert http("9464") == http(":9464") == http("127.0.0.1:9464") == ("127.0.0.1", 9464)
    assert http("0.0.0.0:9464") == ("0.0.0.0", 9464)  # noqa: S104 - whoever writes it wants it
    assert http("[::1]:9464") == ("::1", 9464)


def test_the_log_has_two_formats() -> None:
    assert Settings.read({}).log_format == "text"
    assert Settings.read({"PIQUET_LOG_FORMAT": " JSON "}).log_format == "json"
    with pytest.raises(BadSetting, match="no-format"):
        Settings.read({"PIQUET_LOG_FORMAT": "xml"})


def test_cards_are_emoji_or_text() -> None:
    assert Settings.read({}).cards == "emoji"
    assert Settings.read({"PIQUET_CARDS": " Text "}).cards == "text"
    with pytest.raises(BadSetting, match="no-cards"):
        Settings.read({"PIQUET_CARDS": "pictures"})


def test_every_setting_is_in_the_example_and_in_the_table_for_hosts() -> None:
    read = set(re.findall(r'"(DISCORD_TOKEN|PIQUET_\w+)"', (ROOT / "bot" / "config.py").read_text(encoding="utf-8")))
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert read == SETTINGS
    table = (ROOT / ".github" / "HOSTING.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^(\w+)=", example, re.MULTILINE)) == read
    assert (
        set(re.findall(r"^\| `(\w+)` \|", table.partition("## Settings")[2].partition("\n## ")[0], re.MULTILINE))
        == read
    )

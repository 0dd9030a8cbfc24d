"""The settings of the bot, from environment variables and the file ``.env``."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dotenv import find_dotenv, load_dotenv

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSetting(ValueError):
    """A setting with a value that cannot be used. ``setting-<problem>`` is the key of the sentence that says why."""

    def __init__(self, name: str, problem: str, value: str) -> None:
        super().__init__(name, problem)
        self.name = name
        self.problem = problem
        self.value = value


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings. Without a token the bot runs the try-out."""

    token: str | None = None
    database: Path = Path("piquet.sqlite3")
    log_level: str = "INFO"
    tryout_port: int = 8750

    @staticmethod
    def read(environ: Mapping[str, str]) -> "Settings":
        """Reads the settings from environment variables. Raises BadSetting."""
        return Settings(
            token=_token(environ.get("DISCORD_TOKEN", "").strip()),
            database=_database(environ.get("PIQUET_DATABASE", "").strip() or "piquet.sqlite3"),
            log_level=_log_level(environ.get("PIQUET_LOG_LEVEL", "").strip().upper() or "INFO"),
            tryout_port=_port(environ.get("PIQUET_TRYOUT_PORT", "").strip() or "8750"),
        )


def read_settings() -> Settings:
    """Reads the settings from environment variables and ``.env``. Raises BadSetting.

    ``.env`` is in the current folder or one above it. An environment variable overrides its line in ``.env``.
    """
    found = find_dotenv(usecwd=True)
    try:
        # Some editors write a byte order mark, which not every version of dotenv removes.
        load_dotenv(found, encoding="utf-8-sig")
    except OSError as error:
        raise BadSetting(".env", "unreadable", f"{found} ({error.strerror or error})") from error
    except ValueError:
        # The message of this error may quote the file, and with it the token.
        raise BadSetting(".env", "no-text", found) from None
    return Settings.read(os.environ)


def _token(text: str) -> str | None:
    if text and (len(text) < 20 or any(letter.isspace() for letter in text)):
        # The value is not shown: it may be a token with a typing error.
        raise BadSetting("DISCORD_TOKEN", "no-token", "")
    return text or None


def _database(text: str) -> Path:
    # A symbolic link is resolved: the lock must recognise the same database by any path, and ``restore`` must replace
    # the database and not the link.
    path = Path(os.path.realpath(text)) if os.path.islink(text) else Path(text)
    try:
        usable = not path.is_dir() and path.absolute().parent.is_dir()
    except OSError:
        # The name is too long, or the folder may not be read.
        usable = False
    if not usable:
        raise BadSetting("PIQUET_DATABASE", "no-folder", text)
    return path


def _log_level(text: str) -> str:
    if text not in LOG_LEVELS:
        raise BadSetting("PIQUET_LOG_LEVEL", "no-level", text)
    return text


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        raise BadSetting("PIQUET_TRYOUT_PORT", "no-port", text)
    return int(text)

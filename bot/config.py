"""Settings, from the environment and ``.env``."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dotenv import find_dotenv, load_dotenv

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSetting(ValueError):
    """A setting that cannot be: its name, and what is the matter, as a key of the catalogue (``setting-<matter>``)."""

    def __init__(self, name: str, matter: str, value: str) -> None:
        super().__init__(name, matter)
        self.name = name
        self.matter = matter
        self.value = value


@dataclass(frozen=True, slots=True)
class Settings:
    """What the bot is told from outside. Without a token it runs the try-out."""

    token: str | None = None
    database: Path = Path("piquet.sqlite3")
    log_level: str = "INFO"
    tryout_port: int = 8750

    @staticmethod
    def read(environ: Mapping[str, str]) -> "Settings":
        """The settings of an environment. Raises BadSetting."""
        return Settings(
            token=_token(environ.get("DISCORD_TOKEN", "").strip()),
            database=_database(environ.get("PIQUET_DATABASE", "").strip() or "piquet.sqlite3"),
            log_level=_log_level(environ.get("PIQUET_LOG_LEVEL", "").strip().upper() or "INFO"),
            tryout_port=_port(environ.get("PIQUET_TRYOUT_PORT", "").strip() or "8750"),
        )


def read_settings() -> Settings:
    """The settings that count here. Raises BadSetting.

    What stands in the environment counts for more than what stands in .env, which is looked for where one stands.
    """
    found = find_dotenv(usecwd=True)
    try:
        # Some editors put a mark before the first name, which not every version of dotenv takes away.
        load_dotenv(found, encoding="utf-8-sig")
    except OSError as error:
        raise BadSetting(".env", "unreadable", f"{found} ({error.strerror or error})") from error
    except ValueError:
        # It may show what stands there, which may be a secret.
        raise BadSetting(".env", "no-text", found) from None
    return Settings.read(os.environ)


def _token(text: str) -> str | None:
    if text and (len(text) < 20 or any(letter.isspace() for letter in text)):
        # What stands there may be a secret with a slip in it, so it is not said.
        raise BadSetting("DISCORD_TOKEN", "no-token", "")
    return text or None


def _database(text: str) -> Path:
    # Where a link leads: two ways to one database are to be found out, and nothing put in place of the link.
    path = Path(os.path.realpath(text)) if os.path.islink(text) else Path(text)
    try:
        fits = not path.is_dir() and path.absolute().parent.is_dir()
    except OSError:
        # A name that is too long, or a folder that may not be looked into.
        fits = False
    if not fits:
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

"""Settings from environment variables and ``.env``."""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from dotenv import load_dotenv

from data.store.address import Address, ServerAddress, address_of

LONGEST = 100
"""The number of characters shown of the host's name and of their contact address."""
MOST = 10_000
"""The most hours between two backups, and the most backups that are kept."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
CARDS = ("emoji", "text")
SETTINGS = {
    "DISCORD_TOKEN",
    "PIQUET_DATABASE",
    "PIQUET_BACKUPS",
    "PIQUET_BACKUPS_EVERY",
    "PIQUET_BACKUPS_KEEP",
    "PIQUET_LOG_LEVEL",
    "PIQUET_LOG_FORMAT",
    "PIQUET_CARDS",
    "PIQUET_HTTP",
    "PIQUET_TRYOUT_PORT",
    "PIQUET_HOST",
    "PIQUET_CONTACT",
    "PIQUET_DISCORD_PROXY",
}
"""All setting names. Names that look like one are refused."""
_OTHERS = re.compile(r"PIQUET_(MEMORY|TEST_\w*)")
"""Names read only by ``.container`` and tests."""
_ALIKE = 0.85
"""Similarity (``difflib``) from which a name counts as mistyped: DISCORD_BOT_TOKEN does, TOKEN does not."""


class BadSetting(ValueError):
    """Raised for an unusable setting. The translated sentence ``setting-<problem>`` explains it."""

    def __init__(self, name: str, problem: str, value: str) -> None:
        super().__init__(name, problem)
        self.name = name
        self.problem = problem
        self.value = value


class HttpAddress(NamedTuple):
    host: str
    port: int


@dataclass(frozen=True, slots=True)
class Settings:
    """The bot's settings. Without a token, the bot runs the try-out."""

    token: str | None = None
    database: Address = Path("piquet.sqlite3")
    backups: Path | None = None
    """The folder of scheduled backups; None for no backups."""
    backups_every: int = 24
    """Hours between scheduled backups."""
    backups_keep: int = 14
    """Scheduled backups to keep."""
    log_level: str = "INFO"
    tryout_port: int = 8750
    host: str = ""
    """Who runs the bot, for the privacy page."""
    contact: str = ""
    """How to reach the host."""
    log_format: str = "text"
    cards: str = "emoji"
    """The default way to show cards: ``emoji`` or ``text``."""
    http: HttpAddress | None = None
    """The address of ``/healthz`` and ``/metrics``; None to serve neither."""
    discord_proxy: str | None = None
    """The proxy for requests to Discord's REST API, without a trailing slash; None for no proxy."""

    @staticmethod
    def read(environ: Mapping[str, str]) -> "Settings":
        """Reads settings from environment variables. Raises BadSetting, also for a mistyped name."""
        _check_names(environ)
        level = environ.get("PIQUET_LOG_LEVEL", "").strip().upper() or "INFO"
        log_format = environ.get("PIQUET_LOG_FORMAT", "").strip().lower() or "text"
        cards = environ.get("PIQUET_CARDS", "").strip().lower() or "emoji"
        settings = Settings(
            token=_token(environ.get("DISCORD_TOKEN", "").strip()),
            database=_database(environ.get("PIQUET_DATABASE", "").strip() or "piquet.sqlite3"),
            backups=_backups(environ.get("PIQUET_BACKUPS", "").strip()),
            backups_every=_number(environ, "PIQUET_BACKUPS_EVERY", 24, "no-hours"),
            backups_keep=_number(environ, "PIQUET_BACKUPS_KEEP", 14, "no-number"),
            log_level=_one_of(LOG_LEVELS, level, "PIQUET_LOG_LEVEL", "no-level"),
            tryout_port=_number(environ, "PIQUET_TRYOUT_PORT", 8750, "no-port", most=65535),
            host=_one_line(environ.get("PIQUET_HOST", "")),
            contact=_one_line(environ.get("PIQUET_CONTACT", "")),
            log_format=_one_of(LOG_FORMATS, log_format, "PIQUET_LOG_FORMAT", "no-format"),
            cards=_one_of(CARDS, cards, "PIQUET_CARDS", "no-cards"),
            http=_http(environ.get("PIQUET_HTTP", "").strip()),
            discord_proxy=_proxy(environ.get("PIQUET_DISCORD_PROXY", "").strip()),
        )
        if settings.backups is not None and not isinstance(settings.database, Path):
            raise BadSetting("PIQUET_BACKUPS", "no-file", str(settings.database))
        return settings


def read_settings() -> Settings:
    """Reads settings from environment variables and ``.env``. Environment variables win. Raises BadSetting.

    Only the current folder's ``.env`` is read: a folder above may belong to another bot.
    """
    found = str(Path.cwd() / ".env")
    try:
        # Some editors write a byte order mark, which not every version of dotenv removes.
        load_dotenv(found, encoding="utf-8-sig")
    except OSError as error:
        raise BadSetting(".env", "unreadable", f"{found} ({error.strerror or error})") from error
    except ValueError:
        # The message of this error may quote the file, and with it the token.
        raise BadSetting(".env", "no-text", found) from None
    return Settings.read(os.environ)


def _check_names(environ: Mapping[str, str]) -> None:
    # A mistyped name, if ignored, could start a new database. Kubernetes names variables after each service.
    stems = [name.removesuffix("SERVICE_HOST") for name in environ if name.endswith("_SERVICE_HOST")]
    others = tuple(f"{stem}{end}" for stem in stems for end in ("SERVICE_", "PORT"))
    # Once there is a token, DISCORD_BOT_TOKEN may be another program's.
    known = SETTINGS - {"DISCORD_TOKEN"} if environ.get("DISCORD_TOKEN", "").strip() else SETTINGS
    if "PIQUET_SHARDS" in environ:
        # Version 0.2 had it.
        raise BadSetting("PIQUET_SHARDS", "gone", "")
    for name in sorted(environ.keys() - SETTINGS):
        if not name.startswith(others) and not _OTHERS.fullmatch(name):
            ours = name.upper().startswith("PIQUET_")
            for nearest in get_close_matches(name.upper(), known, n=1, cutoff=0 if ours else _ALIKE):
                raise BadSetting(name, "unknown", nearest)


def _token(text: str) -> str | None:
    if text and (len(text) < 20 or any(letter.isspace() for letter in text)):
        # The value is not shown, since it may be a token with a typing error.
        raise BadSetting("DISCORD_TOKEN", "no-token", "")
    return text or None


def _database(text: str) -> Address:
    address = address_of(text)
    if isinstance(address, ServerAddress):
        return address
    try:
        usable = not address.is_dir() and address.absolute().parent.is_dir()
    except OSError:
        # The name is too long, or the folder may not be read.
        usable = False
    if not usable:
        raise BadSetting("PIQUET_DATABASE", "no-folder", text)
    return address


def _backups(text: str) -> Path | None:
    if not text:
        return None
    path = Path(text)
    try:
        usable = path.is_dir() or (not path.exists() and path.absolute().parent.is_dir())
    except OSError:
        usable = False
    if not usable:
        raise BadSetting("PIQUET_BACKUPS", "no-backups", text)
    return path


def _number(environ: Mapping[str, str], name: str, usual: int, problem: str, most: int = MOST) -> int:
    text = environ.get(name, "").strip() or str(usual)
    if not (re.fullmatch("[0-9]{1,9}", text) and 0 < int(text) <= most):
        raise BadSetting(name, problem, text[:LONGEST])
    return int(text)


def _one_of(allowed: Sequence[str], text: str, name: str, problem: str) -> str:
    if text not in allowed:
        raise BadSetting(name, problem, text[:LONGEST])
    return text


def _http(text: str) -> HttpAddress | None:
    if not text:
        return None
    # ``host:port``, ``[::1]:port``, or a port on localhost.
    host, _, port = text.rpartition(":")
    if not (re.fullmatch("[0-9]{1,5}", port) and 0 < int(port) < 65536) or any(map(str.isspace, host)):
        raise BadSetting("PIQUET_HTTP", "no-http", text[:LONGEST])
    return HttpAddress(host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port))


def _one_line(text: str) -> str:
    return " ".join(text.split())[:LONGEST]


def _proxy(text: str) -> str | None:
    if not text:
        return None
    try:
        address = urlsplit(text)
        usable = address.scheme in ("http", "https") and address.hostname and (address.port is None or address.port > 0)
    except ValueError:
        usable = False
    if not usable or address.path.strip("/") or address.query or address.fragment:
        raise BadSetting("PIQUET_DISCORD_PROXY", "no-proxy", text)
    return text.rstrip("/")

"""The log on standard error, without cards, and with few lines while the database is unusable."""

import logging
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from types import TracebackType
from typing import Final

import orjson

from bot.config import BadSetting, Settings, read_settings
from data.store.errors import ServerGone, storage_fault

_FORMAT: Final = "{asctime} {levelname:<7} {name}: {message}"
_QUIET_LIBRARIES: Final = ("discord", "aiosqlite", "psycopg")
"""Libraries whose DEBUG lines contain payloads and stored values, such as players' hands."""
_PARTIE: Final = re.compile(r"\bpartie ([0-9]{1,18})\b")
APART: Final = 60.0
"""Minimum seconds between two lines about one cause of an unusable database."""


def read_settings_and_log() -> Settings:
    """Reads the settings and starts the log, even if a wrong setting raises BadSetting."""
    try:
        settings = read_settings()
    except BadSetting:
        start_log("INFO", os.environ.get("PIQUET_LOG_FORMAT", "").strip().lower())
        raise
    start_log(settings.log_level, settings.log_format)
    return settings


def start_log(level: str, form: str = "text") -> None:
    """Starts the log on standard error from ``level`` up, as text or JSON (crashes included)."""
    logging.basicConfig(level=level, format=_FORMAT, style="{")
    for handler in logging.getLogger().handlers:
        handler.addFilter(StorageFaults())
        if form == "json":
            handler.setFormatter(JsonFormatter())
            sys.excepthook = _log_end
    for library in _QUIET_LIBRARIES:
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))


def _log_end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    logging.getLogger("bot").critical("the process ends with an error", exc_info=(kind, error, trace))


class JsonFormatter(logging.Formatter):
    """A formatter for JSON lines: time (UTC), level, logger, message, and any partie id and exception."""

    def format(self, record: logging.LogRecord) -> str:
        told = record.getMessage()
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": told,
        }
        if partie := _PARTIE.search(told):
            line["partie"] = int(partie[1])
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        # A library may log a lone surrogate, which JSON cannot hold.
        return orjson.dumps({key: _whole(value) for key, value in line.items()}).decode()


def _whole(value: object) -> object:
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


@dataclass(slots=True)
class _Cause:
    logged_at: float
    left_out: int = 0


class StorageFaults(logging.Filter):
    """A filter that limits lines about an unusable database to one a minute per cause."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._causes: dict[str, _Cause] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log the record. Replaces a database error's traceback with advice."""
        error = record.exc_info[1] if record.exc_info else None
        cause = storage_fault(error)
        if cause is None:
            return True
        now, known = self._clock(), self._causes.get(cause)
        if known is not None and now - known.logged_at < APART:
            known.left_out += 1
            return False
        again = f" ({known.left_out:,} more lines about this were left out)" if known and known.left_out else ""
        self._causes[cause] = _Cause(now)
        said = record.getMessage().partition(";")[0]
        advice = (
            "see whether the database's server runs and can be reached"
            if isinstance(error, ServerGone)
            else "nothing was changed. Free the disk or the file"
        )
        record.msg, record.args = f"{said}: {error}; {advice}{again}", ()
        record.exc_info, record.exc_text = None, None
        return True

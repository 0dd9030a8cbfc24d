"""The log of a running bot: to standard error, without cards, and without a flood if the database cannot be used."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from data.store.sqlite_errors import storage_fault

_FORMAT: Final = "{asctime} {levelname:<7} {name}: {message}"
_QUIET_LIBRARIES: Final = ("discord", "aiosqlite")
"""Libraries that log, at DEBUG, whole payloads and all values of the database, and so the hands."""
APART: Final = 60.0
"""The time between two lines about one cause, in seconds."""


def start_log(level: str) -> None:
    """Logs to standard error, from ``level`` on. No log line holds a card."""
    logging.basicConfig(level=level, format=_FORMAT, style="{")
    for handler in logging.getLogger().handlers:
        handler.addFilter(StorageFaults())
    for library in _QUIET_LIBRARIES:
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))


@dataclass(slots=True)
class _Cause:
    """When a cause was logged last, and how many lines were left out since."""

    logged_at: float
    left_out: int = 0


class StorageFaults(logging.Filter):
    """Makes one short line a minute of all lines whose exception says that the disk or the file cannot be used."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._causes: dict[str, _Cause] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written; the first one for a cause loses its traceback."""
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
        record.msg, record.args = f"{said}: {error}; nothing was changed. Free the disk or the file{again}", ()
        record.exc_info, record.exc_text = None, None
        return True

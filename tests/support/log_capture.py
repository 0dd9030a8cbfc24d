"""Captures all log lines, to check for secrets and errors."""

import logging
from typing import Final


class LogCapture(logging.Handler):
    """Collects every log line while open, except library lines below INFO."""

    _QUIET: Final = ("aiosqlite", "asyncio", "discord", "simcord")

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        self.lines: list[str] = []
        self.errors: list[str] = []
        self._levels: dict[str, int] = {}

    def open(self) -> None:
        for name, level in {"": logging.DEBUG, **dict.fromkeys(self._QUIET, logging.INFO)}.items():
            logger = logging.getLogger(name)
            self._levels[name] = logger.level
            logger.setLevel(level)
        logging.getLogger().addHandler(self)

    def close(self) -> None:
        logging.getLogger().removeHandler(self)
        for name, level in self._levels.items():
            logging.getLogger(name).setLevel(level)
        self._levels = {}
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record)
        self.lines.append(line)
        if record.levelno >= logging.ERROR:
            self.errors.append(line)

"""Prints a command's English sentences and errors."""

import logging
import sys
from typing import Final

from bot.admin.cli.log import JsonFormatter
from bot.kit.words import words

WRONG: Final = 2
"""Exit status for a wrong argument, setting, file or database."""
INTERRUPTED: Final = 130
"""Exit status after Ctrl-C."""
say: Final = words()


class Failed(Exception):
    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(say(key, **values))


def tell(line: str) -> None:
    """Prints a line and flushes the output, for programs reading a pipe."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def fail(sentence: str) -> int:
    """Prints an error on standard error, or logs it if the log is JSON. Returns the exit status."""
    if any(isinstance(handler.formatter, JsonFormatter) for handler in logging.getLogger().handlers):
        logging.getLogger("bot").critical("%s", sentence)
    else:
        sys.stderr.write(sentence + "\n")
    return WRONG

"""The English words of the command line, and the failure of a command."""

import logging
import sys
from typing import Final

from bot.admin.cli.log import JsonFormatter
from bot.kit.words import words

WRONG: Final = 2
"""The exit status if an argument, a setting, a file or the database is wrong."""
say: Final = words()


class Failed(Exception):
    """A command failed. The text says why."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(say(key, **values))


def tell(line: str) -> None:
    """Prints a line at once, so that a program at the other end of a pipe need not wait."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def fail(sentence: str) -> int:
    """Prints the sentence on standard error, or logs it if the log is in JSON. Returns the exit status."""
    if any(isinstance(handler.formatter, JsonFormatter) for handler in logging.getLogger().handlers):
        logging.getLogger("bot").critical("%s", sentence)
    else:
        sys.stderr.write(sentence + "\n")
    return WRONG

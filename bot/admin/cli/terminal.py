"""The terminal's language, and the failure of a command. Output for programs (JSON, the log) is always English."""

import logging
import os
import re
import sys
from typing import Final

from bot.admin.cli.log import JsonFormatter
from bot.kit.words import ENGLISH, Words, words

WRONG: Final = 2
"""The exit status if an argument, a setting, a file or the database is wrong."""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the language; the first that is not empty counts."""


def terminal_words() -> Words:
    """The sentences in the language of the environment: ``fr_FR.UTF-8`` is French, ``C`` or nothing is English."""
    chosen = next(filter(None, map(os.environ.get, _VARIABLES)), ENGLISH)
    return words(re.split(r"[.@]", chosen)[0].replace("_", "-"))


class Failed(Exception):
    """A command failed. The text says why, in the language of the terminal."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(terminal_words()(key, **values))


def fail(sentence: str) -> int:
    """Prints the sentence on standard error, or logs it if the log is in JSON. Returns the exit status."""
    if any(isinstance(handler.formatter, JsonFormatter) for handler in logging.getLogger().handlers):
        logging.getLogger("bot").critical("%s", sentence)
    else:
        sys.stderr.write(sentence + "\n")
    return WRONG

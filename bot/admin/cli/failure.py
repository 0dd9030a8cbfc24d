"""How a command fails: one sentence on standard error, and exit status 2."""

import sys
from typing import Final

WRONG: Final = 2
"""The exit status if an argument, a setting, a file or the database is wrong."""


def fail(sentence: str) -> int:
    """Prints the sentence on standard error. Gives the exit status."""
    sys.stderr.write(sentence + "\n")
    return WRONG

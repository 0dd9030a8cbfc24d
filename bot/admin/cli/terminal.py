"""The language of the terminal: in which sentences for the person at it are written.

What programs read (JSON, records, the log) is English in every language.
"""

import os
import re
from typing import Final

from bot.kit.words import ENGLISH, Words, words

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The usual variables, the strongest first; the first that is not empty counts."""


def terminal_words() -> Words:
    """The sentences in the language of the environment: ``fr_FR.UTF-8`` is French, ``C`` or nothing is English."""
    chosen = next(filter(None, map(os.environ.get, _VARIABLES)), ENGLISH)
    return words(re.split(r"[.@]", chosen)[0].replace("_", "-"))

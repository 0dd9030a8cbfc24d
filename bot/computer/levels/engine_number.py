"""The number of the engine: parties against the house name it beside each action that the house chose.

Engines of the same number give the same answer to the same question: level, seed, view and standing. Raise it when an
answer changes. ``tests/computer/levels/test_stored_decisions.py`` fails if an answer changes and the number does not.
"""

import re
from typing import Final

from bot.piquet.proof import RULE_OF_THUMB

ENGINE: Final = 1
THIS_ENGINE: Final = str(ENGINE)
"""The number as parties and their proofs hold it."""
_NUMBER: Final = re.compile(r"[1-9][0-9]*")
_DIGEST: Final = re.compile(r"[0-9a-f]{16}")
"""A digest of the source: what version 0.1 of the bot wrote instead of a number."""


def is_engine(text: str) -> bool:
    """True if a partie may name this as what chose an action: an engine, by its number or digest, or no engine."""
    return text == RULE_OF_THUMB or bool(_NUMBER.fullmatch(text) or _DIGEST.fullmatch(text))

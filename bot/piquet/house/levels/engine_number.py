"""The version number of the computer player's engine, recorded with each action it chooses.

Raise it when a choice changes: ``tests/piquet/house/levels/test_stored_decisions.py`` fails otherwise.
"""

import re
from typing import Final

from ...proof import RULE_OF_THUMB

ENGINE: Final = 3
THIS_ENGINE: Final = str(ENGINE)
"""The engine's version number, as parties and proofs record it."""
_NUMBER: Final = re.compile(r"[1-9][0-9]*")
_DIGEST: Final = re.compile(r"[0-9a-f]{16}")
"""A source digest, recorded by version 0.1 instead of a number."""


def is_engine(text: str) -> bool:
    """Whether a text names an engine: by its number, by a source digest (version 0.1), or as ``RULE_OF_THUMB``."""
    return text == RULE_OF_THUMB or bool(_NUMBER.fullmatch(text) or _DIGEST.fullmatch(text))

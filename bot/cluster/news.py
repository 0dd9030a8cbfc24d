"""What the processes of one bot tell each other: the changes that another one waits for, as text."""

import json
from collections.abc import Collection, Hashable, Iterator
from dataclasses import astuple
from typing import Final

from bot.model.changes import ChallengeOpened, ClocksChanged, GuildLanguage, NoticeAdded, PersonLanguage, TurnBegan

AT_ONCE: Final = 100
"""How many changes are one text: a server passes on fewer than 8,000 bytes."""
_WAITED_FOR: Final = (NoticeAdded, TurnBegan, ClocksChanged, ChallengeOpened, PersonLanguage, GuildLanguage)
_BY_NAME: Final = {kind.__name__: kind for kind in _WAITED_FOR}


def texts_of(changes: Collection[Hashable]) -> Iterator[str]:
    """The changes that concern other processes, as JSON, some in each text."""
    told = [[type(change).__name__, *astuple(change)] for change in changes if isinstance(change, _WAITED_FOR)]
    for first in range(0, len(told), AT_ONCE):
        yield json.dumps(told[first : first + AT_ONCE], separators=(",", ":"))


def changes_in(text: str) -> list[Hashable]:
    """The changes that another process told. It may be of another version, so that some are not known here."""
    return [_BY_NAME[name](*values) for name, *values in json.loads(text) if name in _BY_NAME]

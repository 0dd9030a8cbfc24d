"""The ids that travel together with other numbers, as types of their own."""

from typing import Final, NewType

PartieId = NewType("PartieId", int)
"""The number of a partie, as it stands in button ids and in the log."""

PRIVATE: Final = 0
"""In place of a server's id: what stands in direct messages, on no server."""
NOBODY: Final = 0
"""The user id that stands for all those whom hosts deleted by hand, before the bot could forget."""


def is_known(user: int) -> bool:
    """Whether a user id is that of a person or of the house.

    Ids below 0 stand for people who were forgotten, each for another (``data/forgetting``).
    """
    return user > NOBODY

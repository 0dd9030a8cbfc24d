"""The type of partie ids, and the values that replace server and user ids."""

from typing import Final, NewType

PartieId = NewType("PartieId", int)
"""The number of a partie, as used in button ids and in the log."""

PRIVATE: Final = 0
"""Replaces the server id outside servers, that is, in direct messages."""
NOBODY: Final = 0
"""The user id of everyone whom hosts deleted by hand before the bot could forget people."""


def is_known(user: int) -> bool:
    """Whether a user id is that of a person or of the house.

    Each id below 0 replaces the id of a person who was forgotten (``data/forgetting``).
    """
    return user > NOBODY

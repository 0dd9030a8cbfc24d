"""The type of partie ids, and the values that replace server and user ids."""

from typing import Final, NewType

PartieId = NewType("PartieId", int)
"""The number of a partie, as used in button ids and in the log."""

PRIVATE: Final = 0
"""Replaces the server id outside servers, that is, in direct messages."""
NOBODY: Final = 0
"""The user id of everyone whom hosts deleted by hand before the bot could forget people."""

_EPOCH: Final = 1_420_070_400
"""The time from which Discord's ids count, in Unix seconds."""


def made_at(snowflake: int) -> int:
    """When Discord made an id, for instance that of a message, in Unix seconds."""
    return (snowflake >> 22) // 1000 + _EPOCH


def is_known(user: int) -> bool:
    """Whether a user id is that of a person or of the house.

    Each id below 0 replaces the id of a person who was forgotten (``data/forgetting``).
    """
    return user > NOBODY

"""Partie ids, and values in place of server and user ids."""

from typing import Final, NewType

PartieId = NewType("PartieId", int)

PRIVATE: Final = 0
"""The server id in direct messages."""
NOBODY: Final = 0
"""The user id of people whom hosts deleted by hand before ``forget`` existed."""

_EPOCH: Final = 1_420_070_400
"""The time from which Discord's ids count, in Unix seconds."""


def made_at(snowflake: int) -> int:
    """The Unix time at which Discord made an id."""
    return (snowflake >> 22) // 1000 + _EPOCH


def is_known(user: int) -> bool:
    """Whether an id is a person's or the house's; an id below 0 replaces a forgotten person's."""
    return user > NOBODY

"""Partie ids, and special server and user ids."""

from typing import Final, NewType

PartieId = NewType("PartieId", int)

PRIVATE: Final = 0
"""The server id in direct messages."""
NOBODY: Final = 0
"""The user id of people deleted by hosts before ``forget`` existed."""

BROUGHT: Final = 1 << 62
"""Partie ids from here on are records that people brought (``data/brought.py``), not parties."""

_EPOCH: Final = 1_420_070_400
"""Discord's epoch in Unix seconds."""


def made_at(snowflake: int) -> int:
    """Returns an id's creation time in Unix seconds."""
    return (snowflake >> 22) // 1000 + _EPOCH


def is_known(user: int) -> bool:
    """Whether the id is a person's or the house's; ids below 0 replace forgotten people."""
    return user > NOBODY


def is_brought(partie: int) -> bool:
    return partie >= BROUGHT

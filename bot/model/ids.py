"""Partie ids, and special server and user ids."""

from typing import Final, NewType

PartieId = NewType("PartieId", int)

PRIVATE: Final = 0
"""The server id in direct messages."""
NOBODY: Final = 0
"""The user id of people deleted by hosts before ``forget`` existed."""

IMPORTED: Final = 1 << 62
"""Partie ids from here on are imported records (``data/imported.py``), not parties."""

_EPOCH: Final = 1_420_070_400
"""Discord's epoch in Unix seconds."""


def made_at(snowflake: int) -> int:
    """Returns a Discord id's creation time in Unix seconds."""
    return (snowflake >> 22) // 1000 + _EPOCH


def is_known(user: int) -> bool:
    """Whether the id belongs to a person or the house. Ids below 0 stand for people whose data was deleted."""
    return user > NOBODY


def is_imported(partie: int) -> bool:
    return partie >= IMPORTED

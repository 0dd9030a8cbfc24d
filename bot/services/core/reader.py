"""Who asks to see something, and which parties and people they may see.

A partie is shown to its players anywhere, and to everybody on its own server; for anybody else it does not exist. Of a
person everybody sees what happened on the server on which they ask, and of a person who is listed on all servers
everything.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from data import users
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Reader:
    """The person who asks, and the server on which they ask; None in a DM."""

    user: int
    guild: int | None


def may_see(reader: Reader, guild: int, players: Sequence[int]) -> bool:
    """Whether the reader may see a partie of this server between these players."""
    return guild == reader.guild or reader.user in players


def visible_guild(tx: Transaction, reader: Reader, user: int) -> int | None:
    """The only server of which the reader sees what a person did; None if they see what happened on any."""
    if reader.user == user or users.get_user(tx, user).listed:
        return None
    return reader.guild or 0

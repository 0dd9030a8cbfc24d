"""Who asks to see something, and which parties and people they may see.

A partie is shown to its players anywhere, and to everybody on its own server; for anybody else it does not exist. Of a
person everybody sees what happened on the server on which they ask, and of a person who is listed on all servers
everything. A private partie is shown to its players alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.errors import NoSuchPartie, PartieInPlay
from bot.model.ids import PartieId
from data import parties
from data.players import users
from data.store.transaction import Transaction

NOWHERE: Final = -1
"""The server of which somebody who asks in a DM sees what others did: none, and private parties are not theirs."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The person who asks, and the server on which they ask; None in a DM."""

    user: int
    guild: int | None

    @property
    def here(self) -> int:
        """The server of which they see what others did."""
        return self.guild or NOWHERE


def may_see(reader: Reader, guild: int, players: Sequence[int]) -> bool:
    """Whether the reader may see a partie of this server between these players."""
    return guild == reader.here or reader.user in players


def visible_guild(tx: Transaction, reader: Reader, user: int) -> int | None:
    """The only server of which the reader sees what a person did; None if they see what happened on any."""
    if reader.user == user or users.get_user(tx, user).listed:
        return None
    return reader.here


def ended(tx: Transaction, partie_id: PartieId, reader: Reader) -> parties.PartieRow:
    """The partie, if it is over and the reader may see it. Raises NoSuchPartie or PartieInPlay."""
    row = parties.get_partie(tx, partie_id)
    if row is None:
        raise NoSuchPartie
    if not may_see(reader, row.guild, [seat.user for seat in parties.seats(tx, partie_id)]):
        raise NoSuchPartie
    if row.ended_at is None:
        raise PartieInPlay
    return row

"""Who asks to see something, and the parties and people they may see.

A partie is shown to its players anywhere, and to everyone on its server; for anyone else it does not exist. Of
another person, a reader sees what happened on the server they ask from, and everything if that person is listed on
all servers. Only its players see a private partie.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.errors import DayStillOpen, NoSuchPartie, PartieInPlay
from bot.model.ids import PartieId
from data import daily, parties
from data.players import users
from data.store.transaction import Transaction

NOWHERE: Final = -1
"""The server of others' activity that a person in a DM sees: none, and no private parties of others."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The person who asks, and the server they ask from; None in a DM."""

    user: int
    guild: int | None

    @property
    def here(self) -> int:
        """The server with others' activity visible to the reader."""
        return self.guild or NOWHERE

    def guild_between(self, user: int, other: int | None) -> int | None:
        """The only server whose parties of these people the reader sees; None for all, as one of them."""
        return None if self.user in (user, other) else self.here


def may_see(reader: Reader, guild: int, players: Sequence[int]) -> bool:
    """Whether the reader may see a partie of this server between these players."""
    return guild == reader.here or reader.user in players


def visible_guild(tx: Transaction, reader: Reader, user: int) -> int | None:
    """The only server with a person's activity visible to the reader; None for all."""
    if reader.user == user or users.get_user(tx, user).listed:
        return None
    return reader.here


def ended(tx: Transaction, partie_id: PartieId, reader: Reader) -> parties.PartieRow:
    """The partie, if it is over and the reader may see it. Raises NoSuchPartie, PartieInPlay or DayStillOpen."""
    row = parties.get_partie(tx, partie_id)
    if row is None:
        raise NoSuchPartie
    if not may_see(reader, row.guild, [seat.user for seat in parties.seats(tx, partie_id)]):
        raise NoSuchPartie
    if row.ended_at is None:
        raise PartieInPlay
    if row.day is not None and (closes_at := daily.withheld_until(tx, row.id, row.day)) is not None:
        raise DayStillOpen(time=closes_at)
    return row

"""Decides which parties and activity a reader may see.

Players see their own parties anywhere. Other people see a server's parties only on that server, and never private
parties. A reader sees another person's activity on the current server, or on all servers if that person agreed to be
listed.
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
"""No server: in a DM, others' activity and private parties are hidden."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A person using the bot on server ``guild``, or in a DM if ``guild`` is None."""

    user: int
    guild: int | None

    @property
    def here(self) -> int:
        """The server whose activity the reader may see, or NOWHERE in a DM."""
        return self.guild or NOWHERE

    def guild_between(self, user: int, other: int | None) -> int | None:
        """Returns the only server where the reader sees parties between ``user`` and ``other``.

        Returns None (all servers) if the reader is either player.
        """
        return None if self.user in (user, other) else self.here


def may_see(reader: Reader, guild: int, players: Sequence[int]) -> bool:
    return guild == reader.here or reader.user in players


def visible_guild(tx: Transaction, reader: Reader, user: int) -> int | None:
    """Returns the only server where the reader sees the user's activity, or None for all servers."""
    if reader.user == user or users.get_user(tx, user).listed:
        return None
    return reader.here


def ended(tx: Transaction, partie_id: PartieId, reader: Reader) -> parties.PartieRow:
    """Returns a finished partie, if the reader may see it. Raises NoSuchPartie, PartieInPlay or DayStillOpen."""
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

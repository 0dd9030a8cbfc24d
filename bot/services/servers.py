"""Servers that the bot is thrown out of, and invited to again; what becomes of their parties stands in ``leaving``."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.services import timing
from bot.services.clock import DAY, used
from bot.services.club import Club
from bot.services.telling import HANDS, tell, tell_hands
from data import guilds, outbox, parties, users, vacations
from data.outbox import Place
from data.parties import Clock, Partie
from data.transaction import Transaction

WAITS: Final = 30 * DAY
"""How long the parties of a server wait for the bot to be invited again, in seconds, before they are broken off."""


async def compare(club: Club, present: Collection[int]) -> list[int]:
    """Sees to the servers that were left or joined while the bot was down. The parties that have something to tell."""

    def work(tx: Transaction) -> tuple[list[int], list[int]]:
        left = [guild for guild in parties.guilds_in_play(tx) if guild not in present]
        return left, [guild for guild in guilds.guilds_left(tx) if guild in present]

    gone, back = await club.database.read(work)
    found = [await left(club, guild) for guild in gone] + [await joined(club, guild) for guild in back]
    return [partie for several in found for partie in several]


async def left(club: Club, guild: int) -> list[int]:
    """The bot is out of a server: the clocks there stand. The parties with something to tell, none the second time."""
    touched = await club.database.write(lambda tx: _left(tx, guild, club.clock()))
    club.clocks_changed()
    return touched


def _left(tx: Transaction, guild: int, now: int) -> list[int]:
    kept = guilds.get_guild(tx, guild)
    if kept.left_at is not None:
        return []
    found = parties.ongoing_in(tx, guild)
    guilds.save_guild(tx, replace(kept, left_at=now))
    for partie in found:
        row = parties.get_partie(tx, partie)
        assert row is not None  # noqa: S101 - it is in play
        parties.set_clock(tx, partie, standing_still(row, now))
        tell_hands(tx, row, "ring", now)
    return found


def standing_still(row: Partie, left_at: int) -> Clock:
    """The clock of a partie in a server that the bot is out of since ``left_at``."""
    return Clock(row.extra, None, left_at + WAITS, row.reminded)


async def joined(club: Club, guild: int) -> list[int]:
    """The bot is in a server again: the clocks go on where they stood. The parties that have something to tell."""
    touched = await club.database.write(lambda tx: _joined(tx, guild, club.clock()))
    club.clocks_changed()
    return touched


def _joined(tx: Transaction, guild: int, now: int) -> list[int]:
    kept = guilds.get_guild(tx, guild)
    if kept.left_at is None:
        return []
    guilds.save_guild(tx, replace(kept, left_at=None))
    found = parties.ongoing_in(tx, guild)
    for partie in found:
        row = parties.get_partie(tx, partie)
        assert row is not None  # noqa: S101 - it is in play
        _go_on(tx, row, kept.left_at, now)
    return found


def _go_on(tx: Transaction, row: Partie, left_at: int, now: int) -> None:
    seats = parties.seats(tx, row.id)
    if row.to_act is not None:
        user = seats[row.to_act].user
        # What he was on vacation meanwhile is added by that.
        away = vacations.vacations_since(tx, user, row.since)
        extra = row.extra + used(max(left_at, row.since), now, away)
        running = replace(row, wake_at=None)
        person = users.get_user(tx, user)
        clock = timing.wound(tx, running, person, row.since, extra=extra, reminded=row.reminded)
        parties.set_clock(tx, row.id, clock)
    for seat, place in zip(seats, HANDS, strict=True):
        # Without a server in common no DM reached them: that is to be tried again.
        users.save_user(tx, replace(users.get_user(tx, seat.user), dms_closed=False))
        tell(tx, row, place, "ring" if seat.seat == row.to_act else "show", now)
    if row.table_channel is None:
        tell(tx, row, Place.TABLE, "move", now)
    outbox.hasten_all(tx, row.id, now)

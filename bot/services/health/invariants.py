"""What holds of every partie in play, at every moment: so that none of them ever hangs.

Exactly one seat is to act. Its clock is what the rules of time make of what is kept. And there is a message through
which that seat can act: a hand in the player's DM, the table with *Show my hand*, or a notice in the outbox that will
bring one of them. While the bot is out of the server its parties stand still, and no message is asked for. The house
needs none where it is to act: its housekeeper finds the partie among those that wait for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.services.clocks.guild_membership import WAITS
from bot.services.core import clock
from bot.services.core.house_seats import is_house
from bot.services.core.notices import HANDS
from data import guilds, outbox, parties, users, vacations
from data.guilds import Guild
from data.outbox import Notice, Place
from data.outbox_messages import MoveTable, NewHand, OpenTable, RemindHand
from data.parties import PartieId, PartieRow, SeatRow
from data.store.transaction import Transaction
from data.users import User
from data.vacations import Vacation


class Breach(StrEnum):
    """What does not hold of a partie in play."""

    NOBODY = "nobody"
    """Nobody is to act."""
    CHOICE = "choice"
    """The choice of the deal is open, and he whose choice it is is not to act."""
    CLOCK = "clock"
    """The clock is not what the rules of time make of what is kept."""
    MUTE = "mute"
    """There is no message through which he who is to act can act, and none on its way; or the house is to act, and
    nobody will find that out."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of a partie beside its deals. ``user`` and his ``away`` are of him who is to act, if anyone."""

    row: PartieRow
    seats: tuple[SeatRow, SeatRow]
    user: User | None
    away: tuple[Vacation, ...]
    guild: Guild
    notices: Sequence[Notice]


def load(tx: Transaction, partie_id: PartieId) -> Kept | None:
    """The partie as it is kept; None where there is none."""
    row = parties.get_partie(tx, partie_id)
    if row is None:
        return None
    seats = parties.seats(tx, partie_id)
    user = None if row.to_act is None else users.get_user(tx, seats[row.to_act].user)
    away = () if user is None else vacations.vacations_since(tx, user.id, row.since)
    return Kept(row, seats, user, away, guilds.get_guild(tx, row.guild), outbox.waiting(tx, partie_id))


def breaches(kept: Kept) -> tuple[Breach, ...]:
    """What does not hold of it; nothing of one that is over."""
    row = kept.row
    if row.ended_at is not None:
        return ()
    if row.to_act is None:
        return (Breach.NOBODY,)
    holds = {
        Breach.CHOICE: row.chooser in (None, row.to_act),
        Breach.CLOCK: _clock_is_right(kept),
        Breach.MUTE: kept.guild.left_at is not None or _can_act(kept, row.to_act),
    }
    return tuple(breach for breach, right in holds.items() if not right)


def _clock_is_right(kept: Kept) -> bool:
    row, user = kept.row, kept.user
    if kept.guild.left_at is not None:
        return (row.due_at, row.wake_at) == (None, kept.guild.left_at + WAITS)
    if row.pace is None or user is None:
        return (row.due_at, row.wake_at) == (None, None)
    return row.clock == clock.new_clock(row.pace, row.since, user, kept.away, extra=row.extra, reminded=row.reminded)


def _can_act(kept: Kept, seat: int) -> bool:
    if is_house(kept.seats[seat].user):
        return kept.row.house == seat
    stands = kept.seats[seat].hand_message is not None or kept.row.table_channel is not None
    return stands or any(_brings(notice, seat) for notice in kept.notices)


def _brings(notice: Notice, seat: int) -> bool:
    """Whether a notice brings a message through which a seat can act."""
    if notice.place is Place.TABLE:
        return isinstance(notice.message, OpenTable | MoveTable)
    return notice.place is HANDS[seat] and isinstance(notice.message, NewHand | RemindHand)


def all_breaches(tx: Transaction) -> list[tuple[int, Breach]]:
    """What does not hold of the parties in play, each with its id."""
    loaded = ((partie, load(tx, partie)) for partie in parties.in_play(tx))
    return [(partie, breach) for partie, kept in loaded if kept is not None for breach in breaches(kept)]

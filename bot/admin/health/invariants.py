"""The invariant of every partie in play, which ensures that no partie ever hangs.

One seat is to act. Its clock follows ``bot/model/clocks``. The player has a message to act with: a hand in their DM, a
table with *Show my hand*, or a notice in the outbox that will send one. Parties on a server that the bot has left are
paused and need no message. Nor does the house, which finds its parties in the database.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.features.clocks import turn_clock
from bot.features.servers.membership import stopped_clock
from bot.model import reminders
from bot.model.clocks import Clock
from bot.model.house_seats import is_house
from bot.model.ids import PartieId
from bot.model.outbox_messages import Ring
from bot.model.players import User
from bot.model.servers import Guild
from bot.model.still_times import StillTimes
from data import outbox, parties, servers
from data.outbox import HANDS, Notice, Place
from data.parties import PartieRow, SeatRow
from data.players import users
from data.store.transaction import Transaction


class Breach(StrEnum):
    """A violated part of the invariant."""

    NOBODY = "nobody"
    """No seat is to act."""
    CHOICE = "choice"
    """A player must still choose the dealer, but that player is not to act."""
    CLOCK = "clock"
    """The clock differs from the one that the rules of time give."""
    MUTE = "mute"
    """The player to act has no message to act with, and none is on its way. Or the house is to act, but would not find
    the partie."""


@dataclass(frozen=True, slots=True)
class StoredPartie:
    """All that is stored about a partie except its deals.

    ``user`` is the person to act, if any; ``still`` are the times when their clock stops.
    """

    row: PartieRow
    seats: tuple[SeatRow, SeatRow]
    user: User | None
    still: StillTimes | None
    guild: Guild
    notices: Sequence[Notice]


def load(tx: Transaction, partie_id: PartieId) -> StoredPartie | None:
    """The stored partie; None if there is none with this id. Raises ValueError unless it has two seats."""
    row = parties.get_partie(tx, partie_id)
    if row is None:
        return None
    seats = parties.seats(tx, partie_id)
    user = None if row.to_act is None else users.get_user(tx, seats[row.to_act].user)
    still = None if user is None else turn_clock.still_times(tx, user.id, row.since)
    return StoredPartie(row, seats, user, still, servers.get_server(tx, row.guild), outbox.waiting(tx, partie_id))


def breaches(kept: StoredPartie) -> tuple[Breach, ...]:
    """The violated parts of the invariant; none for a partie that is over."""
    row = kept.row
    if row.ended_at is not None:
        return ()
    if row.to_act is None:
        return (Breach.NOBODY,)
    holds = {
        Breach.CHOICE: row.chooser in (None, row.to_act),
        Breach.CLOCK: row.clock == right_clock(kept),
        Breach.MUTE: kept.guild.left_at is not None or _can_act(kept, row.to_act),
    }
    return tuple(breach for breach, right in holds.items() if not right)


def right_clock(kept: StoredPartie) -> Clock:
    """The clock of the player to act, by the rules of time."""
    row, user = kept.row, kept.user
    if kept.guild.left_at is not None:
        return stopped_clock(row, kept.guild.left_at)
    if row.pace is None or user is None or kept.still is None:
        return Clock(row.extra, None, None, row.reminded)
    return reminders.new_clock(row.pace, row.since, user, kept.still, extra=row.extra, reminded=row.reminded)


def _can_act(kept: StoredPartie, seat: int) -> bool:
    if is_house(kept.seats[seat].user):
        return kept.row.house == seat
    stands = kept.seats[seat].hand_message is not None or kept.row.table_channel is not None
    return stands or any(_brings(notice, seat) for notice in kept.notices)


def _brings(notice: Notice, seat: int) -> bool:
    return opens_table(notice) or brings_hand(notice, seat)


def opens_table(notice: Notice) -> bool:
    """True if a notice gives the table a location."""
    return notice.place is Place.TABLE and notice.message == Ring()


def brings_hand(notice: Notice, seat: int) -> bool:
    """True if a notice sends this seat a hand."""
    return notice.place is HANDS[seat] and isinstance(notice.message, Ring)


def all_breaches(tx: Transaction) -> list[tuple[int, Breach]]:
    """The violations in all parties in play, each with the id of its partie."""
    loaded = ((partie, load(tx, partie)) for partie in parties.in_play(tx))
    return [(partie, breach) for partie, kept in loaded if kept is not None for breach in breaches(kept)]

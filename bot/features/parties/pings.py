from collections.abc import Iterable, Sequence

from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.reminders import UP
from data.parties import PartieRow, SeatRow
from data.players import blocks
from data.store.transaction import Transaction


def has_begun(seats: Sequence[SeatRow]) -> bool:
    """Whether a player has made a decision. An automatic carte blanche does not count."""
    return any(seat.acted_seq for seat in seats)


def calls_for(row: PartieRow, seats: Sequence[SeatRow], seat: int) -> bool:
    """Whether to notify the player: it is their turn, the opponent is late, or the partie begins."""
    return row.to_act == seat or (row.ended_at is None and (not has_begun(seats) or row.reminded >= UP))


def silenced(tx: Transaction, loaded: LoadedPartie, seats: Iterable[int]) -> tuple[int, ...]:
    """Returns the seats not to notify, because the player blocked the opponent.

    A reminder of the player's own clock still notifies.
    """
    users = [seat.user for seat in loaded.seats]
    asked = [seat for seat in seats if not (loaded.row.to_act == seat and loaded.row.reminded)]
    if loaded.row.house is not None or not asked:
        return ()
    return tuple(seat for seat in asked if blocks.has_blocked(tx, users[seat], users[1 - seat]))

"""Finds hanging parties: no seat is to act, the clock is wrong, or the player to act has no message.

A hand message in DMs, a table with *Show my hand*, or a queued notice for either is enough. The house needs no message,
and neither do players on a server without the bot.
"""

from bot.admin.doctor.messages import opens_table, sends_hand
from bot.admin.doctor.parties import right_clock
from bot.model.house_seats import is_house
from bot.model.ids import PartieId
from data import outbox, parties, servers
from data.parties import PartieRow, SeatRow
from data.store.transaction import Transaction


def hanging(tx: Transaction) -> list[tuple[int, str]]:
    return [(partie, why) for partie in parties.in_play(tx) for why in reasons(tx, partie)]


def reasons(tx: Transaction, partie: PartieId) -> list[str]:
    row, seats = parties.get_partie(tx, partie), parties.seats(tx, partie)
    if row is None or row.ended_at is not None:
        return []
    if row.to_act is None:
        return ["nobody is to act"]
    holds = {
        "the player who chooses the dealer is not to act": row.chooser in (None, row.to_act),
        "the clock is wrong": row.clock == right_clock(tx, row, seats),
        "the player to act has no message": _can_act(tx, row, seats[row.to_act]),
    }
    return [why for why, right in holds.items() if not right]


def _can_act(tx: Transaction, row: PartieRow, seat: SeatRow) -> bool:
    if is_house(seat.user):
        return row.house == seat.seat or _is_left(tx, row)
    # Checks with another statement come last: this runs after every step in every test.
    if seat.hand_message is not None or row.table_channel is not None:
        return True
    waiting = outbox.waiting(tx, row.id)
    return any(opens_table(notice) or sends_hand(notice, seat.seat) for notice in waiting) or _is_left(tx, row)


def _is_left(tx: Transaction, row: PartieRow) -> bool:
    return servers.get_server(tx, row.guild).left_at is not None

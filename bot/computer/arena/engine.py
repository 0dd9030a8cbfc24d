"""The engine protocol: a player is given only the record as one seat sees it, and answers with an action."""

from bot.computer.players.player import Player, Turn
from bot.piquet.actions import Action
from bot.piquet.record import Fault, NotARecord
from bot.piquet.seat_record import read_seat_record


def decision(player: Player, asked: object) -> Action:
    """The player's action, asked with ``{"seat": 0, "record": {…}}`` as parsed JSON: an action that the rules allow.

    Raises NotARecord. Raises Broken if no partie can look like this to the seat, or if it is not the seat's turn.
    """
    match asked:
        case {"seat": 0 | 1 as seat, "record": record} if type(seat) is int:
            return player.choose(Turn(*read_seat_record(record, seat)))
    raise NotARecord(Fault.NOT_ASKED)

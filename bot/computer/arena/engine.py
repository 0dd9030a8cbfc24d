"""The engine protocol: asked for a move with nothing but the record as one seat sees it, a player answers with one."""

from bot.computer.players.player import Player, Turn
from bot.piquet.actions import Action
from bot.piquet.record import Fault, NotARecord
from bot.piquet.seat_record import read_seat_record


def decision(player: Player, asked: object) -> Action:
    """What the player does, asked with ``{"seat": 0, "record": {…}}`` as JSON is read: an action that the rules allow.

    Raises NotARecord, and Broken where no partie looks so to the seat, or where it is not its turn.
    """
    match asked:
        case {"seat": 0 | 1 as seat, "record": record} if type(seat) is int:
            return player.choose(Turn(*read_seat_record(record, seat)))
    raise NotARecord(Fault.NOT_ASKED)

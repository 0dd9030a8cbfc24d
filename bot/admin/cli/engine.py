"""``python -m bot engine``: a line of JSON asks the house for a move, and a line of JSON answers."""

import json
import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from bot.admin.cli.record_files import reason
from bot.computer.levels.house_players import PLAYERS
from bot.computer.players.player import Player, Turn
from bot.kit.words import words
from bot.piquet.actions import Action
from bot.piquet.record import Broken, Fault, Json, NotARecord
from bot.piquet.seat_record import read_seat_record

HUGE: Final = 1_000_000
"""The most bytes of a line that are read; a long partie has some fifty thousand."""


def run(*, level: str, seed: int) -> int:
    """Answers each line of standard input as it arrives, until the input ends. Gives the exit status."""
    player = PLAYERS[level](seed)
    for line in _lines(sys.stdin.buffer):
        sys.stdout.write(json.dumps(_answer(player, line)) + "\n")
        sys.stdout.flush()
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines one by one; of a line that is longer than HUGE, only the beginning."""
    while line := source.readline(HUGE):
        beginning = line
        while line and not line.endswith(b"\n"):
            line = source.readline(HUGE)
        yield beginning


def _answer(player: Player, line: bytes) -> Json:
    try:
        return {"action": str(decision(player, _read(line)))}
    except (NotARecord, Broken) as error:
        return {"error": {"why": reason(words(), error)}}


def _read(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise NotARecord(Fault.NOT_JSON) from None


def decision(player: Player, asked: object) -> Action:
    """The player's action, asked with ``{"seat": 0, "record": {…}}`` as parsed JSON.

    Raises NotARecord. Raises Broken if no partie can look like this to the seat, or if it is not the seat's turn.
    """
    match asked:
        case {"seat": 0 | 1 as seat, "record": record} if type(seat) is int:
            return player.choose(Turn(*read_seat_record(record, seat)))
    raise NotARecord(Fault.NOT_ASKED)

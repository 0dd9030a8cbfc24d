"""``python -m bot engine``: answers requests for a move of the house, line by line in JSON."""

import json
import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from bot.admin.cli.record_files import place_and_reason
from bot.admin.cli.terminal import say, tell
from bot.computer.levels.house_players import PLAYERS
from bot.computer.players.player import Player, Turn
from bot.piquet.actions import Action
from bot.piquet.record import Broken, Fault, Json, NotARecord, parsed
from bot.piquet.seat_record import read_seat_record

HUGE: Final = 1_000_000
"""The bytes after which a line is cut; a long partie takes some fifty thousand."""


def run(*, level: str, seed: int) -> int:
    """Answers each line of standard input as it arrives, until the input ends."""
    player = PLAYERS[level](seed)
    for line in _lines(sys.stdin.buffer):
        tell(json.dumps(_answer(player, line)))
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    while line := source.readline(HUGE):
        beginning = line
        while line and not line.endswith(b"\n"):
            line = source.readline(HUGE)
        yield beginning


def _answer(player: Player, line: bytes) -> Json:
    try:
        return {"action": str(decision(player, parsed(line)))}
    except (NotARecord, Broken) as error:
        return {"error": {"why": place_and_reason(error)}}


def decision(player: Player, asked: object) -> Action:
    """The player's action for parsed JSON such as ``{"seat": 0, "record": {…}}``. Raises NotARecord or Broken."""
    match asked:
        case {"seat": 0 | 1 as seat, "record": record} if type(seat) is int:
            return player.choose(Turn(*read_seat_record(record, seat)))
    raise NotARecord(Fault.NOT_ASKED, say("cli-engine-not-asked"))

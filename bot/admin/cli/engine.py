"""``python -m bot engine``: a line of JSON asks the house for a move, and a line of JSON answers."""

import json
import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from bot.admin.cli.record_errors import reason
from bot.computer.arena.engine import decision
from bot.computer.levels.house_players import PLAYERS
from bot.computer.players.player import Player
from bot.kit.words import words
from bot.piquet.record import Broken, Fault, Json, NotARecord

HUGE: Final = 1_000_000
"""The bytes of a line that are read at most; a long partie takes some fifty thousand."""


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

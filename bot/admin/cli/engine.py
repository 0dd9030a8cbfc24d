"""``python -m bot engine``: answers JSON requests, one per line, for example for a house move."""

import json
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any, BinaryIO, Final

from bot.admin.cli.record_files import place_and_reason
from bot.admin.cli.terminal import say, tell
from bot.piquet.actions import Action
from bot.piquet.house.levels.engine_number import ENGINE
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.opinion.opinion import evaluate
from bot.piquet.house.players.player import Player, Turn
from bot.piquet.legal import legal_actions
from bot.piquet.record import VERSION, Broken, Fault, Json, NotARecord, parsed, wrong_part
from bot.piquet.rules import RULE_SETS
from bot.piquet.seat_record import parse_turn, read_seat_record
from bot.piquet.spelling import listed, quoted

HUGE: Final = 1_000_000
"""The most bytes to read of a line; the request in a long partie has about fifty thousand."""
_LINE: Final = {
    "seat": (lambda seat: type(seat) is int and seat in (0, 1), "form-seat"),
    "record": (lambda record: isinstance(record, dict), "form-record"),
}

_POSITION: Final = {
    "position": (lambda position: isinstance(position, str), "form-position"),
}


def run(*, level: str, seed: int) -> int:
    engine = Engine(level, seed)
    for line in _lines(sys.stdin.buffer):
        tell(json.dumps(engine.answer(line)))
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    while line := source.readline(HUGE):
        beginning = line
        while line and not line.endswith(b"\n"):
            line = source.readline(HUGE)
        yield beginning


class Engine:
    """A session of the engine's line protocol. The request ``new`` replaces the player."""

    def __init__(self, level: str, seed: int) -> None:
        self._begin(level, seed)

    def _begin(self, level: str, seed: int) -> None:
        self._level, self._seed, self._player = level, seed, PLAYERS[level](seed)

    def answer(self, line: bytes) -> Json:
        asked: object = None
        try:
            asked = parsed(line)
            answer = self._verb(asked)(asked)
        except (NotARecord, Broken) as error:
            answer = {"error": {"why": place_and_reason(error)}}
        return answer | ({"id": asked["id"]} if isinstance(asked, dict) and "id" in asked else {})

    def _verb(self, asked: object) -> Callable[[Any], Json]:
        if not isinstance(asked, dict):
            raise NotARecord(Fault.NOT_ASKED, say("cli-engine-not-asked"))
        verbs: dict[str, Callable[[Json], Json]] = {
            "choose": self._choose,
            "legal": self._legal,
            "evaluate": self._evaluate,
            "new": self._new,
            "version": self._version,
        }
        verb = asked.get("verb", "choose")
        if not isinstance(verb, str) or verb not in verbs:
            raise NotARecord(Fault.NOT_ASKED, f"`verb` is {quoted(verb)}: write {listed(verbs)}.")
        return verbs[verb]

    def _choose(self, asked: Json) -> Json:
        return {"action": str(decision(self._player, asked))}

    def _legal(self, asked: Json) -> Json:
        return {"actions": list(map(str, legal_actions(turn_in(asked).deal)))}

    def _evaluate(self, asked: Json) -> Json:
        turn = turn_in(asked)
        found = evaluate(turn.deal, turn.standing, self._seed, self._level)
        choices = [{"action": str(one.action), "worth": one.worth} for one in found]
        return {"unit": found[0].unit, "choices": choices}

    def _new(self, asked: Json) -> Json:
        level, seed = asked.get("level", self._level), asked.get("seed", self._seed)
        if not isinstance(level, str) or level not in PLAYERS:
            raise NotARecord(Fault.NOT_ASKED, f"`level` is {quoted(level)}: write {listed(PLAYERS)}.")
        if type(seed) is not int:
            raise NotARecord(Fault.NOT_ASKED, f"`seed` is {quoted(seed)}: write a whole number.")
        self._begin(level, seed)
        return {"level": level, "seed": seed}

    def _version(self, _: Json) -> Json:
        spoken = {"version": version("piquet-bot"), "engine": ENGINE, "record": VERSION}
        return spoken | {"level": self._level, "seed": self._seed, "rules": list(RULE_SETS)}


def decision(player: Player, asked: object) -> Action:
    """Returns the player's action for a request like ``{"seat": 0, "record": {…}}``. Raises NotARecord or Broken."""
    return player.choose(turn_in(asked))


def turn_in(asked: object) -> Turn:
    """Parses a request's turn, given as a position or a seat's record. Raises NotARecord or Broken."""
    if not isinstance(asked, dict):
        raise NotARecord(Fault.NOT_ASKED, say("cli-engine-not-asked"))
    if wrong := wrong_part(asked, _POSITION if "position" in asked else _LINE):
        raise NotARecord(Fault.NOT_ASKED, f"{wrong}.")
    if "position" in asked:
        return Turn(*parse_turn(asked["position"]))
    return Turn(*read_seat_record(asked["record"], asked["seat"]))

"""``python -m bot duel``: measures which of two players (house levels or other programs) is stronger."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from bot.admin.cli.database_files import EVERY as EVERY_SECOND
from bot.admin.cli.program_player import COMMAND, Blame, ProgramPlayer
from bot.admin.cli.terminal import INTERRUPTED, Failed, say, tell
from bot.admin.progress import paced
from bot.kit.words import tenths
from bot.piquet.cards import write_cards
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.duel import DuelResult, Pair, mean_scores, mirrored, mirrored_parties, packs
from bot.piquet.house.players.player import Player
from bot.piquet.record import Json
from bot.piquet.rules import RULE_SETS

EVERY: Final = EVERY_SECOND
BLAMED: Final = 1
"""The exit status if a program failed to answer with a legal action."""
STANDARD_OUTPUT: Final = "-"
SIDES: Final = ("left", "right")


class _Stopped(Exception): ...


class _Blames:
    """Counts each program's failures. The first failure stops the match, except with ``--forgive``."""

    def __init__(self, *, forgive: bool) -> None:
        self.faults = dict.fromkeys(SIDES, 0)
        self.stopped: Json | None = None
        self.pair = 1
        self._forgive = forgive

    def of(self, side: str) -> Callable[[Blame], None]:
        def blame(found: Blame) -> None:
            self.faults[side] += 1
            if not self._forgive:
                self.stopped = {"side": side, "pair": self.pair, **asdict(found)}
                raise _Stopped

        return blame

    @property
    def told(self) -> Json:
        return {"faults": self.faults} | ({"stopped": self.stopped} if self.stopped else {})

    def print(self) -> int:
        if not any(self.faults.values()):
            return 0
        if (found := self.stopped) is None:
            sentence = say("cli-blames", left=self.faults["left"], right=self.faults["right"])
        else:
            place = {key: found[key] for key in ("side", "pair", "deal", "action")}
            sentence = say("cli-blame", **place, why=found["why"])
        sys.stderr.write(f"{sentence}\n")
        return BLAMED


def run(
    *,
    left: str,
    right: str,
    pairs: int,
    seeds: Sequence[int],
    rules: str,
    parties: bool,
    as_json: bool,
    log: str | None,
    seconds: float,
    forgive: bool,
) -> int:
    """Plays pairs of deals or parties, with seats swapped, and prints the result. Returns 1 if a program failed."""
    blames, played, total = _Blames(forgive=forgive), list[Json](), pairs * len(seeds)
    interrupted = False
    with ExitStack() as stack:
        players = [
            _player(name, seconds, blames.of(side), stack) for side, name in zip(SIDES, (left, right), strict=True)
        ]
        write = _opened(log, stack)
        progress = paced(EVERY, lambda done, total: _print_progress(played, done, total))
        play = _parties if parties else _deals
        try:
            for seed in seeds:
                for one in play(rules, players[0], players[1], seed, pairs):
                    played.append({"pair": blames.pair, "seed": seed, **one})
                    blames.pair += 1
                    write(played[-1])
                    progress(len(played), total)
        except _Stopped:
            pass
        except KeyboardInterrupt:
            interrupted = True
    head = {"left": left, "right": right, "rules": rules}
    each = {seed: [one for one in played if one["seed"] == seed] for seed in seeds}
    if as_json:
        judged = blames.told if left.startswith(COMMAND) or right.startswith(COMMAND) else {}
        by_seed = [{"seed": seed, **_figures(some, parties=parties)} for seed, some in each.items()]
        apart = {"seed": seeds[0]} if len(seeds) == 1 else {"seeds": by_seed}
        tell(json.dumps(head | apart | _figures(played, parties=parties) | judged))
    elif len(played) > 1:
        tell(_sentence(left, right, played, parties=parties))
        for seed, some in each.items():
            if 1 < len(some) < len(played):
                tell(say("cli-duel-seed", seed=str(seed), **_told(some)))
    if interrupted:
        sys.stderr.write(say("cli-duel-interrupted", done=len(played), all=total) + "\n")
    status = blames.print()
    return INTERRUPTED if interrupted else status


def _player(name: str, seconds: float, blame: Callable[[Blame], None], stack: ExitStack) -> Player:
    if not name.startswith(COMMAND):
        return PLAYERS[name](0)
    player = ProgramPlayer(name.removeprefix(COMMAND), seconds, blame)
    stack.callback(player.end)
    return player


def _opened(log: str | None, stack: ExitStack) -> Callable[[Json], None]:
    if log is None:
        return lambda _: None
    if log == STANDARD_OUTPUT:
        return lambda line: tell(json.dumps(line))
    # Appends each pair at once, so an interrupted match loses none.
    try:
        file = stack.enter_context(Path(log).open("a", encoding="utf-8", buffering=1))  # noqa: SIM115
    except OSError as error:
        raise Failed("cli-no-log", file=log, reason=error.strerror or str(error)) from None
    return lambda line: print(json.dumps(line), file=file)


def _deals(rules: str, left: Player, right: Player, seed: int, pairs: int) -> Iterator[Json]:
    for pack in packs(seed, pairs):
        pair = mirrored(RULE_SETS[rules], left, right, pack)
        yield {"gain": pair.gain, "pack": write_cards(pack), **asdict(pair)}


def _parties(rules: str, left: Player, right: Player, seed: int, pairs: int) -> Iterator[Json]:
    for at in range(pairs):
        yield {"gain": mirrored_parties(RULE_SETS[rules], left, right, f"{seed}/{at}")}


def _result(played: Sequence[Json]) -> DuelResult:
    return DuelResult.of([one["gain"] for one in played])


def _means(played: Sequence[Json]) -> tuple[float, float]:
    return mean_scores([Pair(one["left_elder"], one["right_elder"]) for one in played])


def _figures(played: Sequence[Json], *, parties: bool) -> Json:
    found: Json = {"parties" if parties else "pairs": len(played)}
    if len(played) < 2:
        return found
    result = _result(played)
    found["settlement" if parties else "points"] = result.gain
    found["interval"] = [result.gain - result.within, result.gain + result.within]
    return found if parties else found | dict(zip(("elder", "younger"), _means(played), strict=True))


def _sentence(left: str, right: str, played: Sequence[Json], *, parties: bool) -> str:
    told = {"left": left, "right": right, **_told(played)}
    if parties:
        return say("cli-match", **told)
    elder, younger = (tenths(say, points) for points in _means(played))
    return say("cli-duel", **told, elder=elder, younger=younger)


def _told(played: Sequence[Json]) -> dict[str, Any]:
    result = _result(played)
    return {"pairs": result.pairs, "gain": tenths(say, result.gain), "within": tenths(say, result.within)}


def _print_progress(played: Sequence[Json], done: int, total: int) -> None:
    figures = _told(played) if done > 1 else {}
    sys.stderr.write(say("cli-duel-progress" if figures else "cli-duel-begun", done=done, all=total, **figures) + "\n")

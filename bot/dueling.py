"""Duels on the command line: two players of the house measured against each other."""

import json
import sys
from collections.abc import Iterator

from bot.computer.duel import Pair, Tally, mirrored, packs
from bot.computer.levels import LEVELS
from bot.piquet.rules import RULE_SETS
from bot.ui.words import words


def duel(left: str, right: str, pairs: int, seed: int, rules: str, *, as_json: bool) -> int:
    """Plays the pairs and prints what they brought. Gives the exit status."""
    tally = Tally.of(_pairs(left, right, pairs, seed, rules))
    sys.stdout.write((_line(left, right, seed, rules, tally) if as_json else _sentences(left, right, tally)) + "\n")
    return 0


def _pairs(left: str, right: str, pairs: int, seed: int, rules: str) -> Iterator[Pair]:
    first, second = LEVELS[left](0), LEVELS[right](0)
    return (mirrored(RULE_SETS[rules], first, second, pack) for pack in packs(seed, pairs))


def _line(left: str, right: str, seed: int, rules: str, tally: Tally) -> str:
    told = {"left": left, "right": right, "rules": rules, "seed": seed, "pairs": tally.pairs, "points": tally.gain}
    interval = [tally.gain - tally.within, tally.gain + tally.within]
    return json.dumps(told | {"interval": interval, "elder": tally.elder, "younger": tally.younger})


def _sentences(left: str, right: str, tally: Tally) -> str:
    gain, within, elder, younger = (
        f"{number:.1f}" for number in (tally.gain, tally.within, tally.elder, tally.younger)
    )
    return words()(
        "cli-duel", left=left, right=right, pairs=tally.pairs, gain=gain, within=within, elder=elder, younger=younger
    )

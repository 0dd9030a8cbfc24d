"""Duels on the command line: two players of the house measured against each other."""

import json
import sys
from collections.abc import Iterator

from bot.computer.arena.duel import Pair, Tally, mirrored, packs
from bot.computer.arena.matches import Match, mirrored_parties
from bot.computer.levels.house_players import LEVELS
from bot.piquet.rules import RULE_SETS
from bot.ui.kit.words import words


def duel(left: str, right: str, pairs: int, seed: int, rules: str, *, as_json: bool) -> int:
    """Plays the pairs and prints what they brought. Gives the exit status."""
    tally = Tally.of(_pairs(left, right, pairs, seed, rules))
    sys.stdout.write((_line(left, right, seed, rules, tally) if as_json else _sentences(left, right, tally)) + "\n")
    return 0


def match(left: str, right: str, pairs: int, seed: int, rules: str, *, as_json: bool) -> int:
    """Plays pairs of whole parties and prints what they were settled for. Gives the exit status."""
    first, second = LEVELS[left](0), LEVELS[right](0)
    result = Match.of(mirrored_parties(RULE_SETS[rules], first, second, f"{seed}/{at}") for at in range(pairs))
    if as_json:
        told = {"left": left, "right": right, "rules": rules, "seed": seed, "parties": result.pairs}
        interval = [result.gain - result.within, result.gain + result.within]
        sys.stdout.write(json.dumps(told | {"settlement": result.gain, "interval": interval}) + "\n")
    else:
        gain, within = f"{result.gain:.1f}", f"{result.within:.1f}"
        told_in_words = words()("cli-match", left=left, right=right, pairs=result.pairs, gain=gain, within=within)
        sys.stdout.write(told_in_words + "\n")
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

"""``python -m bot duel``: measures two levels of the house against each other."""

import json

from bot.admin.cli.terminal import say, tell
from bot.computer.levels.house_players import PLAYERS
from bot.computer.players.duel import DuelResult, mean_scores, mirrored, mirrored_parties, packs
from bot.kit.words import tenths
from bot.piquet.rules import RULE_SETS


def run(*, left: str, right: str, pairs: int, seed: int, rules: str, parties: bool, as_json: bool) -> int:
    """Plays pairs of deals, or of whole parties, and prints the result."""
    play = _play_parties if parties else _play_deals
    tell(play(left, right, pairs, seed, rules, as_json))
    return 0


def _play_deals(left: str, right: str, pairs: int, seed: int, rules: str, as_json: bool) -> str:
    first, second = PLAYERS[left](0), PLAYERS[right](0)
    played = [mirrored(RULE_SETS[rules], first, second, pack) for pack in packs(seed, pairs)]
    tally, scores = DuelResult.of([pair.gain for pair in played]), mean_scores(played)
    if as_json:
        told = {"left": left, "right": right, "rules": rules, "seed": seed, "pairs": tally.pairs, "points": tally.gain}
        interval = [tally.gain - tally.within, tally.gain + tally.within]
        return json.dumps(told | {"interval": interval, "elder": scores[0], "younger": scores[1]})
    gain, within, elder, younger = (tenths(say, number) for number in (tally.gain, tally.within, *scores))
    return say(
        "cli-duel", left=left, right=right, pairs=tally.pairs, gain=gain, within=within, elder=elder, younger=younger
    )


def _play_parties(left: str, right: str, pairs: int, seed: int, rules: str, as_json: bool) -> str:
    first, second = PLAYERS[left](0), PLAYERS[right](0)
    result = DuelResult.of([mirrored_parties(RULE_SETS[rules], first, second, f"{seed}/{at}") for at in range(pairs)])
    if as_json:
        told = {"left": left, "right": right, "rules": rules, "seed": seed, "parties": result.pairs}
        interval = [result.gain - result.within, result.gain + result.within]
        return json.dumps(told | {"settlement": result.gain, "interval": interval})
    gain, within = tenths(say, result.gain), tenths(say, result.within)
    return say("cli-match", left=left, right=right, pairs=result.pairs, gain=gain, within=within)

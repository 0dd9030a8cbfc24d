"""Tries illegal actions before every decision in random deals."""

import pickle
import random
from collections.abc import Iterator
from dataclasses import dataclass

from bot.piquet.actions import UnreadableAction, parse_action
from bot.piquet.deal import Deal
from bot.piquet.illegal import Illegal
from tests.support.piquet import reference_play
from tests.support.piquet.playing import play_through, random_options, random_table, wrong_lines
from tests.support.reference.reference_deal import PACK, Table
from tests.support.reference.reference_groups import KINDS, SUITS


@dataclass(frozen=True, slots=True)
class Attempt:
    """An illegal action, whether the engine refused it, and whether the deal stayed unchanged."""

    line: str
    refused: bool
    unchanged: bool


def attempts(rng: random.Random, rules: str) -> Iterator[Attempt]:
    """Plays a random deal, and tries illegal actions before every line."""
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    deal = reference_play.deal_of(table)
    for line in play_through(rng, table):
        before = pickle.dumps(deal)
        for wrong in illegal(rng, table, line):
            yield Attempt(wrong, _refused(deal, wrong), pickle.dumps(deal) == before)
        deal.do(parse_action(line))


def _refused(deal: Deal, wrong: str) -> bool:
    try:
        deal.do(parse_action(wrong))
    except Illegal:
        return True
    return False


def illegal(rng: random.Random, table: Table, line: str) -> Iterator[str]:
    """Yields readable but illegal actions to try instead of ``line``, the table's last line."""
    here = before_the_last_line(table)
    for wrong in (*wrong_lines(rng, here, line), *(anything(rng) for _ in range(4))):
        if is_action(wrong) and not here.allows(wrong):
            yield wrong


def before_the_last_line(table: Table) -> Table:
    earlier = Table(table.rules, table.dealer, table.dealt, table.talon, table.game, table.options)
    for line in table.lines[:-1]:
        earlier.say(line)
    return earlier


def anything(rng: random.Random) -> str:
    cards = rng.sample(PACK, rng.randint(1, 8))
    groups = " / ".join(" ".join(cards[at : at + 4]) for at in range(0, len(cards), 4))
    kind = rng.choice(KINDS)
    what = [
        f"bid {rng.randint(1, 20)}-{rng.randint(1, 9)}", "yes", "pass", "look", "decline",
        f"suit {rng.choice(SUITS)}", "carte-blanche", "concede",
        f"exchange {' '.join(cards)}", "exchange -", f"{kind} {groups}", f"{kind} -",
        f"answer {kind} {' '.join(cards)}", f"answer {kind} -", f"play {cards[0]}",
    ]  # fmt: skip
    return f"{rng.randrange(2)} {rng.choice(what)}"


def is_action(line: str) -> bool:
    try:
        parse_action(line)
    except UnreadableAction:
        return False
    return True

"""A hundred thousand illegal actions: each is refused, with a reason, and leaves the deal as it was."""

import pickle
import random
from collections.abc import Iterator

import pytest

from bot.piquet.actions import UnreadableAction, parse_action
from bot.piquet.illegal import Illegal
from tests.piquet import engine
from tests.piquet.playing import play_through, random_options, random_table, wrong_lines
from tests.piquet.reference import PACK, Table
from tests.piquet.reference_words import KINDS, RULE_SETS

EACH = 15_000


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SETS)
def test_whatever_is_illegal_is_refused_and_changes_nothing(rules: str) -> None:
    refused, seed = 0, 0
    while refused < EACH:
        seed += 1
        refused += refused_in_a_deal(random.Random(seed), rules)


def refused_in_a_deal(rng: random.Random, rules: str) -> int:
    """Tries what may not be done before every line of a deal, and how often that was refused."""
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    deal, number = engine.deal_of(table), 0
    for line in play_through(rng, table):
        before = pickle.dumps(deal)
        for wrong in illegal(rng, table, line):
            with pytest.raises(Illegal):
                deal.do(parse_action(wrong))
            assert pickle.dumps(deal) == before, wrong
            number += 1
        deal.do(parse_action(line))
    return number


def illegal(rng: random.Random, table: Table, line: str) -> Iterator[str]:
    """Actions that can be read but not be done before the line that was said last: near it, and out of the blue."""
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
    """An action of any kind, with any cards."""
    cards = rng.sample(PACK, rng.randint(1, 8))
    groups = " / ".join(" ".join(cards[at : at + 4]) for at in range(0, len(cards), 4))
    kind = rng.choice(KINDS)
    what = [
        f"bid {rng.randint(1, 20)}-{rng.randint(1, 9)}", "yes", "pass", "look", "carte-blanche",
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

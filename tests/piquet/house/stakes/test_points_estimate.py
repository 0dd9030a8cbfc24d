"""The points estimate finds every carte rouge, quickly."""

import random
from collections.abc import Iterator
from functools import reduce
from itertools import chain, compress, islice, product
from operator import or_

import pytest

from bot.piquet import calls
from bot.piquet.cards import Hand
from bot.piquet.house.players.duel import packs
from bot.piquet.house.stakes.points_estimate import Estimate
from bot.piquet.reckoning import CARTE_ROUGE
from bot.piquet.rules import KINDS, RULE_SETS, Kind, Rules, rules_of

RULES = RULE_SETS["carte-rouge"]
OTHERS = [RULES, rules_of("au-cent", {"carte_rouge": True}), rules_of("hundred", {"carte_rouge": True})]


def random_hands(dice: random.Random) -> Iterator[Hand]:
    """Yields hands of a few runs and sets, half of them a carte rouge or nearly one."""
    while True:
        held = Hand()
        while len(held) < 12:
            suit, low, length = dice.randrange(4), dice.randrange(6), dice.choice((3, 4, 5, 6, 8))
            run = Hand((((1 << length) - 1) << low & 255) << 8 * suit)
            ranks = Hand(0x01010101 << dice.randrange(3, 8))
            held |= run if dice.random() < 0.5 else ranks
        yield Hand.of(dice.sample(list(held), 12)) if len(held) > 12 else held


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", OTHERS, ids=lambda rules: rules.name)
def test_the_estimate_finds_each_carte_rouge_and_no_other(rules: Rules) -> None:
    estimate, found = Estimate(rules), 0
    for held in islice(random_hands(random.Random(7)), 1500):
        for good in product((0, 12), repeat=3):
            best = {kind: calls.best_call(rules, kind, held) for kind in compress(KINDS, good)}
            if not all(best.values()):
                continue
            has = reduce(or_, chain.from_iterable(best.values()), 0) == held
            point, run, of_set = good
            assert estimate._carte_rouge(held, 0, (point, run, of_set)) == CARTE_ROUGE * has, (held, good)
            found += has
    assert found > 100


def test_few_hands_are_searched_for_a_carte_rouge(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[Hand] = []
    search = calls.best_call

    def counted(rules: Rules, kind: Kind, held: Hand) -> tuple[Hand, ...]:
        searched.append(held)
        return search(rules, kind, held)

    monkeypatch.setattr(calls, "best_call", counted)
    estimate, number = Estimate(RULES), 1000
    for pack in packs(1, number):
        elder, younger = int(Hand.of(pack[:12])), int(Hand.of(pack[12:24]))
        estimate.value(elder, younger, estimate.calls_of(elder), estimate.calls_of(younger))
    assert len(searched) < number / 20

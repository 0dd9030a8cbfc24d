import random
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.features.parties.replay_cache import DealKey, ReplayCache
from bot.piquet.actions import parse_action
from bot.piquet.cards import write_cards
from bot.piquet.deal import Deal
from bot.piquet.view import DealView, view
from tests.support.piquet import reference_play
from tests.support.piquet.parties import tables_played
from tests.support.reference.reference_deal import Table
from tests.support.reference.reference_groups import RULE_SETS
from tests.support.sampled_rules import with_rules

Seen = tuple[tuple[DealView, ...], tuple[object, ...]]


def looked_at(deal: Deal) -> Seen:
    """Returns both seats' views, the public's view, and the hidden state."""
    return tuple(view(deal, eye) for eye in (0, 1, None)), (deal.hands[:], deal.discards[:], deal.log[:], deal.to_move)


def tables(rules: str) -> Iterator[Table]:
    yield from list(tables_played(random.Random(7), rules))[:4]


def dealt(deal: Deal) -> DealKey:
    first, second = map(write_cards, deal.dealt)
    return DealKey(deal.rules, deal.dealer, (first, second), write_cards(deal.talon), deal.game)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_copy_of_a_deal_is_independent(rules: str) -> None:
    for table in tables(rules):
        deal = reference_play.deal_of(table)
        for line in table.lines:
            before, twin = looked_at(deal), deal.copy()
            twin.do(parse_action(line))
            assert looked_at(deal) == before
            deal.do(parse_action(line))
            assert looked_at(twin) == looked_at(deal)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("rules", [*map(with_rules, RULE_SETS)])
def test_earlier_views_of_a_deal_do_not_change_later_ones(rules: str) -> None:
    dice = random.Random(11)
    # Most deals have no answer that both see otherwise once elder has led.
    for table in (table for seed in range(4) for table in islice(tables_played(random.Random(seed), rules), 3)):
        deal, done = reference_play.deal_of(table), []
        for line in table.lines:
            deal.do(parse_action(line))
            done.append(parse_action(line))
            for eye in (0, 1, None):
                if dice.randrange(3) == 0:
                    fresh = reference_play.deal_of(table)
                    for action in done:
                        fresh.do(action)
                    assert view(deal, eye) == view(fresh, eye)
            if dice.randrange(2):
                deal = deal.copy()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_deal_replayed_in_part_is_continued(rules: str) -> None:
    replays = ReplayCache()
    for table in tables(rules):
        plain, texts = reference_play.deal_of(table), tuple(table.lines)
        start = dealt(plain)
        for at, line in enumerate(texts):
            plain.do(parse_action(line))
            found = replays.replay(start, texts[: at + 1])
            assert looked_at(found) == looked_at(plain)
            # The caller may go on with its copy.
            for rest in texts[at + 1 :]:
                found.do(parse_action(rest))


def test_an_undone_action_is_not_replayed_from_the_cache() -> None:
    replays = ReplayCache()
    (table, *_) = tables("rubicon")
    texts, start = tuple(table.lines), dealt(reference_play.deal_of(table))
    replays.replay(start, texts)
    plain = reference_play.deal_of(table)
    plain.do(parse_action(texts[0]))
    assert looked_at(replays.replay(start, texts[:1])) == looked_at(plain)

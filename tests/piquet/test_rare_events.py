"""Random parties reach every rare event; otherwise property tests would prove nothing about it."""

import pytest

from tests.support.piquet.rare_events import rare_in_deals, rare_in_parties, reached, reached_in_deals
from tests.support.reference.reference_groups import RULE_SETS
from tests.support.sampled_rules import with_rules

EVERY_SET = pytest.mark.parametrize("rules", RULE_SETS)


@pytest.mark.parametrize("rules", [*map(with_rules, RULE_SETS)])
def test_a_few_random_deals_reach_most_rare_events(rules: str) -> None:
    met = reached_in_deals(rules, range(50))
    assert len(rare_in_deals(rules) & set(met)) > 0.7 * len(rare_in_deals(rules)), met


@pytest.mark.long
@EVERY_SET
def test_a_thousand_random_deals_reach_every_rare_event(rules: str) -> None:
    met = reached_in_deals(rules, range(1000))
    assert rare_in_deals(rules) - set(met) == set(), met


@pytest.mark.long
@EVERY_SET
def test_a_hundred_random_parties_end_in_every_way(rules: str) -> None:
    met = reached(rules, range(100))
    assert rare_in_parties(rules) - set(met) == set(), met

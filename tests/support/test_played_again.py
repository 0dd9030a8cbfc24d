"""A replayed partie finds automatic actions, and notices missing ones."""

import json
import random
from functools import cache

import pytest

from bot.piquet import record
from bot.piquet.actions import Answer
from bot.piquet.cards import COURT_CARDS, Hand
from bot.piquet.deal import Deal
from tests.support.piquet.parties import partie
from tests.support.played_again import decisions_since, log_of


@cache
def deals() -> tuple[Deal, ...]:
    """Returns a random partie's deals without a concession or a carte blanche."""
    games = (record.read(json.dumps(partie(random.Random(seed), "rubicon"))).deals for seed in range(1000))
    return next(tuple(played) for played in games if all(map(_is_plain, played)))


def _is_plain(deal: Deal) -> bool:
    return len(deal.tricks) == 12 and all(Hand.of(cards) & COURT_CARDS for cards in deal.dealt)


def test_answers_and_last_tricks_do_not_count_as_decisions() -> None:
    log, last = log_of(deals()), len(deals()[0].log)
    answers = sum(isinstance(action, Answer) for action in log)
    assert decisions_since(deals(), 0) == len(log) - answers - 2 * len(deals())
    assert [decisions_since(deals()[:1], since) for since in (last, last - 2, last - 3)] == [0, 0, 1]


@pytest.mark.parametrize("missing", [1, 2])
def test_a_last_trick_that_was_not_played_is_detected(missing: int) -> None:
    whole = deals()[0]
    shorter = Deal(whole.rules, whole.dealer, whole.dealt, whole.talon, whole.game)
    for action in whole.log[:-missing]:
        shorter.do(action)
    with pytest.raises(AssertionError, match="was not done"):
        decisions_since([shorter], 0)

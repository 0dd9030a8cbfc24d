"""Played again, a partie tells what was done for its players, and misses what was not."""

import json
import random
from functools import cache

import pytest

from bot.piquet import record
from bot.piquet.actions import Answer, Play
from bot.piquet.cards import COURT_CARDS, Hand
from bot.piquet.deal import Deal, Stage
from bot.piquet.orders import NO_ORDERS, Orders, cheapest
from tests.support.piquet.parties import partie
from tests.support.played_again import PlayedAgain, decisions_since, log_of


@cache
def deals() -> tuple[Deal, ...]:
    """The deals of a random partie in which none is given up, and none has a carte blanche."""
    games = (record.read(json.dumps(partie(random.Random(seed), "rubicon"))).deals for seed in range(1000))
    return next(tuple(played) for played in games if all(map(_is_plain, played)))


def _is_plain(deal: Deal) -> bool:
    return len(deal.tricks) == 12 and all(Hand.of(cards) & COURT_CARDS for cards in deal.dealt)


def test_answers_and_last_tricks_are_nobody_s_decisions() -> None:
    log, last = log_of(deals()), len(deals()[0].log)
    answers = sum(isinstance(action, Answer) for action in log)
    assert decisions_since(deals(), 0) == len(log) - answers - 2 * len(deals())
    assert [decisions_since(deals()[:1], since) for since in (last, last - 2, last - 3)] == [0, 0, 1]


@pytest.mark.parametrize("missing", [1, 2])
def test_a_last_trick_that_was_not_played_is_missed(missing: int) -> None:
    whole = deals()[0]
    shorter = Deal(whole.rules, whole.dealer, whole.dealt, whole.talon, whole.game)
    for action in whole.log[:-missing]:
        shorter.do(action)
    with pytest.raises(AssertionError, match="was not done"):
        decisions_since([shorter], 0)


def before_the_second_trick() -> tuple[PlayedAgain, Deal, int]:
    """A partie before the lead to the second trick: its deal, and who leads."""
    again, log = PlayedAgain(deals()), iter(log_of(deals()))
    while True:
        deal = again.deal
        assert deal is not None
        if deal.stage is Stage.PLAY and deal.tricks:
            assert deal.to_act is not None
            return again, deal, deal.to_act
        again.do(next(log))


def test_orders_are_due_until_they_are_carried_out_or_cancelled() -> None:
    again, deal, leader = before_the_second_trick()
    first, second, *_ = deal.playable(leader)
    assert again.due() is None
    again.leave(leader, Orders(leads=(first, second), follows=True))
    assert again.due() == Play(leader, first)
    again.leave(leader, NO_ORDERS)
    assert again.due() is None
    again.leave(leader, Orders(leads=(first, second), follows=True))
    again.do(Play(leader, first))
    assert again.orders[leader] == Orders(leads=(second,), follows=True)


def test_a_reply_is_due_as_it_was_ordered() -> None:
    again, deal, leader = before_the_second_trick()
    again.do(Play(leader, next(iter(deal.playable(leader)))))
    replier = 1 - leader
    suited = deal.playable(replier)
    assert deal.led is not None
    again.leave(replier, Orders(follows=True, throws=tuple(deal.hands[replier])))
    wanted = cheapest(suited, deal.led) if suited.suited(deal.led.suit) else next(iter(deal.hands[replier]))
    assert again.due() == Play(replier, wanted)


def test_a_decision_ends_the_orders_for_that_turn_and_the_end_of_a_deal_all_of_them() -> None:
    again, deal, leader = before_the_second_trick()
    some = tuple(deal.hands[leader])[:2]
    again.leave(leader, Orders(leads=some, follows=True, throws=some, then=some))
    again.decides(1 - leader)
    assert again.orders[leader].leads
    again.decides(leader)
    assert again.orders[leader] == Orders(follows=True, throws=some)
    for action in log_of(deals())[len(deal.log) : len(deals()[0].log)]:
        assert again.orders[leader].follows
        again.do(action)
    assert again.orders == [NO_ORDERS, NO_ORDERS]
    assert again.deal is not deal

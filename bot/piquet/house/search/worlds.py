"""Lists or draws the hands the other player may hold, by one seat's knowledge.

The other player is assumed to call everything except sets, which elder does not call if probably beaten.
"""

from collections.abc import Callable, Iterator
from itertools import chain, combinations, takewhile
from math import comb
from typing import Final

from ... import calls
from ...actions import Look
from ...calls import NOTHING, Strength
from ...cards import WHOLE_PACK, Hand
from ...declaring import GOOD, NOT_GOOD, asks, said_of, strength_called, told_of_better, verdict_on
from ...knowledge.unseen import Unseen
from ...rules import KINDS, PIPS, POINT, SEQUENCE, SET, Kind, Rules
from ...view import DealView, SeenAnswer, SeenCall
from .dice import Dice

Test = Callable[[Hand], bool]

LISTED: Final = 10
"""All hands are listed if there are at most this many for each hand wanted."""
TRIES: Final = 60
"""The most hands drawn for each hand wanted. If none fits, the first ones drawn are used."""


def worlds(deal: DealView, dice: Dice, number: int) -> list[Hand]:
    """Returns ``number`` different hands the other player may hold, or all if there are fewer."""
    unseen, test = Unseen.of(deal), fits(deal)
    if comb(len(unseen.maybe), unseen.number) <= LISTED * number:
        every = [unseen.held | Hand.of(cards) for cards in combinations(unseen.maybe, unseen.number)]
        fitting = [hand for hand in every if test(hand | unseen.played)] or every
        return fitting if len(fitting) <= number else dice.sample(fitting, number)
    tried = [random_hand(unseen, dice) for _ in range(number)]
    more = (random_hand(unseen, dice) for _ in range((TRIES - 1) * number))
    found = dict[Hand, None]()
    for hand in chain(tried, more):
        if hand not in found and test(hand | unseen.played):
            found[hand] = None
            if len(found) == number:
                break
    return list(found or dict.fromkeys(tried))


def random_hand(unseen: Unseen, dice: Dice) -> Hand:
    return unseen.held | Hand.of(dice.sample(unseen.maybe, unseen.number))


def fits(deal: DealView) -> Test:
    """Returns a function testing whether a hand after the exchange fits the other player's calls.

    Only sets may have been left uncalled.
    """
    tests = list(_tests(deal))
    return lambda hand: all(test(hand) for test in tests)


def _tests(deal: DealView) -> Iterator[Test]:
    if deal.misere or deal.eye is None:
        return
    called = {
        action.kind: action for action in deal.actions if isinstance(action, SeenCall) and action.seat == deal.elder
    }
    if deal.eye == deal.younger:
        for kind in KINDS:
            call = called.get(kind)
            if call and (call.number or kind is not SET):
                yield _would_call(deal.rules, call)
            elif kind is SEQUENCE and (deal.led is not None or deal.tricks):
                yield _has_none(deal.rules, kind)
        return
    for action in deal.actions:
        if isinstance(action, SeenAnswer):
            yield _would_answer(deal, action, called[action.kind])


def _best(rules: Rules, kind: Kind, hand: Hand) -> Strength:
    held = calls.groups(rules, kind, hand)
    return calls.strength(rules, kind, held[0]) if held else NOTHING


def _best_groups(rules: Rules, kind: Kind, hand: Hand) -> Iterator[Hand]:
    # Any group as good as the best may have been called.
    held = calls.groups(rules, kind, hand)
    return (group for group in held if calls.strength(rules, kind, group) == calls.strength(rules, kind, held[0]))


def _has_none(rules: Rules, kind: Kind) -> Test:
    return lambda hand: _best(rules, kind, hand) == NOTHING


def _would_call(rules: Rules, call: SeenCall) -> Test:
    kind, groups, tiebreak = call.kind, call.groups, call.tiebreak
    if not call.number:
        return _has_none(rules, kind)
    if groups:
        said = calls.strength(rules, kind, Hand.of(groups[0]))
        return lambda hand: _best(rules, kind, hand) == said
    if call.suit is not None:
        return lambda hand: any(call.said == said_of(rules, kind, group) for group in _best_groups(rules, kind, hand))
    if tiebreak is None:
        return lambda hand: _best(rules, kind, hand)[0] == call.number
    in_full = (tiebreak, 0) if kind is POINT and rules.calls.point_by is PIPS else (call.number, tiebreak)
    return lambda hand: _best(rules, kind, hand) == in_full


def _would_answer(deal: DealView, answer: SeenAnswer, call: SeenCall) -> Test:
    rules, kind = deal.rules, call.kind
    against = strength_called(rules, kind, tuple(map(Hand.of, call.groups or ())))
    asked = answer.asked
    if against == NOTHING and answer.verdict is GOOD:
        return _has_none(rules, kind)
    surely_unseen, unseen = _unseen_by_younger(deal, answer)

    def test(hand: Hand) -> bool:
        best = _best(rules, kind, hand)
        if verdict_on(rules, best, against) is not answer.verdict:
            return False
        if asked and not asks(rules, kind, best, against, unseen or WHOLE_PACK.without(hand)):
            return False
        if not asked and answer.verdict is NOT_GOOD and asks(rules, kind, best, against, surely_unseen):
            return False
        return answer.better is None or any(
            answer.better == told_of_better(rules, kind, group, asked=asked)
            for group in _best_groups(rules, kind, hand)
        )

    return test


def _unseen_by_younger(deal: DealView, answer: SeenAnswer) -> tuple[Hand, Hand | None]:
    mine = Hand.of((deal.dealt[deal.elder] or ()) + deal.taken)
    before = takewhile(lambda done: done is not answer, deal.actions)
    if any(isinstance(done, Look) for done in before):
        return mine, mine
    return mine | Hand.of(card for card in deal.talon[8 - deal.left :] if card is not None), None

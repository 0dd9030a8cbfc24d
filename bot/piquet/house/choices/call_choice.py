"""Chooses calls and answers.

Elder sinks a set (does not call it) if more than half of younger's possible hands have a better set. Among equal
groups, elder first calls the group sharing most cards with elder's other calls.
"""

from typing import Final

from ... import calls
from ...actions import Answer, Call
from ...cards import Hand
from ...declaring import GOOD, verdict_on
from ...knowledge.possible_groups import groups_called
from ...rules import SEQUENCE, SET, Kind, Rules
from ...view import DealView, SeenCall
from ..players import greedy
from ..search.dice import Dice
from ..search.worlds import worlds

HANDS: Final = 200


def call(deal: DealView, seat: int, dice: Dice) -> Call | None:
    """Returns the next call or reckoning, or None to stop calling."""
    if seat != deal.elder:
        return greedy.call(deal, seat)
    for kind in deal.open_kinds:
        groups = _in_order(deal.rules, kind, deal.hand)
        if groups and kind is SET and _is_beaten(deal, groups[0], dice):
            groups = ()
        if groups or deal.rules.calls.all_called:
            return Call(seat, kind, tuple(map(tuple, groups)))
    return None


def _in_order(rules: Rules, kind: Kind, hand: Hand) -> tuple[Hand, ...]:
    shown = Hand()
    for other in {SEQUENCE, SET} - {kind}:
        for group in calls.groups(rules, other, hand):
            shown |= group
    held = calls.groups(rules, kind, hand)
    ordered = sorted(held, key=lambda group: (calls.strength(rules, kind, group), len(group & shown)), reverse=True)
    return tuple(ordered[:1] if kind is Kind.POINT else ordered)


def _is_beaten(deal: DealView, best: Hand, dice: Dice) -> bool:
    mine, others = calls.strength(deal.rules, SET, best), worlds(deal, dice, HANDS)
    held = (calls.groups(deal.rules, SET, other)[:1] for other in others)
    better = sum(calls.strength(deal.rules, SET, group) > mine for groups in held for group in groups)
    return 2 * better > len(others)


def choose_answer(deal: DealView, seat: int, called: SeenCall) -> Answer:
    """Answers with the hand's best group, or says *good* if there is no group or the call surely wins."""
    held = calls.groups(deal.rules, called.kind, deal.hand)
    if not held or not called.number:
        return Answer(seat, called.kind, tuple(held[0]) if held else ())
    mine = calls.strength(deal.rules, called.kind, held[0])
    seen = deal.hand | Hand.of(deal.discards) | Hand.of(card for card in deal.talon if card is not None)
    possible = [group for group in groups_called(deal.rules, called.kind, called.said) if not group & seen]
    strengths = (calls.strength(deal.rules, called.kind, group) for group in possible)
    beaten = all(verdict_on(deal.rules, mine, theirs) is GOOD for theirs in strengths)
    return Answer(seat, called.kind, () if beaten else tuple(held[0]))

"""What is called, and what is sunk: a trio or a quatorze that is beaten anyway tells the other something for nothing.

Elder sinks his sets where more than half of the hands that the other may have hold better. Those count the same here:
who keeps his trios holds better more often than that (of 23 sets so found in 300 deals all were beaten).

Measured on the player who solves, the same deals played on with the call and without it. All three kinds sunk so made
a difference in 98 of 283 deals, and brought there 1.1 points, give or take 1.5: sets 4.8 (30 of them), points 0.3 (25),
sequences nothing or less (54). Sets alone, in 36 other deals of 404: 0.3, give or take 2.9. So nothing is shown to be
gained, and nothing lost; points and sequences are called. The greedy player hears nothing in either case.

Of two groups that are worth the same that comes first of which his other calls show more. Younger reckons all that is
good.
"""

import random
from typing import Final

from bot.computer.players import greedy
from bot.computer.search.worlds import worlds
from bot.piquet import calls
from bot.piquet.actions import Call
from bot.piquet.cards import Hand
from bot.piquet.rules import SEQUENCE, SET, Kind, Rules
from bot.piquet.view import DealView

HANDS: Final = 200
"""Imagined for elder's sets."""


def call(deal: DealView, seat: int, dice: random.Random) -> Call | None:
    """The next call, or the next that younger reckons. None when nothing more is called."""
    if seat != deal.elder:
        return greedy.call(deal, seat)
    for kind in deal.open_kinds:
        groups = _in_order(deal.rules, kind, deal.hand)
        if groups and kind is SET and _is_beaten(deal, groups[0], dice):
            groups = ()
        if groups or deal.rules.together:
            return Call(seat, kind, tuple(map(tuple, groups)))
    return None


def _in_order(rules: Rules, kind: Kind, hand: Hand) -> tuple[Hand, ...]:
    """All that is called of a kind, the best first."""
    shown = Hand()
    for other in {SEQUENCE, SET} - {kind}:
        for group in calls.groups(rules, other, hand):
            shown |= group
    held = calls.groups(rules, kind, hand)
    ordered = sorted(held, key=lambda group: (calls.strength(rules, kind, group), len(group & shown)), reverse=True)
    return tuple(ordered[:1] if kind is Kind.POINT else ordered)


def _is_beaten(deal: DealView, best: Hand, dice: random.Random) -> bool:
    """Whether more than half of the hands that the other may have hold a better set."""
    mine, others = calls.strength(deal.rules, SET, best), worlds(deal, dice, HANDS)
    held = (calls.groups(deal.rules, SET, other)[:1] for other in others)
    better = sum(calls.strength(deal.rules, SET, group) > mine for groups in held for group in groups)
    return 2 * better > len(others)

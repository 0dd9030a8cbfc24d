"""The choice of an answer to a call."""

from bot.piquet import calls
from bot.piquet.actions import Answer
from bot.piquet.cards import Hand
from bot.piquet.declaring import GOOD, verdict_on
from bot.piquet.knowledge.possible_groups import groups_called
from bot.piquet.view import DealView, SeenCall


def choose_answer(deal: DealView, seat: int, called: SeenCall) -> Answer:
    """The best group of the hand; *good* if there is none, or if it is so against every group that may be called."""
    held = calls.groups(deal.rules, called.kind, deal.hand)
    if not held or not called.number:
        return Answer(seat, called.kind, tuple(held[0]) if held else ())
    mine = calls.strength(deal.rules, called.kind, held[0])
    seen = deal.hand | Hand.of(deal.discards) | Hand.of(card for card in deal.talon if card is not None)
    possible = [group for group in groups_called(deal.rules, called.kind, called.said) if not group & seen]
    strengths = (calls.strength(deal.rules, called.kind, group) for group in possible)
    beaten = all(verdict_on(deal.rules, mine, theirs) is GOOD for theirs in strengths)
    return Answer(seat, called.kind, () if beaten else tuple(held[0]))

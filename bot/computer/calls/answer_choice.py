"""The choice of an answer to a call."""

from bot.piquet import calls
from bot.piquet.actions import Answer
from bot.piquet.cards import Hand
from bot.piquet.possible_groups import groups_called
from bot.piquet.view import DealView, SeenCall


def choose_answer(deal: DealView, seat: int, called: SeenCall) -> Answer:
    """The best group of the hand; *good* if there is none, or if every group that may have been called beats it."""
    held = calls.groups(deal.rules, called.kind, deal.hand)
    if not held:
        return Answer(seat, called.kind, ())
    mine = calls.strength(deal.rules, called.kind, held[0])
    seen = deal.hand | Hand.of(deal.discards) | Hand.of(card for card in deal.talon if card is not None)
    possible = groups_called(deal.rules, called.kind, called.number, called.tiebreak)
    beaten = all(calls.strength(deal.rules, called.kind, group) > mine for group in possible if not group & seen)
    return Answer(seat, called.kind, () if beaten else tuple(held[0]))

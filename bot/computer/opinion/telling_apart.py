"""Reasons that tell two choices apart: those that are true of the one and not of the other.

The test is wider than the search for reasons, which names only the weightiest of a kind: the other choice may guard the
same king, and another reason be named for it.
"""

from bot.computer.opinion import reasons
from bot.computer.opinion.card_reasons import driven_out, other_may_hold, reasons_to_play, sure_in, surely_wins
from bot.computer.opinion.discard_reasons import guarded
from bot.computer.opinion.reasons import Reason
from bot.computer.opinion.word_reasons import Word, is_sunk_by, is_sure, reasons_to_say
from bot.piquet.actions import Action, Call, Concede, Exchange, Play
from bot.piquet.cards import SINGLE, Card, Hand
from bot.piquet.view import DealView


def telling_apart(deal: DealView, found: tuple[Reason, ...], other: Action) -> tuple[Reason, ...]:
    """Those of the reasons for one action that are not true of another action as well."""
    return tuple(reason for reason in found if not true_of(deal, other, reason))


def true_of(deal: DealView, action: Action, reason: Reason) -> bool:
    """Whether a reason that was found for one action of the view's seat is as true of this one."""
    match reason:
        case reasons.HoldsNone() | reasons.HoldsHigh() | reasons.IsBeaten():
            return True  # a fact of the hand, whatever is done
        case reasons.Sinks(kind, group):
            return is_sunk_by(deal, action, kind, group)
    match action:
        case Exchange():
            return _of_discard(deal, Hand.of(action.cards), reason)
        case Play():
            return _of_card(deal, action.card, reason)
        case Concede():
            return False
        case word:
            return _of_word(deal, word, reason)


def _of_discard(deal: DealView, out: Hand, reason: Reason) -> bool:
    kept = deal.hand.without(out)
    match reason:
        case reasons.Keeps(_, group):
            return not group.without(kept)
        case reasons.DrawsFor(card, number, _, group):
            return not group.without(kept | SINGLE[card]) and len(out) >= number
        case reasons.Guards(card):
            return guarded(kept.suited(card.suit), other_may_hold(deal)) == card
        case reasons.GivesUp(cards):
            return not cards & kept
        case _:
            _, most = deal.exchange_limits or (0, 0)
            return getattr(reason, "number", None) == most - len(out)


def _of_card(deal: DealView, card: Card, reason: Reason) -> bool:
    """Of a lead, another suit with as many sure tricks is as good a reason, and so is as much that is driven out."""
    out, hand = other_may_hold(deal), deal.hand
    match reason:
        case reasons.Runs(cards):
            sure = sure_in(hand, card.suit, out)
            return card in sure and surely_wins(deal, card, out) and len(sure) >= len(cards)
        case reasons.DrivesOut(higher, then_high):
            driven = driven_out(hand, card, out)
            return bool(driven and len(driven.higher) <= len(higher) and len(driven.then_high) >= len(then_high))
        case reasons.StaysGuarded(kept):
            return guarded(hand.without(SINGLE[card]).suited(kept.suit), out) == kept
        case reasons.HoldsUp(kept):
            return card != kept and not surely_wins(deal, card, out)
        case reasons.KeepsHigh(cards):
            return card not in cards
        case _:
            return reason in tuple(reasons_to_play(deal, card))


def _of_word(deal: DealView, word: Word, reason: Reason) -> bool:
    match reason, word:
        case reasons.IsSure(kind), Call() if word.hands and word.kind is kind:
            return is_sure(deal, word)
        case _:
            return reason in tuple(reasons_to_say(deal, word))

from collections.abc import Iterator

from ... import calls
from ...actions import Action, Answer, Bid, Call, CarteBlanche, Decline, Look, NameSuit, Pass, Play, Yes
from ...cards import Hand, Rank
from ...declaring import GOOD, reckonable, verdict_on
from ...knowledge.possible_groups import reckonable_groups
from ...rules import POINT, Kind
from ...view import DealView
from ..choices.call_choice import choose_answer
from .card_reasons import other_may_hold
from .reasons import Because, Why

Word = Answer | Bid | Call | CarteBlanche | Decline | Look | NameSuit | Pass | Yes


def reasons_to_say(deal: DealView, word: Word) -> Iterator[Because]:
    match word:
        case Call() if word.seat == deal.elder:
            yield from _to_call(deal, word)
        case Call():
            yield Why.IS_GOOD(word.kind, points_of_call(word))
        case Answer():
            yield from _to_answer(deal, word)
        case CarteBlanche():
            yield Why.SCORES(deal.rules.scoring.carte_blanche)
        case Look() | NameSuit() | Decline():
            yield from _of_the_cards_left(deal, word)
        case Bid() | Yes() | Pass():
            high = Hand.of(card for card in deal.hand if card.rank >= Rank.QUEEN)
            yield Why.HOLDS_HIGH(high)


def _of_the_cards_left(deal: DealView, word: Look | NameSuit | Decline) -> Iterator[Because]:
    match word:
        case Look() if deal.led is not None:
            yield Why.TELLS_NOTHING()
        case Look() if deal.named is not None:
            yield Why.LEARNS_NO_LESS()
        case NameSuit():
            yield Why.SEES_FIRST(deal.looked)
        case _:
            return


def reasons_to_say_no_more(deal: DealView) -> Iterator[Because]:
    """Yields reasons: the groups left uncalled if a card is played now."""
    for kind in deal.open_kinds:
        if held := reckonable_groups(deal, kind):
            yield Why.SINKS(kind, held[0])


def is_sunk_by(deal: DealView, action: Action, kind: Kind, group: Hand) -> bool:
    """Whether this action gives up calling ``group``, which the player holds."""
    match action:
        case Call() if action.kind is kind:
            return not _is_called(deal, action, group)
        case Answer():
            return action.kind is kind and Hand.of(action.cards) != group
        case Play() | NameSuit():
            return kind in deal.open_kinds
        case _:
            return False


def points_of_call(call: Call) -> int:
    return sum(calls.value(call.kind, group) for group in call.hands)


def _to_call(deal: DealView, call: Call) -> Iterator[Because]:
    held = calls.best_call(deal.rules, call.kind, deal.hand)
    if not held:
        yield Why.HOLDS_NONE(call.kind)
        return
    sunk = next((group for group in held if not _is_called(deal, call, group)), None)
    if sunk is not None:
        yield Why.SINKS(call.kind, sunk)
    elif not is_sure(deal, call):
        yield Why.IS_ALL(call.kind, points_of_call(call))
    if call.hands and is_sure(deal, call):
        yield Why.IS_SURE(call.kind, call.hands[0])


def _is_called(deal: DealView, call: Call, group: Hand) -> bool:
    if call.kind is not POINT or not call.hands:
        return group in call.hands
    mine, called = (calls.strength(deal.rules, POINT, one) for one in (group, call.hands[0]))
    return mine == called


def is_sure(deal: DealView, call: Call) -> bool:
    """Whether a call's first group is good, whatever the other player holds."""
    mine = calls.strength(deal.rules, call.kind, call.hands[0])
    best = calls.groups(deal.rules, call.kind, other_may_hold(deal))
    return not best or verdict_on(deal.rules, calls.strength(deal.rules, call.kind, best[0]), mine) is GOOD


def _to_answer(deal: DealView, answer: Answer) -> Iterator[Because]:
    held = calls.groups(deal.rules, answer.kind, deal.hand)
    if not held:
        yield Why.HOLDS_NONE(answer.kind)
    elif answer.cards and deal.pending and not deal.pending.number:
        groups = reckonable(deal.rules, answer.kind, deal.hand, Hand.of(answer.cards), asked=False)
        yield Why.IS_GOOD(answer.kind, sum(calls.value(answer.kind, group) for group in groups))
    elif answer.cards:
        yield Why.MAY_BEAT(answer.kind, Hand.of(answer.cards))
    else:
        honest = choose_answer(deal, answer.seat, deal.pending) if deal.pending else answer
        yield Why.SINKS(answer.kind, held[0]) if honest.cards else Why.IS_BEATEN(answer.kind)

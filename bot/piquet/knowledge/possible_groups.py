from functools import lru_cache
from typing import Final

from .. import calls
from ..actions import Answer, Call, NameSuit
from ..calls import Strength
from ..cards import SINGLE, WHOLE_PACK, Hand
from ..declaring import (
    GOOD,
    NOT_GOOD,
    Said,
    may_begin,
    reckonable,
    strength_called,
    told_of_better,
    verdict_on,
)
from ..rules import PIPS, Kind, Rules
from ..view import DealView, SeenAnswer, SeenCall
from .told_deal import ToldAction, ToldDeal

_NOTHING: Final = Hand()


class Impossible(ValueError):
    """No deal fits all that a seat has seen."""


def groups_behind(told: ToldDeal, action: ToldAction, left: Hand | None) -> tuple[Hand, ...] | None:
    """Returns the groups that an action may stand for; None if it hides no group.

    ``left`` has the talon cards left, if an answer depends on them. For a named suit, each card in the suit is a group.
    """
    match action:
        case SeenCall(kind=kind):
            return groups_called(told.rules, kind, action.said, _bound_on_call(told, kind))
        case SeenAnswer(verdict=verdict, asked=asked) if verdict is not GOOD or asked:
            call = told.call(action.kind, told.eye)
            if not isinstance(call, Call) or not (call.groups or told.rules.calls.all_answered):
                raise Impossible
            against = strength_called(told.rules, action.kind, call.hands)
            found = _answered(told.rules, action.kind, action, against, _best_unseen(told, action, against, left))
            first = _reckoned_first(told, action)
            return found if first is None else tuple({first}.intersection(found))
        case NameSuit(seat=seat, suit=suit) if seat == told.other:
            return tuple(SINGLE[card] for card in WHOLE_PACK.suited(suit))
        case _:
            return None


def depends_on_cards_left(told: ToldDeal, action: ToldAction) -> bool:
    """Whether the meaning of an answer depends on the talon cards left, because its player had not seen them."""
    match action:
        case SeenAnswer(kind=kind, verdict=verdict):
            rules = told.rules.calls
            needed = kind in rules.asks_if_needed and kind not in rules.in_full and verdict is NOT_GOOD
            return needed and not told.looked_before(action)
        case _:
            return False


def _best_unseen(told: ToldDeal, answer: SeenAnswer, against: Strength, left: Hand | None) -> Strength | None:
    if not depends_on_cards_left(told, answer):
        left = _NOTHING
    if left is None or answer.kind not in told.rules.calls.asks_if_needed:
        return None
    return calls.strongest(told.rules, answer.kind, against[0], told.had | left)


def _reckoned_first(told: ToldDeal, answer: SeenAnswer) -> Hand | None:
    if answer.better is None or not told.rules.calls.told_first:
        return None
    reckoned = told.call(answer.kind, told.other)
    return reckoned.hands[0] if isinstance(reckoned, Call) and reckoned.groups else None


def _bound_on_call(told: ToldDeal, kind: Kind) -> Strength | None:
    """Returns the greatest strength that the call can have, None if unknown.

    The viewer answered or reckoned better groups, so their weakest group is the bound.
    """
    answer, reckoned = told.answer(kind), told.call(kind, told.eye)
    mine = [Hand.of(answer.cards)] if isinstance(answer, Answer) else []
    mine += reckoned.hands[:1] if isinstance(reckoned, Call) else []
    if _NOTHING in mine:
        raise Impossible  # the eye has said *good*, so it would see the cards of the call
    return min((calls.strength(told.rules, kind, group) for group in mine), default=None)


@lru_cache(maxsize=256)
def groups_called(rules: Rules, kind: Kind, said: Said, bound: Strength | None = None) -> tuple[Hand, ...]:
    """Returns the groups that a call announced as ``said`` may mean; with ``bound``, only weaker groups."""
    return tuple(
        group
        for group, strength in _every_group(rules, kind)
        if len(group) == said.number
        and said.tiebreak in (None, calls.tiebreak(kind, group))
        and said.suit in (None, group.top.suit)
        and (bound is None or strength < bound)
    )


@lru_cache(maxsize=256)
def _answered(
    rules: Rules, kind: Kind, answer: SeenAnswer, against: Strength, unseen: Strength | None
) -> tuple[Hand, ...]:
    def asked(strength: Strength) -> bool:
        if kind in rules.calls.in_full or strength[0] != against[0]:
            return False
        if kind not in rules.calls.asks_if_needed or strength <= against:
            return True
        return answer.asked if unseen is None else strength <= unseen

    def said(group: Hand, strength: Strength) -> bool:
        if asked(strength) != answer.asked or verdict_on(rules, strength, against) is not answer.verdict:
            return False
        told = told_of_better(rules, kind, group, asked=answer.asked) if answer.verdict is NOT_GOOD else None
        return told == answer.better

    found = {group for group, strength in _every_group(rules, kind) if said(group, strength)}
    return tuple(group for group in found if not any(group.without(1 << card) in found for card in group))


@lru_cache(maxsize=64)
def _every_group(rules: Rules, kind: Kind) -> tuple[tuple[Hand, Strength], ...]:
    match kind:
        case Kind.SET:
            tried = [Hand(bits & four) for four in _FOURS for bits in (WHOLE_PACK, *(~(1 << card) for card in four))]
        case _:
            tried = [Hand(bits << 8 * suit) for suit in range(4) for bits in range(1, 256)]
    return tuple((group, calls.strength(rules, kind, group)) for group in tried if calls.is_group(rules, kind, group))


_FOURS: Final = tuple(WHOLE_PACK.ranked(rank) for rank in calls.SET_RANKS)


def contesting_groups(seen: DealView, call: SeenCall) -> list[Hand]:
    """Returns the viewing seat's groups that can contest a call, best first."""
    rules, kind, said = seen.rules, call.kind, strength_said(seen.rules, call, 0)
    held = calls.groups(rules, kind, seen.hand)
    return [group for group in held if verdict_on(rules, calls.strength(rules, kind, group), said) is not GOOD]


def strength_said(rules: Rules, call: SeenCall, unsaid: int) -> Strength:
    """Returns an announced call's strength; ``unsaid`` replaces a tie-break not announced yet."""
    tiebreak = unsaid if call.tiebreak is None else call.tiebreak
    by_pips = call.kind is Kind.POINT and rules.calls.point_by is PIPS
    return (tiebreak, 0) if by_pips else (call.number, tiebreak)


def reckonable_groups(seen: DealView, kind: Kind) -> tuple[Hand, ...]:
    """Returns all groups the viewing seat may call or reckon in a kind, starting with a group that may come first."""
    answer = _better_answer(seen, kind)
    if answer is None:
        return calls.best_call(seen.rules, kind, seen.hand)
    return reckonable(seen.rules, kind, seen.hand, Hand.of(answer.cards or ()), asked=answer.asked)


def may_reckon_first(seen: DealView, kind: Kind, group: Hand) -> bool:
    """Whether the viewing seat may begin a call or reckoning with this group, given its answer to elder's call."""
    answer = _better_answer(seen, kind)
    return answer is None or may_begin(seen.rules, kind, Hand.of(answer.cards or ()), group, asked=answer.asked)


def surely_beats(seen: DealView, reckoned: Call) -> bool:
    """Whether a reckoning's first group beats every call elder may have made; True for elder's own calls."""
    answer = _better_answer(seen, reckoned.kind)
    if answer is None:
        return True
    rules, kind, mine = seen.rules, reckoned.kind, Hand.of(answer.cards or ())
    call = next(done for done in seen.actions if isinstance(done, SeenCall) and done.kind is kind)
    known = seen.hand | Hand.of(seen.discards) | Hand.of(card for card in seen.talon if card is not None)
    may = groups_called(rules, kind, call.said, calls.strength(rules, kind, mine))
    best = max((calls.strength(rules, kind, group) for group in may if not group & known), default=calls.NOTHING)
    return calls.strength(rules, kind, reckoned.hands[0]) > best


def _better_answer(seen: DealView, kind: Kind) -> SeenAnswer | None:
    answers = (done for done in seen.actions if isinstance(done, SeenAnswer) and done.own and done.kind is kind)
    return next((answer for answer in answers if answer.verdict is NOT_GOOD), None)

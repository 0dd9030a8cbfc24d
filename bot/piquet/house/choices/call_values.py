from collections.abc import Collection, Sequence
from statistics import fmean
from typing import Final

from ... import calls
from ...actions import Action, Answer, Call, Play
from ...cards import Hand
from ...knowledge.unseen import Unseen
from ...reckoning import CALLED, Reason, points_of
from ...rules import KINDS, POINT, SET, Kind
from ...view import DealView, SeenAnswer, SeenCall
from ..search.dice import Dice
from ..search.worlds import worlds
from ..stakes.points_estimate import Estimate, HandCalls, Strong
from ..stakes.settlement import PLAIN, Worth
from .sinking import CallPlans, settling_of, some_of

HANDS: Final = 150
_LOWEST_SET: Final = 3
"""The rank of the lowest set. The estimate numbers set ranks from the ten, ``calls.strength`` from the seven."""


def worth_of_words(
    deal: DealView, words: Sequence[Action], dice: Dice, worth: Worth = PLAIN, number: int = HANDS
) -> list[float]:
    """Returns the mean worth to the player of each call or answer in ``words``, over ``number`` imagined hands.

    The player's best calls are assumed to follow; a ``Play`` means calling nothing more. ``worth`` values the deal's
    end for elder.
    """
    if worth.plain:
        return _in_points(deal, words, dice, number)
    if deal.pending:
        return _of_answers(deal, words, dice, worth, number)
    weighing = CallPlans(deal, dice, worth, number)
    return [_called(deal, word, weighing) for word in words]


def _called(deal: DealView, word: Action, weighing: CallPlans) -> float:
    called: dict[Kind, Strong] = {}
    later: list[Kind] = []
    if isinstance(word, Call):
        called[word.kind] = _strength_and_score(deal, word.kind, word.hands)
        late = {word.kind, *_passed_over(deal, word.kind)}
        later = [kind for kind in weighing.held if kind not in late]
    return max(weighing.of({**called, **{kind: weighing.held[kind] for kind in some}}) for some in some_of(later))


def _of_answers(deal: DealView, words: Sequence[Action], dice: Dice, worth: Worth, number: int) -> list[float]:
    settling, unseen = settling_of(deal, worth), Unseen.of(deal)
    others = [(hand, settling.calls_of(hand)) for hand in (one | unseen.played for one in worlds(deal, dice, number))]

    def value(said: HandCalls) -> float:
        return -fmean(settling.value(other, deal.hand, theirs, said) for other, theirs in others)

    said = [_calls_said(deal, word) for word in words]
    return [max(value(_reckoning(one, kinds)) for kinds in some_of(KINDS)) for one in said]


def _reckoning(said: HandCalls, kinds: Collection[Kind]) -> HandCalls:
    return tuple((best, points * (kind in kinds)) for kind, (best, points) in zip(KINDS, said, strict=True))


def _in_points(deal: DealView, words: Sequence[Action], dice: Dice, number: int) -> list[float]:
    estimate, unseen = Estimate(deal.rules, deal.bid), Unseen.of(deal)
    others = [hand | unseen.played for hand in worlds(deal, dice, number)]
    mine = deal.hand
    scored = _scored(deal)

    def value(said: HandCalls, other: Hand) -> float:
        if deal.eye == deal.elder:
            return estimate.value(mine, other, said, estimate.calls_of(other))
        return -estimate.value(other, mine, estimate.calls_of(other), said)

    return [
        fmean(value(said, other) for other in others) - scored for said in (_calls_said(deal, word) for word in words)
    ]


def _scored(deal: DealView) -> int:
    assert deal.eye is not None  # noqa: S101 - it is the eye's turn
    called = points_of(item for item in deal.items if item.reason in (*CALLED, Reason.REPIQUE))
    return called[deal.eye] - called[1 - deal.eye]


def _calls_said(deal: DealView, word: Action) -> HandCalls:
    said = {kind: calls.best_call(deal.rules, kind, deal.hand) for kind in KINDS}
    for done in deal.actions:
        if isinstance(done, SeenCall) and done.seat == deal.eye and done.groups is not None:
            said[done.kind] = tuple(map(Hand.of, done.groups))
        if isinstance(done, SeenAnswer) and done.seat == deal.eye and done.cards is not None:
            said[done.kind] = _answered(said[done.kind], Hand.of(done.cards))
    match word:
        case Call(kind=kind):
            said |= dict.fromkeys(_passed_over(deal, kind), ())
            said[kind] = word.hands
        case Answer(kind=kind, cards=cards):
            said[kind] = _answered(said[kind], Hand.of(cards))
        case Play():
            said |= dict.fromkeys(deal.open_kinds, ())
        case _:
            raise ValueError(word)
    return tuple(_strength_and_score(deal, kind, said[kind]) for kind in KINDS)


def _passed_over(deal: DealView, kind: Kind) -> list[Kind]:
    if deal.eye != deal.elder:
        return []
    late = KINDS[: KINDS.index(kind)] if deal.rules.calls.in_order else KINDS[: kind is not POINT]
    return [other for other in late if other in deal.open_kinds]


def _answered(held: tuple[Hand, ...], cards: Hand) -> tuple[Hand, ...]:
    return (cards, *(group for group in held if not group & cards)) if cards else ()


def _strength_and_score(deal: DealView, kind: Kind, groups: tuple[Hand, ...]) -> Strong:
    if not groups:
        return 0, 0
    first, second = calls.strength(deal.rules, kind, groups[0])
    points = sum(calls.value(kind, group) for group in groups)
    if kind is POINT:
        return (first << 7 | second) << 4 | len(groups[0]), points
    return first * 8 + second - (_LOWEST_SET if kind is SET else 0), points

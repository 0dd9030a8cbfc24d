from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from . import calls
from .actions import Answer, Call, Cards
from .calls import NOTHING
from .cards import Hand, Suit
from .illegal import Illegal, Refusal
from .rules import KINDS, POINT, SEQUENCE, SET, Kind, Rules


class Verdict(StrEnum):
    GOOD = "good"
    NOT_GOOD = "not-good"
    EQUAL = "equal"


# Python 3.11 is slow to look up a member of an enum.
GOOD, NOT_GOOD, EQUAL = Verdict


def verdict_on(rules: Rules, mine: calls.Strength, theirs: calls.Strength) -> Verdict:
    """Returns younger's verdict on elder's call: ``mine`` is the strength of younger's group, ``theirs`` the call's.

    >>> from piquet import RULE_SETS
    >>> [str(verdict_on(RULE_SETS[name], (5, 49), (5, 49))) for name in ("rubicon", "french-1896")]
    ['equal', 'good']
    """
    if mine > theirs:
        return NOT_GOOD
    return EQUAL if mine == theirs and not rules.calls.equal_scores else GOOD


def asks(rules: Rules, kind: Kind, mine: calls.Strength, called: calls.Strength, unseen: Hand) -> bool:
    """Whether younger, with a group of strength ``mine``, asks for a call's tie-break.

    In some rule sets younger does not ask if no group in ``unseen`` could equal or beat younger's.
    """
    if kind in rules.calls.in_full or mine[0] != called[0]:
        return False
    return kind not in rules.calls.asks_if_needed or mine <= calls.strongest(rules, kind, mine[0], unseen)


class Said(NamedTuple):
    """The announcement of a group: number of cards, tie-break and suit; 0 or None if not announced."""

    number: int
    tiebreak: int | None = None
    suit: Suit | None = None


def said_of(rules: Rules, kind: Kind, group: Hand, *, asked: bool = False) -> Said:
    """Returns the announcement of a called group, with its tie-break if ``asked`` or if the rules always require it.

    >>> from piquet import RULE_SETS, Hand, Kind
    >>> point = Hand.parse("AH KH QH JH 8H")
    >>> said_of(RULE_SETS["rubicon"], Kind.POINT, point)
    Said(number=5, tiebreak=None, suit=None)
    >>> said_of(RULE_SETS["au-cent"], Kind.POINT, point)
    Said(number=5, tiebreak=49, suit=None)
    """
    told = calls.tiebreak(kind, group) if asked or kind in rules.calls.in_full else None
    return Said(len(group), told, group.top.suit if rules.calls.suits_named and kind is SEQUENCE else None)


def told_of_better(rules: Rules, kind: Kind, group: Hand, *, asked: bool) -> Said | None:
    """Returns how younger announces a better group, or None if the rules require no announcement.

    If younger ``asked`` for elder's tie-break, younger announces only the group's tie-break, otherwise as in a call.
    """
    if kind not in rules.calls.better_told:
        return None
    if asked:
        return Said(0, calls.tiebreak(kind, group))
    return said_of(rules, kind, group) if kind in rules.calls.in_full or rules.calls.told_unasked else None


def may_begin(rules: Rules, kind: Kind, answer: Hand, first: Hand, *, asked: bool) -> bool:
    """Whether younger, after answering with ``answer``, may reckon the group ``first`` before other groups.

    In some rule sets ``first`` must be ``answer`` or, if younger ``asked`` for the tie-break, have as many cards.
    """
    if rules.calls.told_first and told_of_better(rules, kind, answer, asked=asked):
        return first == answer
    return not (asked and rules.calls.asked_first) or len(first) == len(answer)


def reckonable(rules: Rules, kind: Kind, hand: Hand, answer: Hand, *, asked: bool) -> tuple[Hand, ...]:
    """Returns all groups younger may reckon from this hand after answering with a better group, in reckoning order."""
    held = calls.best_call(rules, kind, hand)
    if not held or may_begin(rules, kind, answer, held[0], asked=asked):
        return held
    may = [
        group
        for group in calls.groups_of(kind, len(answer), hand)
        if calls.is_group(rules, kind, group) and may_begin(rules, kind, answer, group, asked=asked)
    ]
    first = max(may, key=lambda group: (calls.strength(rules, kind, group), group == answer))
    return calls.reckoning(rules, kind, hand, first)


def strength_called(rules: Rules, kind: Kind, groups: tuple[Hand, ...]) -> calls.Strength:
    """Returns the strength of the first group, or NOTHING for an empty call."""
    return calls.strength(rules, kind, groups[0]) if groups else NOTHING


class Declared(NamedTuple):
    """Elder's call and younger's answer."""

    call: Call
    verdict: Verdict | None = None
    """Younger's verdict; None before the answer."""
    asked: bool = False
    """Whether younger asked for the tie-break."""
    answer: Cards = ()
    """The group that younger set against the call."""

    @property
    def groups(self) -> tuple[Hand, ...]:
        return self.call.hands

    @property
    def public(self) -> int:
        """The number of groups made public, counted from the first: all if the call is good, one if it is equal."""
        return len(self.groups) if self.verdict is GOOD else int(self.verdict is EQUAL)


class Declarations:
    __slots__ = ("made", "pending", "reckoned", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.made: dict[Kind, Declared] = {}
        """Elder's calls, in calling order."""
        self.reckoned: dict[Kind, Call] = {}
        """Younger's reckonings."""
        self.pending: Declared | None = None
        """The call that awaits younger's answer, if any."""

    def copy(self) -> "Declarations":
        twin = Declarations(self.rules)
        twin.made, twin.reckoned, twin.pending = self.made.copy(), self.reckoned.copy(), self.pending
        return twin

    @property
    def incomplete(self) -> bool:
        """Whether elder must call another kind before leading (rule ``all_called``)."""
        return self.rules.calls.all_called and len(self.made) < len(KINDS)

    def _next_to_answer(self) -> Declared | None:
        if self.rules.calls.together and self.incomplete:
            return None
        for made in self.made.values():
            if made.verdict is None and (made.groups or self.rules.calls.all_answered):
                return made
        return None

    def not_calling(self, kind: Kind) -> Refusal | None:
        """Returns why elder may not call this kind now; None if they may."""
        if kind in self.made:
            return Refusal.ALREADY_DONE
        if self.rules.calls.all_called and kind is not KINDS[len(self.made)]:
            return Refusal.CALLS_IN_ORDER
        if kind is POINT and self.made:
            return Refusal.TOO_LATE
        if kind is SEQUENCE and self.rules.calls.in_order and SET in self.made:
            return Refusal.TOO_LATE
        return None

    def not_reckoning(self, kind: Kind) -> Refusal | None:
        """Returns why younger may not reckon this kind; None if they may."""
        if kind in self.reckoned:
            return Refusal.ALREADY_DONE
        made = self.made.get(kind)
        if made is None or made.verdict not in (GOOD, EQUAL):
            return None
        return Refusal.NOT_GOOD if made.groups else Refusal.SAID_GOOD

    def why_not_held(self, call: Call, hand: Hand) -> Illegal | None:
        """Returns why elder cannot make the call from this hand; None if they can."""
        groups, seen = call.hands, 0
        for named, group in zip(call.groups, groups, strict=True):
            if twice := seen & group:
                return Illegal(Refusal.CARD_TWICE, cards=twice)
            if illegal := self._why_no_group(call.kind, named, group, hand):
                return illegal
            seen |= group
        if len(groups) < 2:
            return None
        if call.kind is POINT:
            return Illegal(Refusal.ONE_POINT)
        best = self._strength(call.kind, groups[0])
        worse_first = any(self._strength(call.kind, group) > best for group in groups[1:])
        return Illegal(Refusal.BEST_FIRST) if worse_first else None

    def why_not_better(self, call: Call) -> Illegal | None:
        """Returns why younger may not reckon these groups; None if they may."""
        made = self.made.get(call.kind)
        if made is None:
            return None
        first = call.hands[0]
        if self._strength(call.kind, first) <= strength_called(self.rules, call.kind, made.groups):
            return Illegal(Refusal.NOT_GOOD)
        if made.verdict is not NOT_GOOD:
            return None
        answer = Hand.of(made.answer)
        if may_begin(self.rules, call.kind, answer, first, asked=made.asked):
            return None
        if told_of_better(self.rules, call.kind, answer, asked=made.asked):
            return Illegal(Refusal.TOLD_FIRST, cards=answer)
        return Illegal(Refusal.TOLD_FIRST, number=len(answer))

    def why_no_answer(self, answer: Answer, hand: Hand) -> Illegal | None:
        pending = self.pending
        if pending is None:
            return Illegal(Refusal.NOT_NOW)
        if answer.kind is not pending.call.kind:
            return Illegal(Refusal.ANOTHER_CALL)
        group = Hand.of(answer.cards)
        return self._why_no_group(answer.kind, answer.cards, group, hand) if answer.cards else None

    def _why_no_group(self, kind: Kind, named: Cards, group: Hand, hand: Hand) -> Illegal | None:
        if missing := group.without(hand):
            return Illegal(Refusal.NOT_HELD, cards=missing)
        if len(named) != len(group):
            return Illegal(Refusal.CARD_TWICE, cards=group)
        return None if calls.is_group(self.rules, kind, group) else Illegal(_NO_GROUP[kind], cards=group)

    def call(self, call: Call) -> None:
        self._put(Declared(call))

    def reckon(self, call: Call) -> None:
        self.reckoned[call.kind] = call

    def answer(self, answer: Answer, unseen: Callable[[], Hand]) -> Declared:
        """Records younger's answer and returns the answered call. ``unseen`` returns the cards younger has not seen."""
        kind, group = answer.kind, Hand.of(answer.cards)
        made, verdict, asked = self.made[kind], GOOD, False
        if group:
            mine, theirs = self._strength(kind, group), strength_called(self.rules, kind, made.groups)
            asked = mine[0] == theirs[0] and asks(self.rules, kind, mine, theirs, unseen())
            verdict = verdict_on(self.rules, mine, theirs)
        return self._put(Declared(made.call, verdict, asked, answer.cards))

    def _put(self, declared: Declared) -> Declared:
        self.made[declared.call.kind] = declared
        # Stored, because the engine asks for it several times between two calls.
        self.pending = self._next_to_answer()
        return declared

    def _strength(self, kind: Kind, group: Hand) -> calls.Strength:
        return calls.strength(self.rules, kind, group)


_NO_GROUP = {POINT: Refusal.NO_POINT, SEQUENCE: Refusal.NO_SEQUENCE, SET: Refusal.NO_SET}

"""Puts the reasons for an opinion into words: why an action is good, and what its points count towards."""

from collections.abc import Sequence
from functools import reduce
from typing import Final

from bot.computer.opinion import reasons
from bot.computer.opinion.reasons import Opinion, Reason
from bot.kit.card_text import face, faces, name_of, rank_key, suit_key
from bot.kit.words import Words, yes_or_no
from bot.model.sight import Sight
from bot.piquet.cards import Card, Hand
from bot.piquet.rules import Form, Kind

MOST_REASONS = 3
"""The most reasons given. The others matter less."""
AIMS: Final = ("points", "games", "rubber", "first", "one", "rubicon", "settled")
"""What the points of an opinion can count towards."""


def reasons_phrase(say: Words, found: Sequence[Reason]) -> str:
    """The reasons as one phrase; "" if there are none."""
    told = [reason_phrase(say, reason) for reason in found[:MOST_REASONS]]
    return reduce(lambda before, after: say("because-and", before=before, after=after), told) if told else ""


def aim(sight: Sight, opinion: Opinion) -> str:
    """The aim that the points of an opinion count towards: one of ``AIMS``."""
    if opinion.plain:
        return "points"
    if sight.rules.form is not Form.DEALS:
        return sight.rules.form.value
    if sight.rules.deals == 1:
        return "one"
    if sight.shown.before.deals == 0:
        # The whole partie is still to be played.
        return "first"
    return "rubicon" if min(sight.shown.before.totals) < sight.rules.rubicon else "settled"


def reason_phrase(say: Words, reason: Reason) -> str:
    """One reason as part of a sentence."""
    if isinstance(reason, reasons.DiscardReason):
        return _discard_phrase(say, reason)
    if isinstance(reason, reasons.LeadReason):
        return _lead_phrase(say, reason)
    match reason:
        case reasons.Sinks() | reasons.HoldsNone() | reasons.HoldsHigh():
            return _call_phrase(say, reason)
        case reasons.StaysGuarded() | reasons.HoldsUp() | reasons.KeepsHigh():
            return _play_phrase(say, reason)
        case reasons.IsAll(points=points) | reasons.IsGood(points=points) | reasons.Scores(points):
            return say(_KEYS[type(reason)], points=points)
        case reasons.TowardPique(number) | reasons.TowardCapot(number) | reasons.TowardContract(number):
            return say(_KEYS[type(reason)], number=number)
        case reasons.SeesFirst(looked):
            return say("because-sees-first", looked=yes_or_no(looked))
        case reasons.Better(points):
            return say("because-better", points=round(points))
        case _:
            return say(_KEYS[type(reason)])


_KEYS: dict[type[Reason], str] = {
    reasons.IsAll: "because-all",
    reasons.IsGood: "because-good",
    reasons.Scores: "because-scores",
    reasons.TowardPique: "because-pique",
    reasons.TowardCapot: "because-capot",
    reasons.TowardContract: "because-contract",
    reasons.IsSure: "because-sure",
    reasons.IsBeaten: "because-beaten",
    reasons.MayBeat: "because-may-beat",
    reasons.TellsNothing: "because-tells-nothing",
    reasons.LearnsNoLess: "because-learns-no-less",
    reasons.OnlyCard: "because-only",
    reasons.WinsCheaply: "because-cheaply",
    reasons.CannotWin: "because-cannot-win",
    reasons.ThrowsDeclared: "because-throws-declared",
    reasons.StopsPique: "because-stops-pique",
    reasons.WinsTheCards: "because-wins-cards",
    reasons.SavesTheCards: "because-saves-cards",
    reasons.SavesCapot: "because-saves-capot",
    reasons.PlaysUnder: "because-plays-under",
    reasons.OnAverage: "because-average",
}


def _discard_phrase(say: Words, reason: reasons.DiscardReason) -> str:
    match reason:
        case reasons.Keeps(kind, group):
            return _keeps_phrase(say, kind, group)
        case reasons.DrawsFor(card, number, kind, group):
            makes = say("sequence-name" if kind is Kind.SEQUENCE else "set-size", number=len(group))
            return say("because-draws", number=number, **_card(card), makes=makes)
        case reasons.Guards(card):
            return say("because-guards", **_card(card))
        case reasons.GivesUp(cards):
            return say("because-gives-up", suit=suit_key(cards.top.suit))
        case reasons.Leaves(number):
            return say("because-leaves", number=number)


def _keeps_phrase(say: Words, kind: Kind, group: Hand) -> str:
    top, number = group.top, len(group)
    match kind:
        case Kind.POINT:
            return say("because-keeps-point", suit=suit_key(top.suit), number=number)
        case Kind.SEQUENCE:
            return say("because-keeps-sequence", group=name_of(say, kind, group))
        case Kind.SET:
            return say("because-keeps-set", number=number, rank=rank_key(top.rank))


def _call_phrase(say: Words, reason: reasons.Sinks | reasons.HoldsNone | reasons.HoldsHigh) -> str:
    match reason:
        case reasons.Sinks(kind, group):
            return say("because-sinks", group=name_of(say, kind, group))
        case reasons.HoldsNone(kind):
            return say("because-holds-none", kind=kind)
        case reasons.HoldsHigh(cards):
            return say("because-high", cards=faces(say, cards)) if cards else say("because-high-none")


def _lead_phrase(say: Words, reason: reasons.LeadReason) -> str:
    match reason:
        case reasons.Runs(cards):
            return say("because-runs", suit=suit_key(cards.top.suit), number=len(cards))
        case reasons.FollowedNone(cards):
            return say("because-followed-none", suit=suit_key(cards.top.suit))
        case reasons.DrivesOut(higher, high):
            return say("because-drives-out", cards=faces(say, higher), high=faces(say, high), number=len(high))


def _play_phrase(say: Words, reason: reasons.StaysGuarded | reasons.HoldsUp | reasons.KeepsHigh) -> str:
    match reason:
        case reasons.StaysGuarded(card):
            return say("because-stays-guarded", **_card(card))
        case reasons.HoldsUp(card):
            return say("because-holds-up", card=face(say, card))
        case reasons.KeepsHigh(cards):
            return say("because-keeps-high", cards=faces(say, cards))


def _card(card: Card) -> dict[str, str | int]:
    return {"rank": rank_key(card.rank), "suit": suit_key(card.suit)}

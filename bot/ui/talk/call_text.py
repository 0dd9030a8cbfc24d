"""Calls, answers and younger's reckoning, as they are spoken."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from bot.piquet.actions import Play
from bot.piquet.cards import Card, Hand, Rank
from bot.piquet.declaring import Verdict
from bot.piquet.rules import Kind
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall
from bot.ui.kit import card_text
from bot.ui.kit.words import Words
from bot.ui.talk.action_points import answered

_ASKS = {Kind.POINT: "talk-making", Kind.SEQUENCE: "talk-how-high", Kind.SET: "talk-of-what"}


def call_said(words: Words, seen: DealView, call: SeenCall) -> str:
    """What elder says before any question: the number alone, or with what else the rules have him say at once."""
    return _named(words, _called(words, seen, call))


def calls_said(words: Words, seen: DealView, breath: Sequence[int]) -> str:
    """Calls made in one go: ``“Point of five, making forty-nine. Quart to the king. No set.”``."""
    calls = [call for at in breath if isinstance(call := seen.actions[at], SeenCall)]
    return _in_one_go(words, [_called(words, seen, call) for call in calls])


def _called(words: Words, seen: DealView, call: SeenCall) -> str:
    """A call as a phrase."""
    if not call.number:
        return words("talk-calls-none", kind=call.kind)
    told = call.tiebreak if call.kind in seen.rules.names else None
    match call.kind:
        case Kind.POINT if told is not None:
            return words("talk-point-making", number=call.number, **{"pips-name": card_text.in_words(words, told)})
        case Kind.POINT:
            return words("talk-point", number=call.number)
        case Kind.SEQUENCE if told is not None:
            return card_text.sequence_to(words, call.number, Rank(told))
        case Kind.SEQUENCE:
            return words("sequence-name", number=call.number)
        case Kind.SET if told is not None:
            return words("set-name", number=call.number, rank=card_text.rank_key(Rank(told)))
        case Kind.SET:
            return words("set-size", number=call.number)


def answers_said(words: Words, seen: DealView, breath: Sequence[int]) -> tuple[str, str]:
    """What younger says to calls made in one go, and what elder then shows ("" where there is nothing to show)."""
    answers = [(at, answer) for at in breath if isinstance(answer := seen.actions[at], SeenAnswer)]
    said = [words("talk-answers", kind=answer.kind, verdict=answer.verdict) for _, answer in answers]
    shown = [_shows(words, seen, at) for at, answer in answers if answer.verdict is not Verdict.NOT_GOOD]
    return _in_one_go(words, said), _in_one_go(words, shown) if shown else ""


def _in_one_go(words: Words, phrases: Sequence[str]) -> str:
    sentences = map(card_text.capital, phrases)
    return _named(words, reduce(lambda said, next_: words("talk-and-then", before=said, after=next_), sentences))


def answer_said(words: Words, seen: DealView, at: int) -> Iterator[str]:
    """What follows a call, the two speaking in turn: question and tie-break, the verdict, what elder shows."""
    answer, call = seen.actions[at], answered(seen, at)
    assert isinstance(answer, SeenAnswer)  # noqa: S101 - for the type
    if answer.asked and call.tiebreak is not None:
        yield words(_ASKS[call.kind])
        yield _named(words, _tiebreak(words, call.kind, call.number, call.tiebreak))
    yield words(f"talk-{answer.verdict}")
    if answer.verdict is not Verdict.NOT_GOOD:
        yield _named(words, _shows(words, seen, at))


def _shows(words: Words, seen: DealView, at: int) -> str:
    """What elder shows upon the answer at this place, as a phrase."""
    answer, call = seen.actions[at], answered(seen, at)
    assert isinstance(answer, SeenAnswer)  # noqa: S101 - for the type
    return _shown(words, call.kind, public_groups(call, answer.verdict), seen.actions[:at])


def reckoning_said(words: Words, seen: DealView, breath: Sequence[int]) -> str:
    """All that younger reckons at these places: ``four tens and three queens``."""
    calls = [call for at in breath if isinstance(call := seen.actions[at], SeenCall)]
    groups = [(call.kind, Hand.of(group)) for call in calls for group in call.groups or ()]
    return card_text.listed(words, [_reckoned(words, kind, group, seen.actions[: breath[0]]) for kind, group in groups])


def public_groups(call: SeenCall, verdict: Verdict) -> list[Hand]:
    """The cards of a call that everybody may know: all that are good, the first of those equal."""
    groups = [Hand.of(group) for group in call.groups or ()]
    match verdict:
        case Verdict.GOOD:
            return groups
        case Verdict.EQUAL:
            return groups[:1]
        case Verdict.NOT_GOOD:
            return []


def _named(words: Words, named: str) -> str:
    return words("talk-named", named=card_text.capital(named))


def _tiebreak(words: Words, kind: Kind, number: int, tiebreak: int) -> str:
    match kind:
        case Kind.POINT:
            return card_text.in_words(words, tiebreak)
        case Kind.SEQUENCE:
            return card_text.sequence_height(words, number, Rank(tiebreak))
        case Kind.SET:
            return words("rank-names", rank=card_text.rank_key(Rank(tiebreak)))


def _shown(words: Words, kind: Kind, groups: Sequence[Hand], before: Sequence[SeenAction]) -> str:
    match kind:
        case Kind.POINT:
            suit = card_text.suit_key(next(iter(groups[0])).suit)
            return words("talk-in-suit", suit=suit, ranks=card_text.ranks(groups[0]))
        case Kind.SEQUENCE:
            return card_text.listed(words, [card_text.name_of(words, kind, group) for group in groups])
        case Kind.SET:
            trios = len(groups) > 1 and all(len(group) == 3 for group in groups)
            key = "rank-names" if trios else "set-name"
            return card_text.listed(words, [_set(words, key, group, before) for group in groups])


def _reckoned(words: Words, kind: Kind, group: Hand, before: Sequence[SeenAction]) -> str:
    if kind is Kind.SET:
        return _set(words, "set-name", group, before)
    return card_text.name_of(words, kind, group)


def _set(words: Words, key: str, group: Hand, before: Sequence[SeenAction]) -> str:
    """A set, and the card that a trio is without (Cavendish), unless the other has shown that he holds it."""
    named = words(key, number=len(group), rank=card_text.rank_key(next(iter(group)).rank))
    left_out = card_text.missing(group)
    if left_out is None or left_out in _seen_by_all(before):
        return named
    return words("talk-set-without", named=named, card=card_text.face(left_out))


def _seen_by_all(actions: Iterable[SeenAction]) -> set[Card]:
    """The cards that were led, or shown in calls good or equal, up to here."""
    shown: set[Card] = set()
    calls: dict[Kind, SeenCall] = {}
    for action in actions:
        match action:
            case Play(card=card):
                shown.add(card)
            case SeenCall(kind=kind):
                calls[kind] = action
            case SeenAnswer(kind=kind, verdict=verdict):
                shown.update(*public_groups(calls[kind], verdict))
            case _:
                pass
    return shown

"""Puts calls, answers, reckonings and bids into words, as at the card table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce

from bot.kit import card_text
from bot.kit.card_text import capital
from bot.kit.talk.talk_context import TalkContext, call_answered
from bot.kit.words import Words
from bot.piquet.actions import Bid, Pass, Play, Yes
from bot.piquet.calls import value
from bot.piquet.cards import Card, Hand, Rank
from bot.piquet.deal import Stage
from bot.piquet.declaring import Said, Verdict
from bot.piquet.rules import Kind
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall

Scores = Mapping[int, int]
"""Elder's score by the index of the answer."""
_ASKS = {Kind.POINT: "talk-making", Kind.SEQUENCE: "talk-how-high", Kind.SET: "talk-of-what"}


def call_said(say: Words, seen: DealView, call: SeenCall) -> str:
    """Returns elder's call in words: the number of cards, and any detail required by the rules."""
    return _named(say, _called(say, seen, call))


def calls_said(say: Words, seen: DealView, places: Sequence[int]) -> str:
    """Returns elder's calls in one speech: ``“Point of five, making forty-nine. Quart to the king. No set.”``"""
    calls = [call for at in places if isinstance(call := seen.actions[at], SeenCall)]
    return _as_one_speech(say, [_called(say, seen, call) for call in calls])


def _called(say: Words, seen: DealView, call: SeenCall) -> str:
    if not call.number:
        return say("talk-calls-none", kind=call.kind)
    told = call.tiebreak if call.kind in seen.rules.calls.in_full else None
    return _group_said(say, seen, call.kind, call.said._replace(tiebreak=told))


def _group_said(say: Words, seen: DealView, kind: Kind, told: Said) -> str:
    number, tiebreak, suit = told
    match kind:
        case Kind.POINT if tiebreak is not None:
            return say("talk-point-making", number=number, **{"pips-name": card_text.in_words(say, tiebreak)})
        case Kind.POINT:
            return say("talk-point", number=number)
        case Kind.SEQUENCE if tiebreak is not None:
            named = card_text.sequence_to(say, number, Rank(tiebreak))
            return named if suit is None else say("talk-of-suit", said=named, suit=card_text.suit_key(suit))
        case Kind.SEQUENCE:
            return say("sequence-name", number=number)
        case Kind.SET if tiebreak is not None:
            return _set_said(say, seen, number, Rank(tiebreak))
        case Kind.SET:
            return say("set-size", number=number)


def answers_said(say: Words, seen: DealView, places: Sequence[int], scores: Scores) -> tuple[str, str]:
    """Returns younger's answers, and the cards then shown by elder ("" for no cards)."""
    answers = [(at, answer) for at in places if isinstance(answer := seen.actions[at], SeenAnswer)]
    good = [at for at, answer in answers if answer.verdict is not Verdict.NOT_GOOD and call_answered(seen, at).number]
    shown = [_shows(say, seen, at, scores) for at in good]
    said = _answered(say, seen, [answer for _, answer in answers])
    return said, _as_one_speech(say, shown) if shown else ""


def _answered(say: Words, seen: DealView, answers: Sequence[SeenAnswer]) -> str:
    if not seen.rules.calls.better_told:
        return _as_one_speech(say, [say("talk-answers", kind=one.kind, verdict=one.verdict) for one in answers])
    better = [_group_said(say, seen, one.kind, one.better) for one in answers if one.better]
    return _as_one_speech(say, [say("talk-better", said=better[0]), *better[1:]]) if better else say("talk-good")


def _as_one_speech(say: Words, phrases: Sequence[str]) -> str:
    sentences = map(card_text.capital, phrases)
    return _named(say, reduce(lambda said, next_: say("talk-and-then", before=said, after=next_), sentences))


def answer_said(say: Words, seen: DealView, at: int, scores: Scores) -> Iterator[str]:
    """Yields what the players say in turn after a call: tie-break, verdict, cards shown."""
    answer, call = seen.actions[at], call_answered(seen, at)
    assert isinstance(answer, SeenAnswer)  # noqa: S101 - for the type
    if answer.asked and call.tiebreak is not None:
        yield say(_ASKS[call.kind])
        yield _named(say, _tiebreak(say, call.kind, call.number, call.tiebreak))
    yield _verdict(say, answer)
    if answer.verdict is not Verdict.NOT_GOOD and call.number:
        yield _named(say, _shows(say, seen, at, scores))


def _verdict(say: Words, answer: SeenAnswer) -> str:
    if answer.better is None:
        return say(f"talk-{answer.verdict}")
    number = answer.better.number or answer.better.tiebreak or 0
    return say("talk-not-good-told", number=card_text.in_words(say, number))


def _shows(say: Words, seen: DealView, at: int, scores: Scores) -> str:
    answer, call = seen.actions[at], call_answered(seen, at)
    assert isinstance(answer, SeenAnswer)  # noqa: S101 - for the type
    shown = _shown(say, seen, call.kind, _public_groups(call, answer.verdict), seen.actions[:at])
    return _counting(say, shown, scores[at]) if answer.verdict is Verdict.GOOD else shown


def reckoned_groups(say: Words, seen: DealView, places: Sequence[int]) -> list[str]:
    """Returns a line for each group that younger reckons: ``Four tens · 14``."""
    calls = [call for at in places if isinstance(call := seen.actions[at], SeenCall)]
    groups = [(call.kind, Hand.of(group)) for call in calls for group in call.groups or ()]
    before = seen.actions[: places[0]]
    return [
        card_text.worth_line(say, _reckoned(say, seen, kind, group, before), value(kind, group))
        for kind, group in groups
    ]


def _counting(say: Words, said: str, score: int) -> str:
    # Both players repeat elder's score aloud (Cavendish).
    return say("talk-counting", said=said, **{"reached-name": card_text.in_words(say, score)})


def _public_groups(call: SeenCall, verdict: Verdict) -> list[Hand]:
    groups = [Hand.of(group) for group in call.groups or ()]
    return {Verdict.GOOD: groups, Verdict.EQUAL: groups[:1], Verdict.NOT_GOOD: []}[verdict]


def _named(say: Words, named: str) -> str:
    return say("talk-named", named=card_text.capital(named))


def _tiebreak(say: Words, kind: Kind, number: int, tiebreak: int) -> str:
    match kind:
        case Kind.POINT:
            return card_text.in_words(say, tiebreak)
        case Kind.SEQUENCE:
            return card_text.sequence_height(say, number, Rank(tiebreak))
        case Kind.SET:
            return say("rank-names", rank=card_text.rank_key(Rank(tiebreak)))


def _shown(say: Words, seen: DealView, kind: Kind, groups: Sequence[Hand], before: Sequence[SeenAction]) -> str:
    match kind:
        case Kind.POINT:
            suit = card_text.suit_key(groups[0].top.suit)
            return say("talk-in-suit", suit=suit, ranks=card_text.ranks(say, groups[0]))
        case Kind.SEQUENCE:
            return card_text.listed(say, [card_text.sequence_shown(say, group) for group in groups])
        case Kind.SET:
            return card_text.listed(say, [_set(say, seen, group, before, of=groups) for group in groups])


def _reckoned(say: Words, seen: DealView, kind: Kind, group: Hand, before: Sequence[SeenAction]) -> str:
    if kind is Kind.POINT:
        return card_text.label_of(say, kind, (group,))
    return _shown(say, seen, kind, [group], before)


def _set(say: Words, seen: DealView, group: Hand, before: Sequence[SeenAction], of: Sequence[Hand]) -> str:
    # Names a trio's missing card (Cavendish), unless all have seen it. Several trios are named by rank.
    rank = next(iter(group)).rank
    trios = len(of) > 1 and all(len(one) == 3 for one in of)
    named = say("rank-names", rank=card_text.rank_key(rank)) if trios else _set_said(say, seen, len(group), rank)
    left_out = card_text.missing(group)
    if left_out is None or left_out in _seen_by_all(before):
        return named
    return say("talk-set-without", named=named, card=card_text.face(say, left_out))


def _set_said(say: Words, seen: DealView, number: int, rank: Rank) -> str:
    return say("talk-set", number=number, rank=card_text.rank_key(rank), rules=seen.rules.name)


def _seen_by_all(actions: Iterable[SeenAction]) -> set[Card]:
    shown: set[Card] = set()
    calls: dict[Kind, SeenCall] = {}
    for action in actions:
        match action:
            case Play(card=card):
                shown.add(card)
            case SeenCall(kind=kind):
                calls[kind] = action
            case SeenAnswer(kind=kind, verdict=verdict):
                shown.update(*_public_groups(calls[kind], verdict))
            case _:
                pass
    return shown


def answers_a_word(before: SeenAction, action: SeenAction) -> bool:
    """Whether a bid or pass is written on the line of the action before it."""
    if isinstance(action, Yes | Pass):
        return isinstance(before, Bid | Pass)
    return isinstance(action, Bid) and isinstance(before, Pass)


def word_said(context: TalkContext, at: int) -> str:
    word, say = context.seen.actions[at], context.say
    match word:
        case Bid():
            numbers = {"tricks-name": context.number(word.tricks), "left-name": context.number(word.left)}
            said = capital(say("talk-bid-name", **numbers))
            return context.said(word.seat, say("talk-bid", said=said, value=word.value))
        case Yes():
            return context.said(word.seat, say("talk-yes"))
        case _:
            return context.said(word.seat, say("talk-stands" if _stands(context.seen, at) else "talk-pass"))


def _stands(seen: DealView, at: int) -> bool:
    said = [word for word in seen.actions[:at] if isinstance(word, Bid | Yes | Pass)]
    return len(said) > 1 and isinstance(said[-1], Pass)


def outcome_told(context: TalkContext, at: int) -> Iterator[str]:
    """After the auction's last bid, yields elder's contract, or the misère if both players passed."""
    seen, say = context.seen, context.say
    if at != _last_word(seen):
        return
    elder, other = context.names[seen.elder], context.names[seen.younger]
    if seen.bid is None:
        yield say("talk-misere", name=elder)
    else:
        numbers = {"tricks-name": context.number(seen.bid.tricks), "left-name": context.number(seen.bid.left)}
        yield say("talk-undertakes", name=elder, other=other, value=seen.bid.value, **numbers)


def _last_word(seen: DealView) -> int | None:
    if seen.stage is Stage.AUCTION:
        return None
    return max((at for at, word in enumerate(seen.actions) if isinstance(word, Bid | Yes | Pass)), default=None)

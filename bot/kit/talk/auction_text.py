"""Puts the auction of Counterpique into words: bids, passes, and the resulting contract or misère."""

from collections.abc import Iterator

from bot.kit.card_text import capital
from bot.kit.talk.talk_context import TalkContext
from bot.piquet.actions import Bid, Pass, Yes
from bot.piquet.deal import Stage
from bot.piquet.view import DealView, SeenAction


def answers_a_word(before: SeenAction, action: SeenAction) -> bool:
    """Whether a word of the auction answers the previous action, and so shares its line."""
    if isinstance(action, Yes | Pass):
        return isinstance(before, Bid | Pass)
    return isinstance(action, Bid) and isinstance(before, Pass)


def word_said(context: TalkContext, at: int) -> str:
    """The words at this index of the auction, with the speaker's name."""
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
    """Whether this pass answers another pass, so that the earlier bid counts."""
    said = [word for word in seen.actions[:at] if isinstance(word, Bid | Yes | Pass)]
    return len(said) > 1 and isinstance(said[-1], Pass)


def outcome_told(context: TalkContext, at: int) -> Iterator[str]:
    """Yields the result after the last word of an auction: the elder and their contract, or a misère."""
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
    """The index of the last word of the auction; None until it ends."""
    if seen.stage is Stage.AUCTION:
        return None
    return max((at for at, word in enumerate(seen.actions) if isinstance(word, Bid | Yes | Pass)), default=None)

"""The auction of Counterpique as it is spoken, and what comes of it."""

from collections.abc import Iterator

from bot.piquet.actions import Bid, Pass, Yes
from bot.piquet.deal import Stage
from bot.piquet.view import DealView, SeenAction
from bot.ui.kit.card_text import capital, in_words
from bot.ui.kit.words import Words
from bot.ui.talk.talk_context import Teller


def answers_a_word(before: SeenAction, action: SeenAction) -> bool:
    """Whether a word of the auction is said in the same breath as the one before it."""
    if isinstance(action, Yes | Pass):
        return isinstance(before, Bid | Pass)
    return isinstance(action, Bid) and isinstance(before, Pass)


def bid_said(words: Words, bid: Bid) -> str:
    """A bid as it is spoken: ``Seven–three``."""
    numbers = {"tricks-name": in_words(words, bid.tricks), "left-name": in_words(words, bid.left)}
    return capital(words("talk-bid-name", **numbers))


def word_said(teller: Teller, at: int) -> str:
    """What is said at this place of the auction, with the name of the speaker."""
    word, words = teller.seen.actions[at], teller.words
    match word:
        case Bid():
            return teller.said(word.seat, words("talk-bid", said=bid_said(words, word), value=word.value))
        case Yes():
            return teller.said(word.seat, words("talk-yes"))
        case _:
            return teller.said(word.seat, words("talk-stands" if _stands(teller.seen, at) else "talk-pass"))


def _stands(seen: DealView, at: int) -> bool:
    """Whether a pass lets a bid stand that he could match: the dealer has passed on it before."""
    said = [word for word in seen.actions[:at] if isinstance(word, Bid | Yes | Pass)]
    return len(said) > 1 and isinstance(said[-1], Pass)


def outcome_told(teller: Teller, at: int) -> Iterator[str]:
    """After the last word of an auction: who is elder and what he has undertaken, or that it is a misère."""
    seen, words = teller.seen, teller.words
    if at != _last_word(seen):
        return
    elder, other = teller.names[seen.elder], teller.names[seen.younger]
    if seen.bid is None:
        yield words("talk-misere", name=elder)
    else:
        numbers = {"tricks-name": teller.number(seen.bid.tricks), "left-name": teller.number(seen.bid.left)}
        yield words("talk-undertakes", name=elder, other=other, value=seen.bid.value, **numbers)


def _last_word(seen: DealView) -> int | None:
    """Where the last word of the auction was said; None while it goes on."""
    if seen.stage is Stage.AUCTION:
        return None
    return max((at for at, word in enumerate(seen.actions) if isinstance(word, Bid | Yes | Pass)), default=None)

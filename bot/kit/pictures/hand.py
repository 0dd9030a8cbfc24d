"""Draws a hand as a fan by suit, with the cards taken from the talon raised."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from bot.kit.card_text import ranks, suit_key
from bot.kit.pictures import palette
from bot.kit.pictures.canvas import Canvas
from bot.kit.pictures.cards import LARGE, CardStyle
from bot.kit.pictures.fan import RAISED, by_suit, fan
from bot.kit.pictures.picture import Picture, alt_text
from bot.kit.words import Words
from bot.piquet.cards import Hand
from bot.piquet.view import DealView

_ONE_ROW: Final = 7
"""The largest number of cards that are easy to see in one row on a phone."""
_MARGIN: Final = 24
_UPPER: Final = 190
"""The visible height of the upper row, in pixels."""
_CAPTION: Final = 50
NAME: Final = "hand.png"
REMEMBERED: Final = 64
"""The number of cached pictures of hands, about 25 KB each."""


def hand_picture(say: Words, seen: DealView, *, four: bool) -> Picture:
    """The picture of the reader's own hand, with two or ``four`` colours of suits."""
    taken = Hand.of(seen.taken) & seen.hand
    drawn = _drawn(seen.hand, taken, say("picture-taken") if taken else "", CardStyle.of(say, four=four))
    return Picture(NAME, drawn, _alt(say, seen.hand, taken))


@lru_cache(REMEMBERED)
def _drawn(hand: Hand, taken: Hand, legend: str, style: CardStyle) -> bytes:
    """The PNG file, cached because a hand is shown again after each choice before a decision."""
    rows = _rows(by_suit(hand))
    above = _MARGIN + (RAISED if taken else 0)
    caption = _CAPTION if taken else 0
    canvas = Canvas(above + (len(rows) - 1) * _UPPER + LARGE.height + _MARGIN + caption, palette.FELT)
    for place, suits in enumerate(rows):
        fan(canvas, suits, LARGE, above + place * _UPPER, taken, style)
    if taken:
        _legend(canvas, legend)
    return canvas.png()


def _rows(suits: Sequence[Hand]) -> list[Sequence[Hand]]:
    """The suits in one row, or in two rows of similar length."""
    lengths = list(accumulate(map(len, suits)))
    if not lengths or lengths[-1] <= _ONE_ROW:
        return [suits]
    cut = min(range(len(suits)), key=lambda place: max(lengths[place], lengths[-1] - lengths[place])) + 1
    return [suits[:cut], suits[cut:]]


def _legend(canvas: Canvas, text: str) -> None:
    base = canvas.image.height - 25
    canvas.rounded(_MARGIN + 6, base - 18, 48, 10, palette.GOLD, 4)
    canvas.write(text, _MARGIN + 66, base, 38, (palette.FELT, palette.MINT))


def _alt(say: Words, hand: Hand, taken: Hand) -> str:
    said = [say("picture-hand", cards=in_suits(say, hand))]
    if taken:
        said.append(say("picture-hand-taken", cards=in_suits(say, taken)))
    return alt_text(" ".join(said))


def in_suits(say: Words, hand: Hand) -> str:
    """Cards in words, suit by suit: ``spades A K 10; hearts Q``."""
    return "; ".join(
        say("picture-suit", suit=suit_key(next(iter(cards)).suit), ranks=ranks(say, cards)) for cards in by_suit(hand)
    )

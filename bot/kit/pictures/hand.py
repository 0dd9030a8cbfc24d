"""Draws a hand in rows of overlapping cards, by suit."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from PIL import Image

from bot.kit.card_text import ranks, suit_key
from bot.kit.pictures import cards, palette
from bot.kit.pictures.canvas import WIDTH, Canvas
from bot.kit.pictures.cards import LARGE, CardStyle, Size
from bot.kit.pictures.picture import Picture, alt_text
from bot.kit.words import Words
from bot.piquet.cards import Hand, Suit
from bot.piquet.view import DealView

_ONE_ROW: Final = 7
"""More cards are hard to see on a phone."""
_UPPER: Final = 190
_CAPTION: Final = 50
NAME: Final = "hand.png"
REMEMBERED: Final = 64
"""Cached pictures, 25 KB each."""
RAISED: Final = 20
"""How many pixels new cards are raised."""
_MARGIN: Final = 24
_SHADOW: Final = 5
_WIDEST: Final = 0.66
_BETWEEN: Final = 0.45


def hand_picture(say: Words, seen: DealView, *, four: bool) -> Picture:
    taken = Hand.of(seen.taken) & seen.hand
    drawn = _drawn(seen.hand, taken, say("picture-taken") if taken else "", CardStyle.of(say, four=four))
    return Picture(NAME, drawn, _alt(say, seen.hand, taken))


@lru_cache(REMEMBERED)
def _drawn(hand: Hand, taken: Hand, legend: str, style: CardStyle) -> bytes:
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
    """Lists cards by suit: ``spades A K 10; hearts Q``."""
    return "; ".join(
        say("picture-suit", suit=suit_key(next(iter(suit)).suit), ranks=ranks(say, suit)) for suit in by_suit(hand)
    )


def by_suit(hand: Hand) -> list[Hand]:
    return [hand.suited(suit) for suit in Suit if hand.suited(suit)]


def fan(canvas: Canvas, suits: Sequence[Hand], size: Size, top: int, raised: Hand, style: CardStyle) -> None:
    """Draws a centred row of overlapping cards. ``raised`` cards are higher and marked in gold."""
    steps = _steps(suits)
    strip = _strip(steps, size)
    left = (WIDTH - round(sum(steps) * strip) - size.width) // 2
    _face_up(canvas, suits, strip, size, left, top, raised, style)


def row(canvas: Canvas, shown: Sequence[Hand], hidden: int, size: Size, top: int, style: CardStyle) -> None:
    """Draws a centred row: cards face up by suit, then ``hidden`` cards face down."""
    steps = _steps(shown)
    step = round(size.width * (0.2 if shown else 0.36))
    folded = size.width + (hidden - 1) * step if hidden else 0
    gap = 26 if shown and hidden else 0
    room = WIDTH - 2 * _MARGIN - folded - gap - size.width
    strip = min(_strip(steps, size), room / sum(steps)) if steps else 0.0
    open_width = round(sum(steps) * strip) + size.width if shown else 0
    left = (WIDTH - open_width - gap - folded) // 2
    _face_up(canvas, shown, strip, size, left, top, Hand(), style)
    backs(canvas, hidden, size, left + open_width + gap, top, step)


def backs(canvas: Canvas, number: int, size: Size, left: int, top: int, step: int) -> None:
    for place in range(number):
        cards.lay(canvas, cards.back(size), size, left + place * step, top)


def _face_up(
    canvas: Canvas, suits: Sequence[Hand], strip: float, size: Size, left: int, top: int, raised: Hand, style: CardStyle
) -> None:
    at, before = float(left), None
    for card, step in zip([card for suit in suits for card in suit], [*_steps(suits), 0.0], strict=False):
        above = top - RAISED if card in raised else top
        _shadow(canvas, round(at), above, size, before)
        cards.lay(canvas, cards.face(card, size, style), size, round(at), above)
        if card in raised:
            # A gold tab on the upper edge.
            canvas.rounded(round(at) + 12, above, size.strip - 18, round(size.height * 0.04), palette.GOLD, 4)
        at, before = at + step * strip, above


def _steps(suits: Sequence[Hand]) -> list[float]:
    steps = [1.0 + (_BETWEEN if last else 0.0) for suit in suits for last in [*[False] * (len(suit) - 1), True]]
    return steps[:-1]


def _strip(steps: Sequence[float], size: Size) -> float:
    room = WIDTH - 2 * _MARGIN - size.width
    return min(size.width * _WIDEST, room / sum(steps)) if steps else 0.0


def _shadow(canvas: Canvas, left: int, top: int, size: Size, before: int | None) -> None:
    canvas.rounded(left, top + 6, size.width, size.height, palette.SHADE, round(size.width * 0.08))
    if before is not None:
        first, last = max(top, before) + 4, min(top, before) + size.height - 4
        shade = _shade(size)
        canvas.tile(shade.crop((0, 0, _SHADOW, last - first)), left - _SHADOW, first)


def _shade(size: Size) -> Image.Image:
    steps = palette.steps(palette.IVORY, palette.EDGE)
    line = bytes(steps[round(255 * 0.55 * (place + 1) / _SHADOW)] for place in range(_SHADOW))
    return Image.frombytes("P", (_SHADOW, size.height), line * size.height)

"""Draws playing cards, once per size and style."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from bot.kit.card_text import letter
from bot.kit.pictures import courts, fonts, palette, shapes
from bot.kit.pictures.canvas import Canvas
from bot.kit.pictures.palette import Colour
from bot.kit.words import Words
from bot.piquet.cards import Card, Rank, Suit

_FINER: Final = 3
"""Draws this many times larger, then scales down, for smooth edges."""


@dataclass(frozen=True, slots=True)
class Size:
    """A card's measures in pixels. ``letter`` is the rank in the corner, ``pip`` the suit symbol below it."""

    width: int
    height: int
    letter: int
    pip: int

    @property
    def strip(self) -> int:
        return round(self.letter * 1.04) + 6


LARGE: Final = Size(168, 236, 62, 45)
SMALL: Final = Size(113, 158, 42, 31)

_SIDES: Final = (0.0, 1.0)
_SIX: Final = tuple((x, y / 2) for x in _SIDES for y in range(3))
_EIGHT: Final = tuple((x, y / 3) for x in _SIDES for y in range(4))
_PIPS: Final = {
    Rank.ACE: ((0.5, 0.5),),
    Rank.SEVEN: (*_SIX, (0.5, 0.25)),
    Rank.EIGHT: (*_SIX, (0.5, 0.25), (0.5, 0.75)),
    Rank.NINE: (*_EIGHT, (0.5, 0.5)),
    Rank.TEN: (*_EIGHT, (0.5, 1 / 6), (0.5, 5 / 6)),
}


@dataclass(frozen=True, slots=True)
class CardStyle:
    """Two or four suit colours, and a language's rank letters."""

    four: bool
    letters: Mapping[Rank, str] = field(compare=False)
    language: str

    @staticmethod
    def of(say: Words, *, four: bool) -> "CardStyle":
        return CardStyle(four, {rank: letter(say, rank) for rank in Rank}, say.language)


@cache
def face(card: Card, size: Size, style: CardStyle) -> Image.Image:
    ink = palette.ink_of(card.suit, four=style.four)
    return palette.reduced(_Face(card, size, ink, style.letters[card.rank]).drawn())


@cache
def back(size: Size) -> Image.Image:
    width, height = size.width * _FINER, size.height * _FINER
    drawn = Image.new("RGB", (width, height), palette.IVORY)
    pen = ImageDraw.Draw(drawn)
    _edge(pen, width, height, size)
    inset = 9 * _FINER
    pen.rounded_rectangle((inset, inset, width - inset, height - inset), 7 * _FINER, fill=palette.WINE)
    step = 15 * _FINER
    light = palette.blend(palette.IVORY, palette.WINE, 2 / 3)
    for column in range(1, width // step + 1):
        for row in range(1, height // step + 2):
            x, y = column * step - step * (row % 2) // 2, row * step - step // 2
            if inset * 1.7 < x < width - inset * 1.7 and inset * 1.7 < y < height - inset * 1.7:
                box = (x - 5 * _FINER, y - 6 * _FINER, 10 * _FINER, 12 * _FINER)
                shapes.fill(pen, shapes.SUITS[Suit.DIAMONDS], box, light)
    return palette.reduced(drawn.resize((size.width, size.height), Image.Resampling.BOX))


@cache
def outline(size: Size) -> Image.Image:
    found = Image.new("1", (size.width, size.height))
    ImageDraw.Draw(found).rounded_rectangle((0, 0, size.width - 1, size.height - 1), _corner(size), fill=1)
    return found


def lay(canvas: Canvas, tile: Image.Image, size: Size, left: int, top: int) -> None:
    canvas.tile(tile, left, top, outline(size))


def _corner(size: Size) -> int:
    return round(size.width * 0.08)


def _edge(pen: ImageDraw.ImageDraw, width: int, height: int, size: Size) -> None:
    box = (0, 0, width - 1, height - 1)
    pen.rounded_rectangle(box, _corner(size) * _FINER, outline=palette.EDGE, width=2 * _FINER)


class _Face:
    def __init__(self, card: Card, size: Size, colour: Colour, rank: str) -> None:
        self._card, self._size, self._colour, self._rank = card, size, colour, rank
        self._shape = shapes.SUITS[card.suit]
        self._image = Image.new("RGB", (size.width * _FINER, size.height * _FINER), palette.IVORY)
        self._pen = ImageDraw.Draw(self._image)

    def drawn(self) -> Image.Image:
        court = self._card.rank in courts.COURTS
        self._index()
        if court:
            self._figure()
        else:
            self._pips()
        _edge(self._pen, self._image.width, self._image.height, self._size)
        drawn = self._image.resize((self._size.width, self._size.height), Image.Resampling.BOX)
        # A court card shows its index and its figure both ways up.
        return ImageChops.darker(drawn, drawn.transpose(Image.Transpose.ROTATE_180)) if court else drawn

    def _index(self) -> None:
        size = self._size
        middle, top = (3 + size.strip / 2) * _FINER, round(size.height * 0.058) * _FINER
        rank = _narrow(self._rank, size)
        self._image.paste(self._colour, (round(middle - rank.width / 2), top), rank)
        pip = size.pip * _FINER
        box = (middle - pip / 2, top + size.letter * 0.91 * _FINER, pip, pip)
        shapes.fill(self._pen, self._shape, box, self._colour)

    def _pips(self) -> None:
        size, finer = self._size, _FINER
        part = 0.46 if self._card.rank is Rank.ACE else 0.15
        pip, room = size.width * part, size.width - size.strip - 16
        left, right = size.strip + pip / 2 + 5, size.width - pip / 2 - 10
        if self._card.rank is Rank.ACE:
            left, right = size.strip + room / 2, size.strip + room / 2
        top, foot = size.height * 0.13, size.height * 0.87
        for x, y in _PIPS[self._card.rank]:
            at = left + x * (right - left) - pip / 2, top + y * (foot - top) - pip / 2
            shapes.fill(self._pen, self._shape, (at[0] * finer, at[1] * finer, pip * finer, pip * finer), self._colour)

    def _figure(self) -> None:
        scale = self._size.width / courts.CARD * _FINER
        drawn = courts.figure(self._card.rank, self._card.suit, self._colour, scale)
        self._image.paste(drawn, (round(8 * scale), round(self._image.height - 8 * scale) - drawn.height))


@cache
def _narrow(rank: str, size: Size) -> Image.Image:
    drawn = fonts.mask(rank, round(size.letter * _FINER * 0.98), bold=True)
    box = drawn.getbbox()
    assert box is not None  # noqa: S101 - a rank has letters
    drawn = drawn.crop(box)
    room = round(size.letter * 0.86) * _FINER
    return drawn if drawn.width <= room else drawn.resize((room, drawn.height), Image.Resampling.LANCZOS)

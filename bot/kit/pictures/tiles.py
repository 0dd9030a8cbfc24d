"""Draws the card emoji; ``python -m bot.kit.pictures.tiles`` writes them to ``data/emoji``."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.kit import card_emoji
from bot.kit.card_emoji import BACK, COLOURED, LETTERS, emoji_name
from bot.kit.pictures import fonts, palette, shapes
from bot.kit.pictures.palette import Colour
from bot.piquet.cards import Suit

SIDE: Final = 128
"""Pixels; Discord stores no larger emoji."""
_FINER: Final = 4
_COLOURS: Final = 32
"""More make no visible difference at this size."""

_CORNER: Final = 20
_EDGE: Final = 4
_FRAME: Final = 10
_RANK: Final = (12, 22, 52, 84)
"""Left, top, width, height. A line shows a tile 22 pixels high, so a rank is as tall as fits."""
_BOLDER: Final = 3
"""Narrow letters get thin strokes."""
_PIP: Final = (65, 36, 54, 58)
_WEAVE: Final = 4


def draw_tiles() -> Iterator[tuple[str, bytes]]:
    for letter in LETTERS:
        for suit in Suit:
            for four in (False, True) if suit in COLOURED else (False,):
                for gold in (False, True):
                    yield emoji_name(letter, suit, four=four, gold=gold), _png(_face(letter, suit, four, gold))
    yield BACK, _png(_back())


def write_tiles() -> None:
    card_emoji.FOLDER.mkdir(exist_ok=True)
    for path in card_emoji.FOLDER.glob("*.png"):
        path.unlink()
    for name, data in draw_tiles():
        card_emoji.path_of(name, data).write_bytes(data)


def _face(letter: str, suit: Suit, four: bool, gold: bool) -> Image.Image:
    image = _blank(palette.GOLD, _FRAME) if gold else _blank(palette.EDGE, _EDGE)
    ink = palette.ink_of(suit, four=four)
    left, top, width, height = (side * _FINER for side in _RANK)
    rank = _rank(letter, width, height)
    image.paste(ink, (left + (width - rank.width) // 2, top), rank)
    left, top, width, height = (side * _FINER for side in _PIP)
    shapes.fill(ImageDraw.Draw(image), shapes.SUITS[suit], (left, top, width, height), ink)
    return image


@cache
def _rank(letter: str, width: int, height: int) -> Image.Image:
    drawn = fonts.mask(letter, height, bold=True)
    drawn = drawn.crop(drawn.getbbox())
    bolder = _BOLDER * _FINER
    narrow = drawn.resize((min(width - bolder, drawn.width * height // drawn.height), height), Image.Resampling.LANCZOS)
    found = Image.new("L", (narrow.width + bolder, height))
    for shift in range(bolder + 1):
        found.paste(255, (shift, 0), narrow)
    return found


def _back() -> Image.Image:
    image = _blank(palette.EDGE, _EDGE)
    pen = ImageDraw.Draw(image)
    inset, end = 12 * _FINER, (SIDE - 12) * _FINER
    pen.rounded_rectangle((inset, inset, end - 1, end - 1), 10 * _FINER, fill=palette.WINE)
    light = palette.blend(palette.IVORY, palette.WINE, 0.6)
    step = (end - inset) / _WEAVE
    for row in range(_WEAVE):
        for column in range(_WEAVE):
            box = (inset + (column + 0.2) * step, inset + (row + 0.12) * step, 0.6 * step, 0.76 * step)
            shapes.fill(pen, shapes.SUITS[Suit.DIAMONDS], box, light)
    return image


def _blank(edge: Colour, width: int) -> Image.Image:
    image = Image.new("RGBA", (SIDE * _FINER, SIDE * _FINER))
    box = (_FINER, _FINER, (SIDE - 1) * _FINER - 1, (SIDE - 1) * _FINER - 1)
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle(box, _CORNER * _FINER, fill=palette.IVORY, outline=edge, width=width * _FINER)
    return image


def _png(image: Image.Image) -> bytes:
    # Undrawn pixels are black, and would darken the corners if averaged without opacity.
    small = image.convert("RGBa").resize((SIDE, SIDE), Image.Resampling.BOX).convert("RGBA")
    file = BytesIO()
    small.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


if __name__ == "__main__":
    write_tiles()

"""Letters for pictures: Pillow's own font (Aileron, in the public domain), else DejaVu or Noto if installed."""

import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

Font = ImageFont.FreeTypeFont

_PLACES: Final = (
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
    "/usr/share/fonts/TTF/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc",
)
"""Where systems install DejaVu and Noto, which are free as well."""
_UNKNOWN: Final = "\uffff"
"""A character that no font has: it shows what each font draws for a missing letter."""
_ALIKE: Final = str.maketrans({"–": "-", "—": "-", "−": "-", "×": "x", "’": "'"})
"""Characters that Pillow's font lacks, and what stands in for them."""


@cache
def _own(size: int) -> Font:
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)  # noqa: S101 - with a size it is one
    return font


@cache
def _found(size: int) -> tuple[Font, ...]:
    return tuple(ImageFont.truetype(path, size) for path in _PLACES if Path(path).is_file())


def _fonts(size: int) -> tuple[Font, ...]:
    return (_own(size), *_found(size))


_SAMPLE: Final = 24


@lru_cache(4096)
def _font_for(letter: str) -> int | None:
    """The index of the first font that has a letter; None if none has."""
    for place, font in enumerate(_fonts(_SAMPLE)):
        if letter == " " or bytes(font.getmask(letter)) != bytes(font.getmask(_UNKNOWN)):
            return place
    return None


def drawable(text: str) -> str:
    """The text without what no font has; letters with accents lose the accent before they are left out."""
    plain = " ".join("".join(map(_drawable, unicodedata.normalize("NFC", text))).split())
    return plain if any(letter.isalnum() for letter in plain) else ""


def _drawable(letter: str) -> str:
    for one in (letter, letter.translate(_ALIKE), unicodedata.normalize("NFKD", letter)[:1]):
        if _font_for(one) is not None and (one == " " or one.isprintable()):
            return one
    return ""


@lru_cache(512)
def mask(text: str, size: int, weight: int = 0) -> Image.Image:
    """The ink of a line of text, 0 to 255, as high as every line of this size.

    ``size`` is in pixels; ``weight`` adds so many pixels of ink around each letter.
    """
    # The added ink narrows the gaps between words.
    runs = _runs(text.replace(" ", "  ") if weight else text)
    lengths = [_fonts(size)[font].getlength(part) + 2 * weight for font, part in runs]
    found = Image.new("L", (max(1, round(sum(lengths))), height(size)))
    pen, x = ImageDraw.Draw(found), float(weight)
    for (font, part), length in zip(runs, lengths, strict=True):
        pen.text((x, size), part, fill=255, font=_fonts(size)[font], anchor="ls", stroke_width=weight)
        x += length
    return found


def _runs(text: str) -> list[tuple[int, str]]:
    """The text in runs of one font; a single run if one font has all letters."""
    needed = [_font_for(letter) or 0 for letter in text]
    for place in range(len(_fonts(_SAMPLE))):
        if all(_has(place, letter) for letter in text):
            return [(place, text)]
    return [
        (font, "".join(letter for _, letter in run))
        for font, run in groupby(zip(needed, text, strict=True), key=lambda one: one[0])
    ]


@lru_cache(8192)
def _has(place: int, letter: str) -> bool:
    font = _fonts(_SAMPLE)[place]
    return letter == " " or bytes(font.getmask(letter)) != bytes(font.getmask(_UNKNOWN))


def height(size: int) -> int:
    """The height of a line, from its accents to the foot of a ``g``; the baseline is ``size`` below the top."""
    return round(size * 1.3)


def length(text: str, size: int, weight: int = 0) -> int:
    """The width of a line of text."""
    return mask(text, size, weight).width


def fitted(text: str, size: int, room: int, weight: int = 0) -> str:
    """The drawable text, cut with an ellipsis if it is wider than ``room``."""
    whole = drawable(text)
    if length(whole, size, weight) <= room:
        return whole
    while whole and length(whole + "…", size, weight) > room:
        whole = whole[:-1]
    return whole.rstrip() + "…"

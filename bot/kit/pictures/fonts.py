"""Letters for pictures: Pillow's own font (Aileron, in the public domain), else DejaVu or Noto if installed.

Pillow's font has no letters with accents. They are put together of a letter and a mark, so that every machine draws
German and French.
"""

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
_ALIKE: Final = str.maketrans(
    {"–": "-", "—": "-", "−": "-", "×": "x", "’": "'", "„": "“", "ß": "ss", "œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae"}
)
"""Characters that Pillow's font lacks, and what stands in for them."""
_DIAERESIS: Final = "\u0308"
_CEDILLA: Final = "\u0327"
_STROKES: Final = {
    "\u0300": ((-0.11, 1.0), (0.09, 0.0)),
    "\u0301": ((-0.09, 0.0), (0.11, 1.0)),
    "\u0302": ((-0.15, 0.0), (0.0, 1.0), (0.15, 0.0)),
    "\u0303": ((-0.18, 0.2), (-0.08, 0.7), (0.08, 0.3), (0.18, 0.8)),
}
"""Accents as lines: across, in parts of the size of the letters, and upwards, from 0 to 1."""
_MARKS: Final = frozenset({*_STROKES, _DIAERESIS, _CEDILLA})
"""The accents that can be drawn around a letter of Pillow's font."""
_RISE: Final = 0.15
"""The height of an accent, in parts of the size of the letters."""


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
    return next((place for place in range(len(_fonts(_SAMPLE))) if _has(place, letter)), None)


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
    plain = [part if font else "".join(_parted(letter)[0] for letter in part) for font, part in runs]
    lengths = [_fonts(size)[font].getlength(part) + 2 * weight for (font, _), part in zip(runs, plain, strict=True)]
    found = Image.new("L", (max(1, round(sum(lengths))), height(size)))
    pen, x = ImageDraw.Draw(found), float(weight)
    for (font, part), bare, length in zip(runs, plain, lengths, strict=True):
        pen.text((x, size), bare, fill=255, font=_fonts(size)[font], anchor="ls", stroke_width=weight)
        if bare != part:
            _write_marks(pen, part, x, size, weight)
        x += length
    return found


def _parted(letter: str) -> tuple[str, str]:
    """A letter and its accent, if Pillow's font has the letter and the accent can be drawn; else the letter alone."""
    base, mark = (*unicodedata.normalize("NFD", letter), "", "")[:2]
    # An i or a j would keep its dot below the accent.
    return (base, mark) if mark in _MARKS and base.isascii() and base not in "ij" else (letter, "")


def _write_marks(pen: ImageDraw.ImageDraw, text: str, x: float, size: int, weight: int) -> None:
    """The accents of a line in Pillow's font that begins at ``x``."""
    font, before = _own(size), ""
    for letter in text:
        base, mark = _parted(letter)
        if mark:
            left, top, right, bottom = font.getbbox(base, anchor="ls")
            middle = x + font.getlength(before) + (left + right) / 2
            _write_mark(pen, mark, middle, (size + top, size + bottom), size, weight)
        before += base


def _write_mark(
    pen: ImageDraw.ImageDraw, mark: str, middle: float, letter: tuple[float, float], size: int, weight: int
) -> None:
    """An accent above or below a letter whose top and bottom are given."""
    top, bottom = letter
    gap = size * 0.07 + weight
    if mark == _DIAERESIS:
        radius, apart = size * 0.055 + weight / 2, size * 0.13
        for x in (middle - apart, middle + apart):
            pen.ellipse((x - radius, top - gap - 2 * radius, x + radius, top - gap), fill=255)
    elif mark == _CEDILLA:
        font = _own(round(size * 0.75))
        left, high, right, _ = font.getbbox(",", anchor="ls")
        pen.text((middle - (left + right) / 2, bottom - high), ",", fill=255, font=font, anchor="ls")
    else:
        line = [(middle + across * size, top - gap - up * _RISE * size) for across, up in _STROKES[mark]]
        pen.line(line, fill=255, width=max(2, round(size * 0.08)) + weight, joint="curve")


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
    return letter == " " or bytes(font.getmask(_parted(letter)[0] if place == 0 else letter)) != bytes(
        font.getmask(_UNKNOWN)
    )


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

"""Letters: Pillow's own font (Aileron, in the public domain), and for what it lacks one that the machine has."""

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
"""Where systems keep DejaVu and Noto, whose letters are free as well."""
_UNKNOWN: Final = "\uffff"
"""What no font has a letter for: it shows what each draws then."""
_ALIKE: Final = str.maketrans({"–": "-", "—": "-", "−": "-", "×": "x", "’": "'"})
"""What Pillow's font lacks, and can be said by another letter."""


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
    """Which of the fonts has a letter; None where none has."""
    for place, font in enumerate(_fonts(_SAMPLE)):
        if letter == " " or bytes(font.getmask(letter)) != bytes(font.getmask(_UNKNOWN)):
            return place
    return None


def drawable(text: str) -> str:
    """A text as it can be drawn: what no font has is left out, letters with accents go without them before that."""
    plain = " ".join("".join(map(_drawable, unicodedata.normalize("NFC", text))).split())
    return plain if any(letter.isalnum() for letter in plain) else ""


def _drawable(letter: str) -> str:
    for one in (letter, letter.translate(_ALIKE), unicodedata.normalize("NFKD", letter)[:1]):
        if _font_for(one) is not None and (one == " " or one.isprintable()):
            return one
    return ""


@lru_cache(512)
def mask(text: str, size: int, weight: int = 0) -> Image.Image:
    """How strong the ink is where a line of text is written, 0 to 255; as high as every line of this size.

    ``size`` in dots, ``weight`` so many dots more of ink around each letter.
    """
    # The ink around the letters makes the gaps between words smaller.
    runs = _runs(text.replace(" ", "  ") if weight else text)
    lengths = [_fonts(size)[font].getlength(part) + 2 * weight for font, part in runs]
    found = Image.new("L", (max(1, round(sum(lengths))), height(size)))
    pen, x = ImageDraw.Draw(found), float(weight)
    for (font, part), length in zip(runs, lengths, strict=True):
        pen.text((x, size), part, fill=255, font=_fonts(size)[font], anchor="ls", stroke_width=weight)
        x += length
    return found


def _runs(text: str) -> list[tuple[int, str]]:
    """The text in pieces of one font: in one piece where a font has all of it."""
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
    """How high a line is, from the top of its accents to the foot of a ``g``; its base is ``size`` below its top."""
    return round(size * 1.3)


def length(text: str, size: int, weight: int = 0) -> int:
    """How long a line is."""
    return mask(text, size, weight).width


def fitted(text: str, size: int, room: int, weight: int = 0) -> str:
    """The text as can be drawn, and as long as there is room for, with an ellipsis where it was cut."""
    whole = drawable(text)
    if length(whole, size, weight) <= room:
        return whole
    while whole and length(whole + "…", size, weight) > room:
        whole = whole[:-1]
    return whole.rstrip() + "…"

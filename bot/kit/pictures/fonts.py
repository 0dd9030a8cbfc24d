"""Draws and measures text in Noto Sans (Latin, Greek and Cyrillic)."""

import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

_FOLDER: Final = Path(__file__).with_name("noto")
_MISSING: Final = "\uffff"
"""Drawn as the font's box for missing characters."""
_SAMPLE: Final = 24


@cache
def _font(size: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FOLDER / f"NotoSans-{'Bold' if bold else 'Regular'}.ttf", size)


@lru_cache(4096)
def _has(letter: str) -> bool:
    font = _font(_SAMPLE, bold=False)
    return letter == " " or bytes(font.getmask(letter)) != bytes(font.getmask(_MISSING))


def drawable(text: str) -> str:
    """Removes characters missing from the font. A missing accented letter becomes its base letter."""
    plain = " ".join("".join(map(_drawable, unicodedata.normalize("NFC", text))).split())
    return plain if any(letter.isalnum() for letter in plain) else ""


def _drawable(letter: str) -> str:
    for one in (letter, unicodedata.normalize("NFKD", letter)[:1]):
        if one.isprintable() and _has(one):
            return one
    return ""


@lru_cache(512)
def mask(text: str, size: int, *, bold: bool = False) -> Image.Image:
    """Draws text as a mask with values from 0 to 255. The mask's height depends only on ``size``."""
    font = _font(size, bold=bold)
    found = Image.new("L", (max(1, round(font.getlength(text))), height(size)))
    ImageDraw.Draw(found).text((0, size), text, fill=255, font=font, anchor="ls")
    return found


def height(size: int) -> int:
    """Returns a text line's height in pixels, from accents to descenders. The baseline is ``size`` below the top."""
    return round(size * 1.3)


def length(text: str, size: int, *, bold: bool = False) -> int:
    return mask(text, size, bold=bold).width


def largest(text: str, sizes: Sequence[int], room: int, *, bold: bool = False) -> int:
    """Returns the first of ``sizes`` at which the text fits into ``room`` pixels, else the last size."""
    return next((size for size in sizes if length(drawable(text), size, bold=bold) <= room), sizes[-1])


def fitted(text: str, size: int, room: int, *, bold: bool = False) -> str:
    """Shortens a text to ``room`` pixels, with an ellipsis."""
    whole = drawable(text)
    if length(whole, size, bold=bold) <= room:
        return whole
    while whole and length(whole + "…", size, bold=bold) > room:
        whole = whole[:-1]
    return whole.rstrip() + "…"

"""A picture to draw on."""

import zlib
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.kit.pictures import fonts, palette
from bot.kit.pictures.palette import Colour

_RUNS, _ANY = zlib.Z_RLE, zlib.Z_DEFAULT_STRATEGY
WIDTH: Final = 800
"""Pixels; a phone scales 36 to about 14."""
_QUICK: Final = 2
"""Level 4 takes half as long again and saves one eighth."""


class Canvas:
    """A picture in the palette's colours. Positions are pixels from the top left corner."""

    def __init__(self, height: int, ground: Colour, width: int = WIDTH) -> None:
        self.image = Image.new("P", (width, height), palette.place(ground))
        self.image.putpalette(palette.FLAT)
        self._pen = ImageDraw.Draw(self.image)

    def block(self, left: int, top: int, width: int, height: int, colour: Colour) -> None:
        self._pen.rectangle(_box(left, top, width, height), fill=palette.place(colour))

    def rounded(self, left: int, top: int, width: int, height: int, colour: Colour, radius: int = 12) -> None:
        self._pen.rounded_rectangle(_box(left, top, width, height), radius, fill=palette.place(colour))

    def frame(self, left: int, top: int, width: int, height: int, colour: Colour, radius: int = 12) -> None:
        self._pen.rounded_rectangle(_box(left, top, width, height), radius, outline=palette.place(colour), width=3)

    def tile(self, tile: Image.Image, left: int, top: int, through: Image.Image | None = None) -> None:
        self.image.paste(tile, (left, top), through)

    def write(
        self,
        text: str,
        x: int,
        base: int,
        size: int,
        on: tuple[Colour, Colour],
        *,
        bold: bool = False,
        anchor: float = 0.0,
    ) -> int:
        """Writes a line of text in the colours ``on`` (background, letters), with its baseline at ``base``.

        ``x`` is the line's start for ``anchor`` 0, its centre for 0.5, its end for 1. Returns the line's width.
        """
        if not text:
            return 0
        line = _line(text, size, on, bold=bold)
        self.image.paste(line, (round(x - anchor * line.width), base - size))
        return line.width

    def png(self, *, without_cards: bool = False) -> bytes:
        """Returns a PNG file. For a picture ``without_cards``, a faster compression is enough."""
        file = BytesIO()
        strategy = _RUNS if without_cards else _ANY
        self.image.save(file, "PNG", compress_level=_QUICK, compress_type=strategy)
        return file.getvalue()


def _box(left: int, top: int, width: int, height: int) -> tuple[int, int, int, int]:
    return left, top, left + width - 1, top + height - 1


@lru_cache(512)
def _line(text: str, size: int, on: tuple[Colour, Colour], *, bold: bool) -> Image.Image:
    found = fonts.mask(fonts.drawable(text), size, bold=bold).point(palette.steps(*on))
    return Image.frombytes("P", found.size, found.tobytes())

"""What pictures are drawn on: an image in the colours of the palette, with the few strokes that they need."""

from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.pictures import fonts, palette
from bot.ui.pictures.palette import Colour

WIDTH: Final = 880
"""Dots from left to right: two and a half for each that a phone shows."""
_QUICK: Final = 3
"""How hard the file is pressed: harder takes twice as long for a third less."""


class Canvas:
    """An image that is being drawn. Places are dots from its left and its top."""

    def __init__(self, height: int, ground: Colour, width: int = WIDTH) -> None:
        self.image = Image.new("P", (width, height), palette.place(ground))
        self.image.putpalette(palette.FLAT)
        self._pen = ImageDraw.Draw(self.image)

    def block(self, left: int, top: int, width: int, height: int, colour: Colour) -> None:
        """A rectangle."""
        self._pen.rectangle((left, top, left + width - 1, top + height - 1), fill=palette.place(colour))

    def rounded(self, left: int, top: int, width: int, height: int, colour: Colour, radius: int = 12) -> None:
        """A rectangle with round corners."""
        box = (left, top, left + width - 1, top + height - 1)
        self._pen.rounded_rectangle(box, radius, fill=palette.place(colour))

    def frame(self, left: int, top: int, width: int, height: int, colour: Colour, radius: int = 12) -> None:
        """The edge of such a rectangle."""
        box = (left, top, left + width - 1, top + height - 1)
        self._pen.rounded_rectangle(box, radius, outline=palette.place(colour), width=3)

    def tile(self, tile: Image.Image, left: int, top: int, through: Image.Image | None = None) -> None:
        """A piece that is drawn already; ``through`` says where."""
        self.image.paste(tile, (left, top), through)

    def write(
        self,
        text: str,
        x: int,
        base: int,
        size: int,
        on: tuple[Colour, Colour],
        *,
        weight: int = 0,
        anchor: float = 0.0,
    ) -> int:
        """A line of text with its foot at ``base``, in an ink ``on`` a ground (ground, ink). Gives its length.

        ``anchor`` 0: from ``x`` on, 1: up to it, 0.5: with its middle there.
        """
        if not text:
            return 0
        line = _line(text, size, weight, on)
        self.image.paste(line, (round(x - anchor * line.width), base - size))
        return line.width

    def png(self) -> bytes:
        """The file."""
        file = BytesIO()
        self.image.save(file, "PNG", compress_level=_QUICK)
        return file.getvalue()


@lru_cache(512)
def _line(text: str, size: int, weight: int, on: tuple[Colour, Colour]) -> Image.Image:
    found = fonts.mask(text, size, weight).point(palette.steps(*on))
    return Image.frombytes("P", found.size, found.tobytes())

"""A picture to send, and the functions that draw one; they load Pillow at their first call."""

from importlib import import_module
from typing import Any, Final, NamedTuple

from bot.kit.words import shortened

LONGEST_ALT: Final = 1024
"""The most characters that Discord allows in the description of a picture."""


class Picture(NamedTuple):
    """A PNG file, its name, and a description for people who cannot see it."""

    name: str
    data: bytes
    alt: str


def alt_text(described: str) -> str:
    """The description, cut to the length that Discord allows."""
    return shortened(described, LONGEST_ALT)


class Drawing:
    """A function of a module in this folder."""

    def __init__(self, module: str, name: str) -> None:
        self._module, self.__name__ = f"{__package__}.{module}", name

    def __call__(self, *given: Any, **named: Any) -> Picture:
        """The picture that the function draws."""
        picture: Picture = getattr(import_module(self._module), self.__name__)(*given, **named)
        return picture


hand_picture: Final = Drawing("hand", "hand_picture")
table_picture: Final = Drawing("table", "table_picture")
deal_sheet: Final = Drawing("score_sheet", "deal_sheet")
partie_sheet: Final = Drawing("score_sheet", "partie_sheet")
rating_chart: Final = Drawing("rating_chart", "rating_chart")

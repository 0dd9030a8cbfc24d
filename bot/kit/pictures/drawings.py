"""The functions that draw pictures, each loaded at its first call, so that the bot starts without Pillow."""

from importlib import import_module
from typing import Any, Final

from bot.kit.pictures.picture import Picture


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

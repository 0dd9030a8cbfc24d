"""The score sheet as a part of a message: a table in text, or the picture of it with one line."""

from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from bot.ui.kit.controls import PicturedText
from bot.ui.kit.words import Words
from bot.ui.talk.score_sheet import sheet, summary


def shown_sheet(
    say: Words, heads: tuple[str, str], names: tuple[str, str], seen: DealView, number: int, stands: Standing
) -> PicturedText:
    """The sheet as a part of a message, which a picture of it replaces.

    ``heads`` are short names that come unescaped, ``names`` whole ones that come escaped.
    """
    return PicturedText(sheet(say, heads, seen, number, stands), summary(say, names, seen, stands))

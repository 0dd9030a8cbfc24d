"""The score sheet as a part of a message: a table in text, or the picture of it with one line."""

from bot.kit.controls import PicturedText
from bot.kit.talk.score_sheet import sheet, summary
from bot.kit.words import Words
from bot.piquet.partie import Standing
from bot.piquet.view import DealView


def shown_sheet(
    say: Words, heads: tuple[str, str], names: tuple[str, str], seen: DealView, number: int, stands: Standing
) -> PicturedText:
    """The sheet as a part of a message, replaced by a picture of it if there is one.

    ``heads`` are short, unescaped names; ``names`` are full, escaped ones.
    """
    return PicturedText(sheet(say, heads, seen, number, stands), summary(say, names, seen, stands))

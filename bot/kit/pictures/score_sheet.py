"""Draws score sheets."""

from collections.abc import Sequence
from typing import Final

from bot.kit.names import short_name
from bot.kit.pictures import fonts, palette
from bot.kit.pictures.canvas import WIDTH, Canvas
from bot.kit.pictures.picture import Picture, alt_text
from bot.kit.talk.score_sheet import Row, groups, row_of
from bot.kit.words import Words
from bot.piquet.partie import Games, Outcome, Rubber, Settlement, Standing, Tally, standing
from bot.piquet.rules import Form, Rules
from bot.piquet.view import DealView

Names = tuple[str, str]

NAME: Final = "sheet.png"
MARGIN: Final = 28
_HEAD: Final = 88
_LINE: Final = 62
_MANY: Final = 14
_CLOSE: Final = 56
COLUMN: Final = 250
SIZE: Final = 44
_NAMES: Final = (40, 32)


def deal_sheet(say: Words, names: Names, seen: DealView, number: int, standing: Standing) -> Picture:
    parts = groups(say, seen, standing)
    drawn = _Sheet(say("sheet-title", number=number), names, parts).png()
    alt = say("picture-sheet", number=number, first=names[0], second=names[1], lines=_said(say, names, parts))
    return Picture(NAME, drawn, alt_text(alt))


def partie_sheet(say: Words, names: Names, rules: Rules, tallies: Sequence[Tally], outcome: Outcome | None) -> Picture:
    parts = _partie(say, rules, tallies, outcome)
    drawn = _Sheet(say("picture-sheet-heading"), names, parts).png()
    alt = say("picture-sheet-partie", first=names[0], second=names[1], lines=_said(say, names, parts))
    return Picture(NAME, drawn, alt_text(alt))


def _partie(say: Words, rules: Rules, tallies: Sequence[Tally], outcome: Outcome | None) -> list[list[Row]]:
    deals = [row_of(say("picture-sheet-deal", number=number), tally.points) for number, tally in enumerate(tallies, 1)]
    total = standing(rules, tallies)
    sums = [row_of(say("sheet-total"), total.totals)]
    if rules.form is not Form.DEALS:
        sums.append(row_of(say("sheet-games"), total.games))
    return [deals, [*sums, *(_settled(say, outcome) if total.deals > 1 else [])]]


def _settled(say: Words, outcome: Outcome | None) -> list[Row]:
    label = say("picture-sheet-settlement")
    match outcome:
        case Settlement(winner, points, _) if winner is not None:
            return [row_of(label, (points, 0) if winner == 0 else (0, points), "")]
        case Rubber(_, totals, _):
            return [row_of(label, totals)]
        case Settlement() | Games() | None:
            return []


class _Sheet:
    def __init__(self, title: str, names: Names, parts: Sequence[Sequence[Row]]) -> None:
        self._title, self._names, self._parts = title, names, parts
        lines = sum(map(len, parts))
        self._line = _LINE if lines < _MANY else _CLOSE
        self._canvas = Canvas(_HEAD + lines * self._line + 26 * (len(parts) - 1) + 18, palette.IVORY)

    def png(self) -> bytes:
        self._heading()
        top = _HEAD + 4
        for part in self._parts[:-1]:
            for place, row in enumerate(part):
                self._row(row, top, palette.LINEN if place % 2 else palette.IVORY, bold=False)
                top += self._line
            top += 12
            self._canvas.block(MARGIN, top, WIDTH - 2 * MARGIN, 3, palette.EDGE)
            top += 14
        for row in self._parts[-1]:
            self._row(row, top, palette.IVORY, bold=True)
            top += self._line
        return self._canvas.png(without_cards=True)

    def _heading(self) -> None:
        canvas, on = self._canvas, (palette.RAIL, palette.IVORY)
        canvas.block(0, 0, WIDTH, _HEAD, palette.RAIL)
        canvas.write(self._title, MARGIN, 59, SIZE, (palette.RAIL, palette.GOLD), bold=True)
        for place, name in enumerate(self._names):
            size = fonts.largest(short_name(name), _NAMES, COLUMN - 24, bold=True)
            shown = fonts.fitted(short_name(name), size, COLUMN - 24, bold=True) or str(place + 1)
            canvas.write(shown, _right(place), 58, size, on, bold=True, anchor=1.0)

    def _row(self, row: Row, top: int, ground: palette.Colour, *, bold: bool) -> None:
        canvas, base = self._canvas, top + self._line // 2 + 15
        if ground is not palette.IVORY:
            canvas.block(0, top, WIDTH, self._line, ground)
        canvas.write(fonts.drawable(row[0]), MARGIN, base, SIZE, (ground, palette.BLACK), bold=bold)
        for place, points in enumerate(row[1:]):
            canvas.write(points, _right(place), base, SIZE, (ground, palette.BLACK), bold=bold, anchor=1.0)


def _right(place: int) -> int:
    return WIDTH - MARGIN - (1 - place) * COLUMN


def _said(say: Words, names: Names, parts: Sequence[Sequence[Row]]) -> str:
    return ". ".join(_said_row(say, names, row) for part in parts for row in part)


def _said_row(say: Words, names: Names, row: Row) -> str:
    label, one, two = row
    if one and two:
        return say("picture-sheet-both", label=label, first=names[0], one=one, second=names[1], two=two)
    return say("picture-sheet-one", label=label, name=names[0] if one else names[1], points=one or two or 0)

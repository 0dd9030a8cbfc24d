"""Charts a rating after each partie, with its deviation as a band."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.kit.pictures import palette
from bot.kit.pictures.canvas import WIDTH, Canvas
from bot.kit.pictures.picture import Picture, alt_text
from bot.kit.time_text import day_in_digits
from bot.kit.words import Words
from bot.model.glicko import PROVISIONAL

NAME: Final = "rating.png"
_HEIGHT: Final = 480
_LEFT, _RIGHT, _TOP, _FOOT = 122, 32, 112, 80
_ROOM: Final = (WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _FOOT)
_FINER: Final = 2
HEADING: Final = 40
FIGURE: Final = 52
_LABEL: Final = 38
_MOST: Final = 240
"""More points would be indistinguishable."""
_LINES: Final = 5


class RatingPoint(NamedTuple):
    """A rating after a partie; ``ended_at`` is in Unix seconds."""

    ended_at: int
    rating: float
    deviation: float


def rating_chart(say: Words, marks: Sequence[tuple[int, float, float]]) -> Picture:
    """Draws ``marks``: (time, rating, deviation), oldest first. Raises ValueError if ``marks`` is empty."""
    if not marks:
        raise ValueError(marks)
    found = [RatingPoint(*mark) for mark in marks]
    return Picture(NAME, _Chart(say, found).png(), _alt(say, found))


class _Chart:
    def __init__(self, say: Words, marks: Sequence[RatingPoint]) -> None:
        self._say, self._marks, self._drawn = say, marks, _thinned(marks)
        low = min(mark.rating - mark.deviation for mark in marks)
        high = max(mark.rating + mark.deviation for mark in marks)
        self._step = _step((high - low) / _LINES)
        self._low = floor(low / self._step) * self._step
        self._high = max(ceil(high / self._step), floor(low / self._step) + 1) * self._step
        self._canvas = Canvas(_HEIGHT, palette.FELT)

    def png(self) -> bytes:
        self._heading()
        self._curve()
        self._scale()
        self._dates()
        return self._canvas.png(without_cards=True)

    def _heading(self) -> None:
        say, canvas, last = self._say, self._canvas, self._marks[-1]
        canvas.block(0, 0, WIDTH, 84, palette.RAIL)
        title = canvas.write(say("picture-course-title"), 28, 57, HEADING, (palette.RAIL, palette.MINT))
        rating = canvas.write(_figure(say, last), 28 + title + 16, 57, FIGURE, (palette.RAIL, palette.GOLD), bold=True)
        deviation = say("picture-course-deviation", deviation=round(last.deviation))
        canvas.write(deviation, 28 + title + rating + 32, 57, HEADING, (palette.RAIL, palette.MINT))
        parties = say("picture-course-parties", parties=len(self._marks))
        canvas.write(parties, WIDTH - 28, 57, HEADING, (palette.RAIL, palette.MINT), anchor=1.0)

    def _curve(self) -> None:
        upper = [self._at(place, mark.rating + mark.deviation) for place, mark in enumerate(self._drawn)]
        lower = [self._at(place, mark.rating - mark.deviation) for place, mark in enumerate(self._drawn)]
        middle = [self._at(place, mark.rating) for place, mark in enumerate(self._drawn)]
        band = _blank()
        ImageDraw.Draw(band).polygon([*_at_least_a_line(upper), *reversed(_at_least_a_line(lower))], fill=255)
        self._canvas.tile(_coloured(band.reduce(_FINER), (palette.FELT, palette.BAND)), _LEFT, _TOP)
        self._grid()
        line, width = _blank(), (6 if len(middle) < _MOST // 2 else 4) * _FINER
        pen = ImageDraw.Draw(line)
        pen.line(_at_least_a_line(middle), fill=255, width=width, joint="curve")
        for x, y in (middle[0], middle[-1]):
            dot = 9 * _FINER
            pen.ellipse((x - dot, y - dot, x + dot, y + dot), fill=255)
        smooth = line.reduce(_FINER)
        where = smooth.point([0] * 24 + [255] * 232, "1")
        self._canvas.tile(_coloured(smooth, (palette.BAND, palette.GOLD)), _LEFT, _TOP, where)

    def _grid(self) -> None:
        for value in range(self._low, self._high + 1, self._step):
            self._canvas.block(_LEFT, self._height(value) - 1, _ROOM[0], 2, palette.RAIL)

    def _height(self, value: int) -> int:
        return _TOP + round(_ROOM[1] * (self._high - value) / (self._high - self._low))

    def _at(self, place: int, rating: float) -> tuple[float, float]:
        width, height = _ROOM[0] * _FINER, _ROOM[1] * _FINER
        edge = 12 * _FINER
        x = edge + (width - 2 * edge) * (place / (len(self._drawn) - 1) if len(self._drawn) > 1 else 0.5)
        return x, height * (self._high - rating) / (self._high - self._low)

    def _scale(self) -> None:
        on = palette.FELT, palette.MINT
        for value in range(self._low, self._high + 1, self._step):
            self._canvas.write(str(value), _LEFT - 16, self._height(value) + 13, _LABEL, on, anchor=1.0)

    def _dates(self) -> None:
        base, on = _HEIGHT - 24, (palette.FELT, palette.MINT)
        first, last = (day_in_digits(self._say, self._marks[place].ended_at) for place in (0, -1))
        self._canvas.write(first, _LEFT, base, _LABEL, on)
        if last != first:
            self._canvas.write(last, WIDTH - _RIGHT, base, _LABEL, on, anchor=1.0)


def _blank() -> Image.Image:
    return Image.new("L", (_ROOM[0] * _FINER, _ROOM[1] * _FINER))


def _at_least_a_line(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    if len(points) > 1:
        return list(points)
    (x, y), half = points[0], 40 * _FINER
    return [(x - half, y), (x + half, y)]


def _coloured(mask: Image.Image, on: tuple[palette.Colour, palette.Colour]) -> Image.Image:
    return Image.frombytes("P", mask.size, mask.point(palette.steps(*on)).tobytes())


def _thinned(marks: Sequence[RatingPoint]) -> Sequence[RatingPoint]:
    if len(marks) <= _MOST:
        return marks
    return [marks[round(place * (len(marks) - 1) / (_MOST - 1))] for place in range(_MOST)]


def _step(least: float) -> int:
    for power in range(max(1, floor(log10(max(least, 10)))), 9):
        for first in (1, 2, 2.5, 5):
            if first * 10**power >= least:
                return int(first * 10**power)
    return 10**9


def _figure(say: Words, mark: RatingPoint) -> str:
    provisional = "yes" if mark.deviation >= PROVISIONAL else "no"
    return say("rating-figure", points=str(round(mark.rating)), provisional=provisional)


def _alt(say: Words, marks: Sequence[RatingPoint]) -> str:
    ratings = [round(mark.rating) for mark in marks]
    return alt_text(
        say(
            "picture-course",
            parties=len(marks),
            **{"from": day_in_digits(say, marks[0].ended_at), "until": day_in_digits(say, marks[-1].ended_at)},
            first=str(ratings[0]),
            last=_figure(say, marks[-1]),
            deviation=round(marks[-1].deviation),
            low=str(min(ratings)),
            high=str(max(ratings)),
        )
    )

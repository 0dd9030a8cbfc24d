"""Suit outlines, each in a unit square."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from PIL import ImageDraw

from bot.piquet.cards import Suit

Point = tuple[float, float]
Outline = tuple[Point, ...]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""

_FINE: Final = 10


def curve(start: Point, *pieces: tuple[Point, Point, Point]) -> Outline:
    """Joins Bézier curves; each piece is two control points and an end point."""
    found = [start]
    for near, far, end in pieces:
        found += list(_bezier(found[-1], near, far, end))
    return tuple(found)


def _bezier(start: Point, near: Point, far: Point, end: Point) -> Iterator[Point]:
    for step in range(1, _FINE + 1):
        after = step / _FINE
        left = 1 - after
        parts = (left**3, 3 * left * left * after, 3 * left * after * after, after**3)
        points = (start, near, far, end)
        yield (
            sum(part * point[0] for part, point in zip(parts, points, strict=True)),
            sum(part * point[1] for part, point in zip(parts, points, strict=True)),
        )


def _mirrored(half: Outline) -> Outline:
    return (*half, *((1 - x, y) for x, y in reversed(half)))


def circle(x: float, y: float, radius: float) -> Outline:
    return tuple((x + radius * cos(pi * turn / 16), y + radius * sin(pi * turn / 16)) for turn in range(32))


_STEM: Final = _mirrored(
    curve((0.5, 0.5), ((0.47, 0.7), (0.46, 0.9), (0.31, 0.97)), ((0.4, 0.97), (0.45, 0.97), (0.5, 0.97)))
)
_HEART: Final = _mirrored(
    curve(
        (0.5, 0.24),
        ((0.46, 0.12), (0.38, 0.05), (0.27, 0.05)),
        ((0.13, 0.05), (0.02, 0.16), (0.02, 0.32)),
        ((0.02, 0.58), (0.36, 0.74), (0.5, 0.97)),
    )
)
_SPADE: Final = _mirrored(
    curve(
        (0.5, 0.03),
        ((0.4, 0.23), (0.04, 0.4), (0.04, 0.64)),
        ((0.04, 0.77), (0.14, 0.85), (0.26, 0.85)),
        ((0.36, 0.85), (0.44, 0.79), (0.5, 0.68)),
    )
)
_DIAMOND: Final = _mirrored(
    curve((0.5, 0.02), ((0.41, 0.2), (0.26, 0.38), (0.12, 0.5)), ((0.26, 0.62), (0.41, 0.8), (0.5, 0.98)))
)
_CLUB: Final = (
    circle(0.5, 0.26, 0.225),
    circle(0.25, 0.6, 0.225),
    circle(0.75, 0.6, 0.225),
    ((0.4, 0.35), (0.6, 0.35), (0.65, 0.66), (0.35, 0.66)),
    _STEM,
)

SUITS: Final[dict[Suit, tuple[Outline, ...]]] = {
    Suit.SPADES: (_SPADE, _STEM),
    Suit.HEARTS: (_HEART,),
    Suit.DIAMONDS: (_DIAMOND,),
    Suit.CLUBS: _CLUB,
}


def fill(pen: ImageDraw.ImageDraw, shape: Sequence[Outline], box: Box, ink: tuple[int, int, int] | int) -> None:
    left, top, width, height = box
    for outline in shape:
        pen.polygon([(left + x * width, top + y * height) for x, y in outline], fill=ink)

"""Draws kings, queens and knaves as layers of flat colour, in a card's lower left quarter (visible in a fan)."""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.kit.pictures import palette, shapes
from bot.kit.pictures.palette import Colour
from bot.kit.pictures.shapes import Outline, Point, curve
from bot.piquet.cards import Rank, Suit

CARD: Final = 184
"""A card's width in outline units."""
_WIDTH: Final = 104
_HEIGHT: Final = 122
_MIDDLE: Final = 44
_LINE: Final = 1.7
_BADGE: Final = 17


@dataclass(frozen=True, slots=True)
class _Layer:
    outline: Outline
    ink: Colour | None = None
    lined: bool = True


@dataclass(frozen=True, slots=True)
class _Stroke:
    points: Outline
    ink: Colour | None = palette.BLACK
    width: float = _LINE


_Part = _Layer | _Stroke


def figure(rank: Rank, suit: Suit, colour: Colour, scale: float) -> Image.Image:
    """Draws a court card's figure on ivory. ``scale`` enlarges its outlines."""
    drawn = Image.new("RGB", (round(_WIDTH * scale), round(_HEIGHT * scale)), palette.IVORY)
    pen = ImageDraw.Draw(drawn)
    for part in COURTS[rank]:
        _draw(pen, part, colour, scale)
    badge = ((_MIDDLE - _BADGE / 2) * scale, (_HEIGHT - _BADGE - 2) * scale, _BADGE * scale, _BADGE * scale)
    shapes.fill(pen, shapes.SUITS[suit], badge, palette.GOLD)
    return drawn


def _draw(pen: ImageDraw.ImageDraw, part: _Part, colour: Colour, scale: float) -> None:
    match part:
        case _Layer(outline, ink, lined):
            points = _scaled(outline, scale)
            pen.polygon(points, fill=ink or colour)
            if lined:
                pen.line([*points, *points[:2]], fill=palette.BLACK, width=round(_LINE * scale), joint="curve")
        case _Stroke(points, ink, width):
            pen.line(_scaled(points, scale), fill=ink or colour, width=round(width * scale), joint="curve")


def _scaled(outline: Outline, scale: float) -> list[Point]:
    return [(x * scale, y * scale) for x, y in outline]


def _oval(x: float, y: float, across: float, down: float) -> Outline:
    return tuple((x + across * a, y + down * b) for a, b in shapes.circle(0, 0, 1))


def _whole(half: Outline) -> Outline:
    return (*half, *((2 * _MIDDLE - x, y) for x, y in reversed(half)))


def _both(*parts: _Part) -> tuple[_Part, ...]:
    return tuple(one for part in parts for one in (part, _mirror(part)))


def _mirror(part: _Part) -> _Part:
    match part:
        case _Layer(outline, ink, lined):
            return _Layer(tuple((2 * _MIDDLE - x, y) for x, y in outline), ink, lined)
        case _Stroke(points, ink, width):
            return _Stroke(tuple((2 * _MIDDLE - x, y) for x, y in points), ink, width)


def _face(brow: Colour) -> tuple[_Part, ...]:
    return (
        _Layer(_whole(curve((44, 32), ((30, 32), (27, 44), (27, 55)), ((27, 70), (36, 80), (44, 80)))), palette.SKIN),
        *_both(
            _Layer(_oval(33, 64, 3.6, 2.6), palette.BLUSH, lined=False),
            _Layer(_oval(36.5, 55.5, 3.6, 2.3), palette.IVORY, lined=False),
            _Layer(_oval(36.8, 55.5, 2.1, 2.4), palette.BLACK, lined=False),
            _Stroke(curve((32, 51), ((34, 48.4), (38, 48.4), (41, 50.6))), brow, 2.2),
        ),
        _Stroke(curve((44.5, 54), ((43.5, 60), (41, 63), (42, 64.4)), ((43, 65.4), (45, 65), (46, 64.6)))),
    )


_SHOULDERS: Final = _whole(curve((44, 84), ((34, 86), (12, 88), (5, 100)), ((2, 106), (1, 115), (1, 124))))
_RIGHT_ARM: Final = curve(
    (70, 92), ((80, 92), (92, 92), (97, 100)), ((101, 107), (102, 115), (102, 124)), ((92, 124), (82, 124), (70, 124))
)

_KING: Final[tuple[_Part, ...]] = (
    # The sceptre.
    _Stroke(((90, 40), (90, 124)), palette.BLACK, 7.5),
    _Stroke(((90, 40), (90, 124)), palette.GOLD, 4.2),
    _Layer(_oval(90, 34, 8, 8), palette.GOLD),
    _Stroke(((90, 14), (90, 28)), palette.BLACK, 6.4),
    _Stroke(((84, 20), (96, 20)), palette.BLACK, 6.4),
    _Stroke(((90, 15.6), (90, 28)), palette.GOLD, 3.2),
    _Stroke(((85.6, 20), (94.4, 20)), palette.GOLD, 3.2),
    # Hair, robe and ermine.
    *_both(
        _Layer(
            curve(
                (30, 36), ((20, 44), (17, 66), (17, 84)), ((24, 90), (30, 88), (34, 84)), ((33, 66), (32, 50), (30, 36))
            ),
            palette.SILVER,
        )
    ),
    _Layer(_SHOULDERS),
    _Layer(_whole(curve((44, 82), ((34, 82), (22, 84), (14, 89)), ((18, 99), (30, 102), (44, 102)))), palette.IVORY),
    *_both(
        _Stroke(((21, 89), (22, 93)), palette.BLACK, 2.6),
        _Stroke(((29, 92), (30, 96.5)), palette.BLACK, 2.6),
    ),
    *_face(palette.GREY),
    # Beard and moustache.
    _Layer(
        _whole(
            curve(
                (44, 68),
                ((38, 64), (34, 66), (30, 66)),
                ((28, 63), (27, 60), (26, 56)),
                ((23, 74), (30, 92), (44, 97)),
            )
        ),
        palette.SILVER,
    ),
    _Layer(_oval(44, 73.4, 5, 2), palette.RED, lined=False),
    _Layer(_whole(curve((44, 67), ((40, 66), (36, 67), (32, 73)), ((37, 75), (41, 73), (44, 70.4)))), palette.SILVER),
    *_both(_Stroke(((37, 82), (40, 90)), palette.GREY, 1.3)),
    _Stroke(((44, 80), (44, 93)), palette.GREY, 1.3),
    # The crown.
    _Layer(
        (
            (20, 38),
            (14, 13),
            (28, 25),
            (32, 8),
            (39, 23),
            (44, 4),
            (49, 23),
            (56, 8),
            (60, 25),
            (74, 13),
            (68, 38),
        ),
        palette.GOLD,
    ),
    _Layer(
        _whole(
            curve(
                (44, 33),
                ((34, 33), (26, 34), (19.5, 37)),
                ((19.5, 40), (19.5, 42), (20, 45)),
                ((27, 42), (34, 41), (44, 41)),
            )
        ),
        palette.GOLD,
    ),
    _Layer(_oval(44, 37, 3, 2.6), palette.RED),
    *_both(
        _Layer(_oval(31, 38.2, 2.2, 2), None),
        _Layer(_oval(14, 12, 2.6, 2.6), palette.GOLD),
        _Layer(_oval(32, 7, 2.6, 2.6), palette.GOLD),
    ),
    _Layer(_oval(44, 4.5, 3, 3), palette.GOLD),
    # The hand.
    _Layer(_RIGHT_ARM),
    _Layer(_oval(89, 96, 8, 6.5), palette.SKIN),
    *(_Stroke(((x, 91), (x, 98)), palette.BLACK, 1.2) for x in (86, 89.5, 93)),
    _Stroke(((75, 92), (75, 124)), palette.GOLD, 3),
)

_QUEEN: Final[tuple[_Part, ...]] = (
    # The flower.
    _Stroke(curve((87, 100), ((88, 80), (85, 62), (87, 44))), palette.GREEN, 3.2),
    _Layer(curve((87, 74), ((92, 64), (97, 66), (100, 60)), ((101, 70), (96, 76), (87, 74))), palette.GREEN),
    *(
        _Layer(_oval(87 + dx, 34 + dy, 7, 7), palette.RED)
        for dx, dy in ((0, -8.5), (8.2, -2.6), (5, 7), (-5, 7), (-8.2, -2.6))
    ),
    _Layer(_oval(87, 34.5, 5, 5), palette.GOLD),
    # Long hair and dress.
    _Layer(
        _whole(
            curve(
                (44, 26),
                ((20, 26), (16, 50), (18, 66)),
                ((19, 80), (10, 88), (14, 98)),
                ((24, 104), (36, 100), (44, 100)),
            )
        ),
        palette.BRONZE,
    ),
    _Layer(_SHOULDERS),
    _Layer(
        _whole(
            curve(
                (44, 80),
                ((40, 80), (38.6, 78), (37, 76)),
                ((38, 84), (34, 88), (24, 89)),
                ((28, 98), (36, 102), (44, 102)),
            )
        ),
        palette.SKIN,
    ),
    _Stroke(_whole(curve((44, 103), ((34, 103), (26, 98), (22, 88.4)))), palette.GOLD, 4),
    *(_Layer(_oval(44 + x, 91.5 - x * x / 42, 2, 2), palette.IVORY) for x in (-12, -8, -4, 0, 4, 8, 12)),
    *_face(palette.BROWN),
    _Layer(
        curve(
            (38, 71),
            ((40, 69), (42.6, 69.4), (44, 70.4)),
            ((45.4, 69.4), (48, 69), (50, 71)),
            ((47, 75.4), (41, 75.4), (38, 71)),
        ),
        palette.RED,
        lined=False,
    ),
    # Locks in front, parted in the middle.
    *_both(
        _Layer(
            curve(
                (44, 32),
                ((36, 36), (29, 46), (27, 62)),
                ((26, 74), (30, 82), (22, 92)),
                ((15, 84), (20, 74), (19, 58)),
                ((19, 40), (30, 30), (44, 32)),
            ),
            palette.BRONZE,
        ),
        _Stroke(curve((38, 35), ((28, 42), (23, 52), (23, 66))), palette.GOLD, 1.6),
        _Stroke(curve((23, 66), ((23, 76), (25, 82), (21, 88))), palette.GOLD, 1.6),
    ),
    # The coronet.
    _Layer(
        _whole(
            curve(
                (44, 31),
                ((36, 31), (30, 33), (24, 37)),
                ((23, 30), (20, 26), (17, 21)),
                ((23, 24), (27, 26), (30, 25)),
                ((31, 21), (31, 17), (31, 12)),
                ((35, 18), (38, 22), (40, 21)),
                ((42, 17), (43, 12), (44, 7)),
            )
        ),
        palette.GOLD,
    ),
    *_both(_Layer(_oval(17, 20, 3.2, 3.2), palette.IVORY), _Layer(_oval(31, 11, 3.2, 3.2), palette.IVORY)),
    _Layer(_oval(44, 6.5, 3.6, 3.6), palette.IVORY),
    _Layer(_oval(44, 25, 2.8, 3.4), None),
    # The hand.
    _Layer(_RIGHT_ARM),
    _Layer(_oval(87, 97, 7, 6), palette.SKIN),
    *(_Stroke(((x, 92.5), (x, 99)), palette.BLACK, 1.2) for x in (85, 88.5)),
    _Stroke(((75, 92), (75, 124)), palette.GOLD, 3),
)

_KNAVE: Final[tuple[_Part, ...]] = (
    # The halberd.
    _Stroke(((90, 22), (90, 124)), palette.BLACK, 6.6),
    _Stroke(((90, 22), (90, 124)), palette.BRONZE, 3.4),
    _Layer(
        curve((88, 26), ((82, 30), (78, 26), (74, 22)), ((72, 34), (72, 42), (74, 52)), ((78, 48), (82, 44), (88, 48))),
        palette.SILVER,
    ),
    _Layer(((92, 30), (102, 36), (92, 42)), palette.SILVER),
    _Layer(((90, 2), (94.5, 20), (90, 27), (85.5, 20)), palette.SILVER),
    # Hair, cut at the chin.
    _Layer(
        _whole(
            curve(
                (44, 26), ((22, 26), (17, 44), (18, 60)), ((18, 70), (16, 76), (14, 81)), ((22, 84), (32, 82), (44, 82))
            )
        ),
        palette.BROWN,
    ),
    # Neck, tunic, collar.
    _Layer(((37, 74), (51, 74), (52, 88), (36, 88)), palette.SKIN),
    _Layer(_SHOULDERS),
    *_both(
        _Stroke(curve((24, 88.5), ((20, 98), (19, 110), (20, 124))), palette.GOLD, 3),
        _Stroke(curve((13, 92), ((9, 102), (9, 112), (10, 124))), palette.GOLD, 3),
    ),
    _Layer(
        _whole(
            curve(
                (44, 96), ((38, 96), (30, 92), (26, 86)), ((30, 84), (34, 83), (37, 82)), ((39, 86), (42, 88), (44, 88))
            )
        ),
        palette.IVORY,
    ),
    *_face(palette.BROWN),
    _Stroke(curve((38.5, 70.6), ((41, 73), (47, 73), (49.5, 70.6))), palette.RED, 2.4),
    # A fringe.
    _Layer(
        _whole(
            curve(
                (44, 45),
                ((38, 46), (32, 45), (28, 43)),
                ((27, 50), (27, 60), (24, 68)),
                ((18, 60), (20, 46), (22, 36)),
                ((30, 33), (38, 33), (44, 33)),
            )
        ),
        palette.BROWN,
    ),
    # The feather and the cap.
    _Layer(curve((62, 30), ((68, 16), (62, 6), (46, 3)), ((58, -1), (76, 6), (72, 30))), palette.GOLD),
    _Stroke(curve((67, 28), ((70, 16), (64, 8), (54, 4))), palette.BRONZE, 1.4),
    _Layer(
        curve(
            (17, 36),
            ((8, 26), (16, 12), (34, 11)),
            ((52, 8), (68, 16), (72, 30)),
            ((73, 34), (71, 37), (68, 38)),
            ((52, 30), (34, 30), (17, 36)),
        )
    ),
    _Layer(
        curve(
            (17, 42),
            ((34, 34), (54, 34), (71, 42)),
            ((72, 38), (72, 35), (71, 33)),
            ((54, 26), (34, 26), (17, 34)),
            ((15, 36), (15, 40), (17, 42)),
        ),
        palette.GOLD,
    ),
    # The hand.
    _Layer(_RIGHT_ARM),
    _Layer(_oval(89, 96, 8, 6.5), palette.SKIN),
    *(_Stroke(((x, 91), (x, 98)), palette.BLACK, 1.2) for x in (86, 89.5, 93)),
    _Stroke(((75, 92), (75, 124)), palette.GOLD, 3),
)

COURTS: Final = {Rank.KING: _KING, Rank.QUEEN: _QUEEN, Rank.KNAVE: _KNAVE}

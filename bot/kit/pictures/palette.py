"""The palette for all pictures: at most 256 colours, so pictures need no quantising.

For smooth edges, it contains blends between each background and its inks.
"""

from functools import cache
from itertools import chain
from typing import Final

from PIL import Image

from bot.piquet.cards import Suit

Colour = tuple[int, int, int]

FELT: Final[Colour] = (27, 84, 66)
RAIL: Final[Colour] = (19, 62, 49)
SHADE: Final[Colour] = (14, 47, 37)
MINT: Final[Colour] = (176, 212, 196)
IVORY: Final[Colour] = (252, 250, 244)
LINEN: Final[Colour] = (240, 236, 225)
BLACK: Final[Colour] = (24, 26, 31)
RED: Final[Colour] = (196, 24, 44)
BLUE: Final[Colour] = (22, 84, 200)
GREEN: Final[Colour] = (16, 122, 58)
GREY: Final[Colour] = (92, 96, 102)
EDGE: Final[Colour] = (128, 126, 118)
GOLD: Final[Colour] = (238, 186, 66)
BRONZE: Final[Colour] = (150, 98, 8)
WINE: Final[Colour] = (122, 30, 48)
SKIN: Final[Colour] = (247, 216, 184)
BLUSH: Final[Colour] = (240, 178, 150)
SILVER: Final[Colour] = (214, 214, 210)
BROWN: Final[Colour] = (98, 58, 34)
BAND: Final[Colour] = (54, 122, 98)

_SUITS: Final = (BLACK, RED, RED, BLACK)
_FOUR: Final = (BLACK, RED, BLUE, GREEN)
STEPS: Final = 9


def blend(ground: Colour, ink: Colour, part: float) -> Colour:
    """Mixes two colours; ``part`` is the ink's share, from 0 to 1."""
    mixed = [round(under + (over - under) * part) for under, over in zip(ground, ink, strict=True)]
    return mixed[0], mixed[1], mixed[2]


_RAMPS: Final[tuple[tuple[Colour, Colour], ...]] = (
    *((IVORY, ink) for ink in (BLACK, RED, BLUE, GREEN, GREY, EDGE, GOLD, BRONZE, WINE)),
    *((LINEN, ink) for ink in (BLACK, GREY, BRONZE)),
    *((FELT, ink) for ink in (IVORY, MINT, GOLD, SHADE, BAND)),
    *((RAIL, ink) for ink in (IVORY, MINT, GOLD)),
    (BAND, GOLD),
)
_FILLS: Final = (SKIN, BLUSH, SILVER, BROWN, GOLD, BRONZE, RED, BLUE, GREEN)
_ON_CARDS: Final = frozenset(
    (
        *(blend(ground, ink, step / 3) for ground, ink in _RAMPS if ground is IVORY for step in range(4)),
        *_FILLS,
    )
)
"""Few steps, so a picture of many cards stays small."""
PALETTE: Final = tuple(
    dict.fromkeys(
        (
            *(blend(ground, ink, step / STEPS) for ground, ink in _RAMPS for step in range(STEPS + 1)),
            *sorted(_ON_CARDS),
        )
    )
)
_PLACES: Final = {colour: place for place, colour in enumerate(PALETTE)}
FLAT: Final = bytes(chain.from_iterable(PALETTE))


def ink_of(suit: Suit, *, four: bool) -> Colour:
    return (_FOUR if four else _SUITS)[suit]


def place(colour: Colour) -> int:
    return _PLACES[colour]


@cache
def steps(ground: Colour, ink: Colour) -> list[int]:
    """Returns the palette index of ``ink`` on ``ground`` at each strength from 0 to 255."""
    ramp = [_PLACES[blend(ground, ink, step / STEPS)] for step in range(STEPS + 1)]
    return [ramp[round(strength * STEPS / 255)] for strength in range(256)]


def reduced(drawn: Image.Image) -> Image.Image:
    """Reduces an image to the palette's card colours."""
    return drawn.quantize(palette=_card_palette(), dither=Image.Dither.NONE)


@cache
def _card_palette() -> Image.Image:
    found = Image.new("P", (1, 1))
    found.putpalette(bytes(chain.from_iterable(colour if colour in _ON_CARDS else IVORY for colour in PALETTE)))
    return found

"""The rule sets, as data. What differs between them is read here, and nowhere asked by name."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final


class Kind(StrEnum):
    """The three classes of calls, in the order in which they score."""

    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"


class PointBy(Enum):
    """What makes one point better than another."""

    CARDS = "more cards, then more pips"
    PIPS = "more pips"


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set.

    ``least``: how many cards elder and younger must exchange at least; ``most``: how many elder may.
    ``names``: the kinds of which a call says all at once (what it makes, its top card, its rank), not the number alone.
    ``in_order``: after the point, the sequence comes before the set.
    """

    name: str
    least: tuple[int, int] = (1, 1)
    most: int = 5
    looks: bool = True
    point_by: PointBy = PointBy.CARDS
    point_cards: int = 1
    names: frozenset[Kind] = frozenset()
    in_order: bool = False
    deals: int = 6


RUBICON: Final = Rules("rubicon")
CLUB: Final = Rules("club", names=frozenset({Kind.SEQUENCE, Kind.SET}), in_order=True)

RULE_SETS: Final = {rules.name: rules for rules in (RUBICON, CLUB)}

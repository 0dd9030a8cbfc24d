"""Moments of a finished partie, for replays."""

from dataclasses import dataclass

from bot.model.sight import Sight
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Item, Score
from bot.piquet.view import Opened


@dataclass(frozen=True, slots=True)
class Chapter:
    """A deal: its number from 1, first and last moment, and points (None: unfinished)."""

    number: int
    first: int
    last: int
    score: Score | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment: each deal has one when it is dealt, and one after each decision; they count from 0 over all deals.

    ``sight`` is the public view then, ``deal`` has both hands open, ``brought`` is what the last decision scored,
    ``standing`` includes the deal so far. ``back`` and ``on`` are the nearest moments at which a trick or a deal begins
    or ends.
    """

    sight: Sight
    moment: int
    last: int
    chapters: tuple[Chapter, ...]
    deal: Opened | None
    brought: tuple[Item, ...]
    standing: Standing
    back: int | None
    on: int | None

    @property
    def chapter(self) -> Chapter | None:
        return next((one for one in self.chapters if one.first <= self.moment <= one.last), None)

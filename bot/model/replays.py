"""Positions of a finished partie, for replays."""

from dataclasses import dataclass

from bot.model.sight import Sight
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Item, Score
from bot.piquet.view import Opened


@dataclass(frozen=True, slots=True)
class Chapter:
    """A deal of a replay: its number (from 1), first and last position, and points (None if unfinished)."""

    number: int
    first: int
    last: int
    score: Score | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A position of a replay: one when each deal is dealt, one after each decision, counted from 0.

    ``sight`` is the public view at that time, ``deal`` has both hands open, ``brought`` are the last decision's scores,
    ``standing`` includes the deal so far. ``back`` and ``on`` are the nearest positions where a trick or a deal begins
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

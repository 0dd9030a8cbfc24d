"""A moment of a finished partie, as a replay shows it."""

from dataclasses import dataclass

from bot.model.sight import Sight
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Item, Score
from bot.piquet.view import Opened


@dataclass(frozen=True, slots=True)
class Chapter:
    """A deal of the replay: its number (from 1), its first and last moment, and its points, None if unfinished."""

    number: int
    first: int
    last: int
    score: Score | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a finished partie.

    Moments count from 0 over all deals: one when each deal is dealt, and one after each of its decisions. ``moment`` is
    this moment, ``last`` the last one. ``sight`` is what the public saw then; it includes the partie's end only at the
    last moment. ``deal`` is the deal with both hands open, None if none was dealt. ``brought`` has the points of the
    last decision, ``stands`` is the standing including the deal so far. ``back`` and ``on`` are the nearest earlier and
    later moments at which a trick or a deal begins or ends, None if there is none.
    """

    sight: Sight
    moment: int
    last: int
    chapters: tuple[Chapter, ...]
    deal: Opened | None
    brought: tuple[Item, ...]
    stands: Standing
    back: int | None
    on: int | None

    @property
    def chapter(self) -> Chapter | None:
        """The deal of this moment."""
        return next((one for one in self.chapters if one.first <= self.moment <= one.last), None)

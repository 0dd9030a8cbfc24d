"""Positions in the replay of a finished partie."""

from dataclasses import dataclass

from bot.model.sight import Sight
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Item, Score
from bot.piquet.view import Opened


@dataclass(frozen=True, slots=True)
class Chapter:
    """A deal in a replay: its number (from 1), first and last position, and points (None if unfinished)."""

    number: int
    first: int
    last: int
    score: Score | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A position in a replay: a deal just dealt, or the state after a decision."""

    sight: Sight
    """The public view at this position."""
    moment: int
    """The position's number, counted from 0."""
    last: int
    """The number of the last position."""
    chapters: tuple[Chapter, ...]
    deal: Opened | None
    """The deal with both hands open."""
    scored: tuple[Item, ...]
    """The scores of the last decision."""
    standing: Standing
    """Including the deal so far."""
    back: int | None
    """The nearest earlier position where a trick or deal begins or ends."""
    on: int | None
    """The nearest later position where a trick or deal begins or ends."""

    @property
    def chapter(self) -> Chapter | None:
        return next((one for one in self.chapters if one.first <= self.moment <= one.last), None)

"""The ways a partie ends, and its clock."""

from dataclasses import dataclass
from enum import StrEnum


class EndedBy(StrEnum):
    """The way a partie ended."""

    PLAYED = "played"
    RESIGNED = "resigned"
    CLAIMED = "claimed"
    """One player ran out of time, and the other claimed the partie."""
    STOPPED = "stopped"
    """A moderator or the bot stopped it; there is no winner."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of the player to act, as the partie stores it; its fields are explained at ``PartieRow``."""

    extra: int
    due_at: int | None
    wake_at: int | None
    reminded: int


NO_CLOCK = Clock(0, None, None, 0)
"""The clock while no player is to act, or of a partie without a pace."""

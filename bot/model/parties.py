"""How a partie ended, and its clock."""

from dataclasses import dataclass
from enum import StrEnum


class EndedBy(StrEnum):
    """What ended a partie."""

    PLAYED = "played"
    RESIGNED = "resigned"
    CLAIMED = "claimed"
    """One player's time was up, and the other claimed the partie."""
    STOPPED = "stopped"
    """A moderator or the bot stopped it, and nobody has won."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of the player to act, as the partie stores it; its fields are explained at ``PartieRow``."""

    extra: int
    due_at: int | None
    wake_at: int | None
    reminded: int


NO_CLOCK = Clock(0, None, None, 0)
"""The clock while nobody is to act, or of a partie without a pace."""

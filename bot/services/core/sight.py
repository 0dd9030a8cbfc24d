"""A partie as one person may see it: all that leaves the services on its way to people."""

from dataclasses import dataclass

from bot.piquet.partie import Outcome, Standing
from bot.piquet.rules import Rules
from bot.piquet.view import DealView
from bot.services.core.clock import UP
from data.parties import EndedBy

__all__ = ["EndedBy", "Ending", "PlayerSettings", "Shown", "Sight"]


@dataclass(frozen=True, slots=True)
class Ending:
    """How a partie ended: played out, with an outcome; or with a loser, who resigned or was claimed against.

    One that was stopped has neither.
    """

    by: EndedBy
    outcome: Outcome | None
    loser: int | None


@dataclass(frozen=True, slots=True)
class Shown:
    """A rating as it is shown: whole points, and whether it is provisional, since little is known of it yet."""

    points: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """How a person settings to play; ``pictures`` whether he is shown cards as pictures too, and how."""

    locale: str
    dms_closed: bool
    asks_deal: bool
    answers_self: bool
    one_click: bool
    pictures: bool = False
    four_colours: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """A partie as ``eye`` sees it: a seat, or None for the public.

    ``number`` is the deal shown, from 1; ``first_seq`` its first decision; ``last`` whether it is the newest.
    ``deals`` is how many the partie has, None where that depends on how they go. ``before`` is how the partie stood
    before the deal shown, ``earlier`` before the deal before that, if there was one; ``after`` how it stands with it,
    once it is over, and ``next_dealer`` who deals then.
    ``chooser`` is the seat that must still choose the deal; ``cut`` the cards cut for it, "" where none were.
    ``settings`` are the eye's own.

    ``pace`` is the time for a decision in seconds (None: as long as one likes), ``since`` when it began for ``to_act``,
    ``due_at`` when it is up (None: no clock runs), ``reminded`` how often something was done about it.
    ``away_until`` is how long he is still on vacation, None where he is not; ``gone`` why a seat's person is not to be
    found ("left" or "deleted"). While the bot is out of the server, ``out_until`` is when the partie is broken off
    unless it is invited again. ``claims_itself`` is whether the server has a partie lost by itself when the time is
    up; only asked for once somebody was reminded. ``rated`` is whether it counts for the ratings of both, and
    ``ratings`` what these were before it and are with it, by seat, once it is over and has counted.

    ``house`` is the seat of the house, None where people play each other; ``put_away_at`` when a partie that lies is
    broken off, once its player was told so. ``advises`` is whether the server wants people advised; only asked
    for where somebody may ask.
    """

    partie: int
    guild: int
    channel: int
    table: int | None
    rules: Rules
    users: tuple[int, int]
    names: tuple[str, str]
    eye: int | None
    seq: int
    to_act: int | None
    since: int
    number: int
    first_seq: int
    last: bool
    deals: int | None
    earlier: Standing | None
    before: Standing
    after: Standing | None
    next_dealer: int | None
    cut: str
    chooser: int | None
    first_dealer: int | None
    deal: DealView | None
    ending: Ending | None
    settings: PlayerSettings
    pace: int | None
    due_at: int | None
    reminded: int
    away_until: int | None
    gone: tuple[str | None, str | None]
    claims_itself: bool
    out_until: int | None = None
    rated: bool = False
    ratings: tuple[tuple[Shown, Shown], tuple[Shown, Shown]] | None = None
    house: int | None = None
    put_away_at: int | None = None
    advises: bool = True

    @property
    def stands(self) -> Standing:
        """How the partie stands, the deal shown included once it is over."""
        return self.after or self.before

    @property
    def my_turn(self) -> bool:
        """Whether the eye is to act."""
        return self.eye is not None and self.eye == self.to_act

    @property
    def late(self) -> bool:
        """Whether the time of him who is to act is up, so that the other may claim the partie."""
        return self.to_act is not None and self.reminded >= UP

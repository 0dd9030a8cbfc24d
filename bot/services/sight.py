"""A partie as one person may see it: all that leaves the services on its way to people."""

from dataclasses import dataclass

from bot.piquet.partie import Outcome
from bot.piquet.view import DealView


@dataclass(frozen=True, slots=True)
class Ending:
    """How a partie ended. ``resigned`` is the seat that gave it up, where one did; then there is no settlement."""

    outcome: Outcome | None
    resigned: int | None


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a person wishes to play."""

    locale: str
    dms_closed: bool
    asks_deal: bool
    answers_self: bool
    one_click: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """A partie as ``eye`` sees it: a seat, or None for the public.

    ``number`` is the deal shown, from 1; ``first_seq`` its first decision; ``last`` whether it is the newest.
    ``totals`` are the scores before that deal. ``chooser`` is the seat that must still choose the deal;
    ``cut`` the cards cut for it, "" where none were. ``wishes`` are the eye's own.
    """

    partie: int
    guild: int
    channel: int
    table: int | None
    rules: str
    users: tuple[int, int]
    names: tuple[str, str]
    eye: int | None
    seq: int
    to_act: int | None
    since: int
    number: int
    first_seq: int
    last: bool
    deals: int
    totals: tuple[int, int]
    cut: str
    chooser: int | None
    first_dealer: int | None
    deal: DealView | None
    ending: Ending | None
    wishes: Wishes

    @property
    def my_turn(self) -> bool:
        """Whether the eye is to act."""
        return self.eye is not None and self.eye == self.to_act

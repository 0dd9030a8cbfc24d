"""What every player of the house is: something that decides, from what its seat may know."""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from bot.piquet.actions import Action
from bot.piquet.partie import Standing
from bot.piquet.view import DealView

LEVELS: Final = ("beginner", "club", "master")
"""The levels at which the house plays."""
NAMES: Final = (*LEVELS, "greedy", "solving", "weighing")
"""Of all players there are (``levels``, which takes a moment to be read), those to measure others by included."""
_BEGINNING: Final = Standing()


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn: the deal as that seat sees it, and how the partie stands, finished deals alone."""

    deal: DealView
    standing: Standing = _BEGINNING

    @property
    def seat(self) -> int:
        """Who is to decide. Raises ValueError for a view of the public's, or of a seat that is not to act."""
        if self.deal.eye is None or self.deal.eye != self.deal.to_act:
            raise ValueError(self.deal.eye)
        return self.deal.eye


class Weighed(NamedTuple):
    """An action, and what it is worth: points of the eye less the other's, on average, to the deal's end.

    What he has in play already is included. None where he acts by a rule, and weighs nothing.
    """

    action: Action
    worth: float | None


class Player(Protocol):
    """A player of the house. The same player asked the same twice decides the same."""

    def choose(self, turn: Turn) -> Action:
        """What he does: an action that the rules allow."""


class Weigher(Player, Protocol):
    """A player who can say what else he might have done."""

    def weighed(self, turn: Turn) -> list[Weighed]:
        """What he does, and after it what else he weighed to the end, the best first."""

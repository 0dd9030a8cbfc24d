from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, runtime_checkable

from ...actions import Action
from ...deal import Deal
from ...illegal import Illegal, Refusal
from ...partie import Standing
from ...rules import Form, Rules
from ...view import DealView, view

LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
"""The computer player's levels, weakest first."""
NAMES: Final = (*LEVELS, "greedy", "solving", "weighing")
"""The levels and the players for measuring, listed here because ``levels`` is slow to import."""
FIRST_DEAL: Final = Standing()


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's view of the deal, and the partie's standing (score) after the finished deals."""

    deal: DealView
    standing: Standing = FIRST_DEAL

    def __post_init__(self) -> None:
        if not isinstance(self.deal, DealView):
            raise TypeError(f"a {type(self.deal).__name__} is not a view: write view_of(deal, seat)")

    @property
    def seat(self) -> int:
        """The seat to move. Raises ValueError if the view is another seat's."""
        if self.deal.eye is None or self.deal.eye != self.deal.to_move:
            eye = "the public's" if self.deal.eye is None else f"that of seat {self.deal.eye}"
            turn = "the deal is over" if self.deal.over else f"it is the turn of seat {self.deal.to_move}"
            raise ValueError(f"{turn}, and the view is {eye}")
        return self.deal.eye


class Weighed(NamedTuple):
    """An action and its worth: the player's mean points less the other's, over the whole play.

    The worth is None if the player decides by a fixed rule.
    """

    action: Action
    worth: float | None


class Player(Protocol):
    """A player that decides from its seat's view alone. Equal turns give equal actions."""

    def choose(self, turn: Turn) -> Action:
        """Returns a legal action."""


@runtime_checkable
class Weigher(Player, Protocol):
    def weighed(self, turn: Turn) -> list[Weighed]:
        """Returns the player's chosen action, then the other actions it weighed, best first."""


@runtime_checkable
class Outsider(Player, Protocol):
    """A player from outside this package. It may choose an illegal action, and is told how a deal ended."""

    def refused(self, turn: Turn, action: Action, illegal: Illegal) -> Action:
        """Returns a legal action in place of a refused one."""

    def remember(self, deal: Deal, seat: int) -> None: ...


def play_out(
    deal: Deal,
    players: tuple[Player, Player],
    standing: Standing = FIRST_DEAL,
    do: Callable[[Action], None] | None = None,
) -> None:
    """Plays a whole deal. ``do``, if given, replaces ``Deal.do``."""
    do = do or deal.do
    if told := deal.carte_blanche_to_tell():
        do(told)
    while deal.to_move is not None:
        turn, player = Turn(view(deal, deal.to_move), standing), players[deal.to_move]
        action = player.choose(turn)
        do(_allowed(deal, player, turn, action) if isinstance(player, Outsider) else action)
    for seat, player in enumerate(players):
        if isinstance(player, Outsider):
            player.remember(deal, seat)


def _allowed(deal: Deal, player: Outsider, turn: Turn, action: Action) -> Action:
    # Some actions of the other seat are legal at any time.
    illegal = deal.why_not(action) if action.seat == turn.seat else Illegal(Refusal.NOT_YOUR_TURN)
    return action if illegal is None else player.refused(turn, action, illegal)


def wants_to_deal(rules: Rules) -> bool:
    """Whether the computer player deals first: in a partie of several deals, to be elder in the last."""
    return rules.form is Form.DEALS and rules.deals > 1

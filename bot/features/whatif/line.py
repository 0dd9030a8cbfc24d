from collections.abc import Sequence
from typing import Final

from bot.features.house.jobs import SEED
from bot.piquet import house
from bot.piquet.actions import Action
from bot.piquet.deal import Deal
from bot.piquet.house.players.player import Player, Turn, play_out
from bot.piquet.partie import Standing

LEVEL: Final = "master"


class FirstActions:
    """A computer player with fixed first actions."""

    def __init__(self, actions: Sequence[Action], then: Player) -> None:
        self._actions = list(actions)
        self._then = then

    def choose(self, turn: Turn) -> Action:
        return self._actions.pop(0) if self._actions else self._then.choose(turn)


def played_on(deal: Deal, players: tuple[Player, Player], standing: Standing) -> Deal:
    """Returns a copy of a deal, played to its end. Raises Illegal."""
    played = deal.copy()
    play_out(played, players, standing)
    return played


def house_line(deal: Deal, standing: Standing, chosen: Sequence[Action] = ()) -> Deal:
    """Plays a copy of ``deal`` to its end: first ``chosen``, then the house's decisions for both seats.

    Raises Illegal.
    """
    master = house.player(LEVEL, SEED)
    first, second = (FirstActions(chosen if seat == deal.to_move else (), master) for seat in (0, 1))
    return played_on(deal, (first, second), standing)

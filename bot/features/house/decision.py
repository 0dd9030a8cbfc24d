"""The decisions of the house from its seat's view."""

from importlib import import_module

from bot.computer.players.player import Turn
from bot.piquet.actions import Action
from bot.piquet.partie import Standing
from bot.piquet.view import DealView


def decide(level: str, seed: int, deal: DealView, standing: Standing) -> Action:
    """The house's decision in this position. It takes long, so run it in the engine pool."""
    # Slow to import, and needed only by workers.
    levels = import_module("bot.computer.levels.house_players").PLAYERS
    action: Action = levels[level](seed).choose(Turn(deal, standing))
    return action

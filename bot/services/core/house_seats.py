"""The house: who it is where somebody sits, and what it would do; it reads nothing but what its seat may know.

Its seats are those of three users whom Discord cannot have: its numbers begin far beyond them. They have no wishes, no
language and no clock, and are told nothing (``outbox.tell``).
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from bot.computer.levels.complete_player import wants_to_deal
from bot.computer.players.player import LEVELS, Turn
from bot.piquet.actions import Action
from bot.piquet.partie import Standing
from bot.piquet.rules import Form
from bot.piquet.view import DealView

__all__ = [
    "LEVELS",
    "POOLS",
    "USUAL",
    "decide",
    "form_of",
    "is_house",
    "level_of",
    "pool_of",
    "user_of",
    "wants_to_deal",
]

USERS: Final[Mapping[str, int]] = {"beginner": 1, "club": 2, "master": 3}
"""The user id of each level. Stored parties refer to these ids, so an id never changes and is never given again."""
_LEVELS: Final[Mapping[int, str]] = {user: level for level, user in USERS.items()}
USUAL: Final = "club"
"""How strong the house is whom somebody names without saying how strong."""
_APART: Final = "house-"
POOLS: Final = tuple(_APART + form.value for form in Form)
"""What is rated, and counted, apart from the parties of people: those against the house, by their form."""


def level_of(user: int) -> str | None:
    """At which level the house plays that is this user; None for a person."""
    return _LEVELS.get(user)


def is_house(user: int) -> bool:
    """Whether this user is the house, at whatever level."""
    return user in _LEVELS


def user_of(level: str) -> int:
    """The user who is the house at this level. Raises KeyError."""
    return USERS[level]


def pool_of(form: Form, house: int | None) -> str:
    """What a partie of this form is rated with, ``house`` being the seat of the house in it, None for none."""
    return form.value if house is None else _APART + form.value


def form_of(pool: str) -> str:
    """The form of the parties of a pool, against whomever they are played."""
    return pool.removeprefix(_APART)


def decide(level: str, seed: int, deal: DealView, standing: Standing) -> Action:
    """What the house does whose turn it is: a job for a worker, since it takes long."""
    # A moment to be read, and nobody but a worker needs it.
    levels = import_module("bot.computer.levels.house_players").PLAYERS
    action: Action = levels[level](seed).choose(Turn(deal, standing))
    return action

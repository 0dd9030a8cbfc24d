"""The house (the computer player) as a user: its user ids, its levels, and its decisions from its seat's view.

Each level has a user id, from 1 on, that no Discord user can have: snowflakes are far higher. These users have no
settings, no language and no clock, and get no messages (``outbox.tell``).
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Final

from bot.computer.levels.complete_player import wants_to_deal
from bot.computer.players.player import LEVELS, Turn
from bot.piquet.actions import Action
from bot.piquet.partie import Standing
from bot.piquet.rules import Form
from bot.piquet.view import DealView

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "POOLS",
    "decide",
    "form_of",
    "house_seat",
    "is_house",
    "level_of",
    "pool_of",
    "user_of",
    "wants_to_deal",
]

USERS: Final[Mapping[str, int]] = {"beginner": 1, "club": 2, "master": 3}
"""The user id of each level. Stored parties refer to these ids, so an id never changes and is never given again."""
_LEVELS: Final[Mapping[int, str]] = {user: level for level, user in USERS.items()}
DEFAULT_LEVEL: Final = "club"
"""The level of the house if a player names none."""
_PREFIX: Final = "house-"
POOLS: Final = tuple(_PREFIX + form.value for form in Form)
"""The pools of parties against the house, one for each form. They are rated apart from parties between people."""


def level_of(user: int) -> str | None:
    """The level of the house that has this user id; None for a person."""
    return _LEVELS.get(user)


def is_house(user: int) -> bool:
    """Whether this user is the house, at any level."""
    return user in _LEVELS


def house_seat(users: Iterable[int]) -> int | None:
    """The seat of the house among the users at a table; None if people play each other."""
    return next((seat for seat, user in enumerate(users) if is_house(user)), None)


def user_of(level: str) -> int:
    """The user id of the house at this level. Raises KeyError."""
    return USERS[level]


def pool_of(form: Form, house: int | None) -> str:
    """The pool of a partie of this form. ``house`` is the seat of the house, None if people play each other."""
    return form.value if house is None else _PREFIX + form.value


def form_of(pool: str) -> str:
    """The form of the parties of a pool, against people or the house."""
    return pool.removeprefix(_PREFIX)


def decide(level: str, seed: int, deal: DealView, standing: Standing) -> Action:
    """The decision of the house in this position. It takes long, so run it in the engine pool."""
    # Slow to import, and only workers need it.
    levels = import_module("bot.computer.levels.house_players").PLAYERS
    action: Action = levels[level](seed).choose(Turn(deal, standing))
    return action

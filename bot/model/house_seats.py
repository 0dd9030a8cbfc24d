"""The house (the computer player) as a user: its levels and their user ids.

Each level has a user id, from 1 up, that no Discord user can have: snowflakes are far higher. These users have no
settings, no language and no clock, and get no messages (``outbox.enqueue``).
"""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.piquet.rules import Form

USERS: Final[Mapping[str, int]] = {"beginner": 1, "club": 2, "master": 3}
"""The user id of each level. Stored parties refer to these ids, so an id never changes and is never reused."""
_LEVELS: Final[Mapping[int, str]] = {user: level for level, user in USERS.items()}
LEVELS: Final = tuple(USERS)
"""The levels of the house, weakest first."""
DEFAULT_LEVEL: Final = "club"
"""The level of the house if the player chooses none."""
_PREFIX: Final = "house-"
POOLS: Final = tuple(_PREFIX + form.value for form in Form)
"""The pools of parties against the house, one for each form, rated separately from parties between people."""


def level_of(user: int) -> str | None:
    """The level of the house with this user id; None for a person."""
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
    """The form of the parties in a pool, whether against people or the house."""
    return pool.removeprefix(_PREFIX)

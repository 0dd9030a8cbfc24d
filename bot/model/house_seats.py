"""The computer player as a user: its levels and their user ids.

Ids from 1 up are no snowflakes. The house has no settings and no clock, and gets no messages (``outbox.enqueue``).
"""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.piquet.rules import Form

USERS: Final[Mapping[str, int]] = {"beginner": 1, "casual": 4, "club": 5, "expert": 2, "master": 3}
"""Stored parties have these ids, so an id never changes and is never reused. User 2 was called club up to engine 2."""
_LEVELS: Final[Mapping[int, str]] = {user: level for level, user in USERS.items()}
LEVELS: Final = tuple(USERS)
"""Weakest first."""
PAR_LEVEL: Final = "expert"
"""Plays the house's seat in daily deals, and both seats in the lines of par."""
_PREFIX: Final = "house-"
POOLS: Final = tuple(_PREFIX + form.value for form in Form)
"""A pool for each form, rated apart from parties between people."""


def level_of(user: int) -> str | None:
    """The house's level; None for a person."""
    return _LEVELS.get(user)


def is_house(user: int) -> bool:
    return user in _LEVELS


def house_seat(users: Iterable[int]) -> int | None:
    """The house's seat; None if two people play."""
    return next((seat for seat, user in enumerate(users) if is_house(user)), None)


def user_of(level: str) -> int:
    """Raises KeyError."""
    return USERS[level]


def pool_of(form: Form, house: int | None) -> str:
    """The rating pool. ``house`` is the house's seat; None if two people play."""
    return form.value if house is None else _PREFIX + form.value


def form_of(pool: str) -> str:
    return pool.removeprefix(_PREFIX)

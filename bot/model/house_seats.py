"""The house (the computer player): its levels and their user ids.

The ids are 1 to 5, too small for Discord ids. The house has no settings, clock or messages.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.piquet.rules import Form

USERS: Final[Mapping[str, int]] = {"beginner": 1, "casual": 4, "club": 5, "expert": 2, "master": 3}
"""Stored in parties, so an id never changes and is never reused. User 2 was called club up to engine 2."""
_LEVELS: Final[Mapping[int, str]] = {user: level for level, user in USERS.items()}
LEVELS: Final = tuple(USERS)
"""Weakest first."""
PAR_LEVEL: Final = "expert"
"""Plays the house's seat in daily deals and both seats in par lines."""
_PREFIX: Final = "house-"
POOLS: Final = tuple(_PREFIX + form.value for form in Form)
"""One pool per form, separate from parties between people."""


def level_of(user: int) -> str | None:
    """Returns a house user's level, or None for a person."""
    return _LEVELS.get(user)


def is_house(user: int) -> bool:
    return user in _LEVELS


def house_seat(users: Iterable[int]) -> int | None:
    return next((seat for seat, user in enumerate(users) if is_house(user)), None)


def user_of(level: str) -> int:
    """Returns a level's user id. Raises KeyError for an unknown level."""
    return USERS[level]


def pool_of(form: Form, house: int | None) -> str:
    """Returns a partie's rating pool. ``house`` is the house's seat, or None between people."""
    return form.value if house is None else _PREFIX + form.value


def form_of(pool: str) -> str:
    return pool.removeprefix(_PREFIX)

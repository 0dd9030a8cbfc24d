"""A table message of each kind."""

from typing import Final

from bot.model.outbox_messages import ABOUT_SEAT, Say, Says

SPOKEN: Final = frozenset(Say(what, 1 if what in ABOUT_SEAT else None) for what in Says)
"""Messages about a seat are about seat 1."""

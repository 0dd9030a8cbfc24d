"""One message of each kind that a table can say."""

from dataclasses import fields
from typing import Any, Final, get_args

from bot.model.outbox_messages import SpokenMessage


def _made(kind: type[Any]) -> SpokenMessage:
    message: SpokenMessage = kind(*[1] * len(fields(kind)))
    return message


SPOKEN: Final = frozenset(map(_made, get_args(SpokenMessage)))
"""Each has 1 for its seat or deal."""

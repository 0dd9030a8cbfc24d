"""The bot, with the same packs in every run: on each store, and before and after a change, people decide the same."""

import random

from bot import client
from bot.__main__ import main
from bot.piquet.proof import SECRET_BYTES

_DICE = random.Random(1)


def run() -> int:
    """Runs the bot until it is stopped."""
    client.new_secret = _secret  # type: ignore[attr-defined]
    return main(["run"])


def _secret() -> bytes:
    return _DICE.randbytes(SECRET_BYTES)

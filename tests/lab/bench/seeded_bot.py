"""The bot with fixed packs, so that people decide alike on each store, and before and after a change."""

import random

from bot import client
from bot.__main__ import main
from bot.piquet.proof import SECRET_BYTES

_DICE = random.Random(1)


def run() -> int:
    client.new_secret = _secret  # type: ignore[attr-defined]
    return main(["run"])


def _secret() -> bytes:
    return _DICE.randbytes(SECRET_BYTES)

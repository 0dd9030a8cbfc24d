"""The bot, with the same packs in every run: on each store, and before and after a change, people decide the same."""

import random

from bot import client
from bot.cli.run import run as run_bot
from bot.piquet.cards import PACK, Card

_DICE = random.Random(1)


def run() -> int:
    """Runs the bot until it is stopped."""
    client.shuffled_pack = _pack  # type: ignore[attr-defined]
    return run_bot()


def _pack() -> tuple[Card, ...]:
    return tuple(_DICE.sample(PACK, len(PACK)))

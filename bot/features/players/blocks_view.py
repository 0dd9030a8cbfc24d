"""The people a person has blocked, in words."""

from collections.abc import Sequence

from bot.kit.names import plain
from bot.kit.words import Words
from bot.model.players import Block


def blocks_text(say: Words, blocks: Sequence[Block], news: str = "") -> str:
    """The list of blocked people, below the ``news`` of what was just done."""
    above = [news] if news else []
    if not blocks:
        return "\n".join([*above, say("block-none")])
    lines = [say("block-line", name=plain(block.name)) for block in blocks]
    return "\n".join([*above, say("block-title"), *lines, say("block-hint")])

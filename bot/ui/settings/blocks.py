"""The people whom a person has blocked, in words."""

from collections.abc import Sequence

from bot.services.play.blocking import Block
from bot.ui.kit.names import plain
from bot.ui.kit.words import Words


def blocks_text(say: Words, blocks: Sequence[Block], news: str = "") -> str:
    """The list of blocked people, below the ``news`` of what was just done."""
    above = [news] if news else []
    if not blocks:
        return "\n".join([*above, say("block-none")])
    lines = [say("block-line", name=plain(block.name)) for block in blocks]
    return "\n".join([*above, say("block-title"), *lines, say("block-hint")])

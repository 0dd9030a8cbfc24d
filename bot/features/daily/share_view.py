"""Shows the line of a day to the person who shares it, and to the channel."""

from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.daily.share import SharedLine
from bot.kit.controls import button, control_id, layout, written
from bot.kit.names import plain
from bot.kit.words import Words

_BRONZE: Final = 0xB08D3C


def share_button(say: Words, guild: int, day: int) -> ui.Button[Any]:
    """The button that makes the line of a server's day, for who has finished it."""
    return button(say("share-open"), control_id("dayshare", guild, day))


def sharing_view(say: Words, done: int, of: int) -> ui.LayoutView:
    """The progress while master looks at the day."""
    return layout(written(say("share-thinking", done=done, all=of)))


def line_view(say: Words, guild: int, line: SharedLine) -> ui.LayoutView:
    """The line, to be copied, and the button that posts it."""
    post = button(say("share-post"), control_id("daypost", guild, line.day), ButtonStyle.primary)
    return layout(written(say("share-line", line=str(line))), ui.ActionRow(post), accent=_BRONZE)


def posted_view(say: Words, name: str, line: SharedLine) -> ui.LayoutView:
    """The line for a whole channel, with the name of the person who shares it."""
    return layout(written(say("share-posted", name=plain(name), line=str(line))), accent=_BRONZE)

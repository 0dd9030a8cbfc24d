"""Shows the line of a day to the person who shares it, and to the channel."""

from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.daily.channel_view import play_button
from bot.features.daily.share import SharedLine
from bot.kit.controls import button, control_id, layout, written
from bot.kit.names import plain
from bot.kit.partie_links import message_link
from bot.kit.words import Words, signed

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
    told = [shared_text(say, line), *([] if line.posted is None else [message_link(guild, *line.posted)])]
    return layout(written(say("share-line", line="\n".join(told))), ui.ActionRow(post), accent=_BRONZE)


def posted_view(say: Words, name: str, line: SharedLine, guild: int) -> ui.LayoutView:
    """The line for a whole channel, with the name of the person who shares it and a button to play on ``guild``."""
    told = written(say("share-posted", name=plain(name), line=shared_text(say, line)))
    return layout(told, ui.ActionRow(play_button(say, guild)), accent=_BRONZE)


def shared_text(say: Words, line: SharedLine) -> str:
    """The line as text: points against par and streak, then the squares."""
    points, squares = signed(line.points), " ".join(line.deals)
    return say("share-text", day=str(line.day), points=points, squares=squares, streak=line.streak)

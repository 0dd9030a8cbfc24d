"""Shows the reminder of the deal of the day, and confirms its end."""

from typing import Final

from discord import ButtonStyle, ui

from bot.features.daily.reminding import MOST_MISSED, DayNudge
from bot.features.daily.view import STOP, remind_button
from bot.kit.controls import NEXT, button, control_id, layout, written
from bot.kit.time_text import date, relative
from bot.kit.words import Words, yes_or_no

_BRONZE: Final = 0xB08D3C


def nudge_view(say: Words, nudge: DayNudge) -> ui.LayoutView:
    """Reminds a person of the deals of the day that they have not finished."""
    begun = yes_or_no(nudge.finished > 0)
    texts = [say("nudge-text", begun=begun, when=date(nudge.closes_at), left=relative(nudge.closes_at))]
    if nudge.streak > 1:
        texts.append(say("nudge-streak", days=nudge.streak))
    if nudge.is_last:
        texts.append("-# " + say("nudge-last", times=MOST_MISSED))
    plays = button(say("nudge-play"), control_id("daily", nudge.guild, nudge.number, NEXT), ButtonStyle.success)
    buttons = [plays] if nudge.is_last else [plays, remind_button(say, nudge.guild, nudge.number, STOP)]
    return layout(written("\n".join(texts)), ui.ActionRow(*buttons), accent=_BRONZE)


def stopped_view(say: Words) -> ui.LayoutView:
    """Confirms that a person is not reminded any more, in place of the reminder."""
    return layout(written(say("nudge-stopped")), accent=_BRONZE)

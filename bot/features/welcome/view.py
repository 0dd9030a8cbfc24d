"""The pages of /piquet play and /piquet help: a few buttons each."""

from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.challenges.draft import ChallengeDraft
from bot.features.challenges.panel import draft_id
from bot.features.daily.page import DayPage
from bot.features.daily.view import day_button, next_deal_button
from bot.features.lessons.view import lesson_button
from bot.kit.controls import button, layout, written
from bot.kit.names import house_name
from bot.kit.words import Words

_GREEN: Final = 0x1F6F50


def play_view(say: Words, draft: ChallengeDraft, page: DayPage | None, *, is_new: bool) -> ui.LayoutView:
    """Offers a partie against the house as in this draft, and the next deal of the day, each with one press.

    ``page`` is None while no day is open.
    """
    assert draft.level is not None  # noqa: S101 - the draft is for the house
    texts = [say("play-text", house=house_name(say, draft.level), deals=draft.rules.deals)]
    if is_new:
        texts.append(say("play-new"))
    plays = button(say("play-house"), draft_id("go", draft), ButtonStyle.success)
    buttons: list[ui.Button[Any]] = [lesson_button(say), plays] if is_new else [plays]
    if page is not None:
        buttons.append(next_deal_button(say, page, say("daily-today")) or day_button(say, page.day.guild))
    buttons.append(button(say("play-other"), draft_id("back", draft)))
    return layout(written("\n".join(texts)), ui.ActionRow(*buttons), accent=_GREEN)


def help_view(say: Words, guild: int, draft: ChallengeDraft) -> ui.LayoutView:
    """Says what the game and the bot are, with three ways on: learn, today's deal of a server, challenge someone."""
    learns = lesson_button(say, label=say("help-learn"), style=ButtonStyle.success)
    challenges = button(say("help-challenge"), draft_id("back", draft))
    texts = written(say("help-text")), written(say("help-commands"))
    return layout(*texts, ui.ActionRow(learns, day_button(say, guild), challenges), accent=_GREEN)

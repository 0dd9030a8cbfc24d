from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.challenges.controls import ChangeDraft
from bot.features.challenges.draft import ChallengeDraft
from bot.features.challenges.view import suggested_line
from bot.features.daily.page import DayPage
from bot.features.daily.view import day_button, next_deal_button
from bot.features.lessons.view import lesson_button
from bot.features.results.suggested_level import Suggestion
from bot.kit.controls import button, layout, written
from bot.kit.names import house_name
from bot.kit.words import Words

_GREEN: Final = 0x1F6F50


def play_view(
    say: Words, draft: ChallengeDraft, page: DayPage | None, suggestion: Suggestion, *, is_new: bool
) -> ui.LayoutView:
    """Draws the quickest ways to a game. ``page`` is None while no day is open."""
    assert draft.level is not None  # noqa: S101 - the draft is for the house
    texts = [say("play-text", house=house_name(say, draft.level), deals=draft.rules.deals)]
    if suggestion.deals:
        texts += suggested_line(say, suggestion)
    if is_new:
        texts.append(say("play-new"))
    plays = button(say("play-house"), ChangeDraft("go", draft))
    buttons: list[ui.Button[Any]] = [lesson_button(say), plays] if is_new else [plays]
    if page is not None:
        buttons.append(next_deal_button(say, page, say("daily-today")) or day_button(say, page.day.guild))
    buttons.append(button(say("play-other"), ChangeDraft("back", draft)))
    return layout(written("\n".join(texts)), _led(buttons), accent=_GREEN)


def help_view(say: Words, guild: int, draft: ChallengeDraft, *, is_new: bool) -> ui.LayoutView:
    """Draws the help, which leads a new person to *Learn*."""
    learns, day = lesson_button(say, label=say("help-learn")), day_button(say, guild)
    challenges = button(say("help-challenge"), ChangeDraft("back", draft))
    buttons = [learns, day, challenges] if is_new else [day, challenges, learns]
    texts = written(say("help-text")), written(say("help-commands"))
    return layout(*texts, _led(buttons), accent=_GREEN)


def _led(buttons: list[ui.Button[Any]]) -> ui.ActionRow[Any]:
    for one in buttons:
        one.style = ButtonStyle.success if one is buttons[0] else ButtonStyle.secondary
    return ui.ActionRow(*buttons)

"""Command options and menus for paces (the time per decision) and languages."""

from typing import Any, Final

from discord import SelectOption, app_commands, ui

from bot.kit.controls import Control, menu
from bot.kit.time_text import hours
from bot.kit.translator import text
from bot.kit.words import Words, language_name, languages
from bot.model import clocks
from bot.model.clocks import HOUR

_SECONDS: Final = (*clocks.PACES, 0)
PACES = [app_commands.Choice(name=text("pace-choice", hours=hours(pace)), value=pace) for pace in _SECONDS]
"""A choice's value is in seconds, 0 for no clock."""

DISCORD = "discord"
"""The choice to follow the language set in Discord."""


def language_choices() -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=text("language-of-discord"), value=DISCORD),
        *(app_commands.Choice(name=language_name(code), value=code) for code in languages()),
    ]


def chosen_language(choice: str | None) -> str | None:
    return "" if choice == DISCORD else choice


def pace_menu(say: Words, control: Control, pace: int | None) -> ui.Select[Any]:
    options = [SelectOption(label=say("pace-choice", hours=hours(one)), value=str(one // HOUR)) for one in _SECONDS]
    return menu(options, control, chosen=[str((pace or 0) // HOUR)])


def read_pace(value: str) -> int:
    """Parses a pace in hours. Returns seconds, 0 for no clock. Raises ValueError for an unknown pace."""
    return _SECONDS[_SECONDS.index(int(value) * HOUR)]


def language_menu(control: Control, chosen: str, of_discord: str) -> ui.Select[Any]:
    options = [SelectOption(label=of_discord, value=DISCORD)]
    options += [SelectOption(label=language_name(code), value=code) for code in languages()]
    return menu(options, control, chosen=[chosen or DISCORD])


def read_language(value: str) -> str:
    """Parses a chosen language.

    Returns its code, or "" to follow Discord. Raises ValueError for an unknown language.
    """
    if value not in (DISCORD, *languages()):
        raise ValueError(value)
    return "" if value == DISCORD else value


def language_shown(chosen: str) -> str:
    return language_name(chosen) if chosen else "none"

"""The choices of options that several slash commands share."""

from discord import app_commands

from bot.kit.time_text import hours
from bot.kit.translator import text
from bot.kit.words import language_name, languages
from bot.model import time_rules

PACES = [
    app_commands.Choice(name=text("pace-choice", hours=hours(pace)), value=pace) for pace in (*time_rules.PACES, 0)
]
"""The paces of a partie, in seconds for each decision; 0 is no clock."""

DISCORD = "discord"
"""The choice of the language that Discord has for a person or a server."""


def language_choices() -> list[app_commands.Choice[str]]:
    """The languages that have a catalogue, each by its own name; before them, that of Discord."""
    return [
        app_commands.Choice(name=text("language-of-discord"), value=DISCORD),
        *(app_commands.Choice(name=language_name(code), value=code) for code in languages()),
    ]


def chosen_language(choice: str | None) -> str | None:
    """A choice of a language as it is stored: "" for that of Discord. None stays None."""
    return "" if choice == DISCORD else choice

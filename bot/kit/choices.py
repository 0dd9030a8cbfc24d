"""Option choices shared by several slash commands."""

from discord import app_commands

from bot.kit.time_text import hours
from bot.kit.translator import text
from bot.kit.words import language_name, languages
from bot.model import clocks

PACES = [app_commands.Choice(name=text("pace-choice", hours=hours(pace)), value=pace) for pace in (*clocks.PACES, 0)]
"""The paces of a partie, in seconds per decision; 0 for no clock."""

DISCORD = "discord"
"""The choice to follow the language set in Discord for a person or a server."""


def language_choices() -> list[app_commands.Choice[str]]:
    """The choice to follow Discord, then each language with a catalogue, under its native name."""
    return [
        app_commands.Choice(name=text("language-of-discord"), value=DISCORD),
        *(app_commands.Choice(name=language_name(code), value=code) for code in languages()),
    ]


def chosen_language(choice: str | None) -> str | None:
    """A language choice in stored form: "" to follow Discord. None stays None."""
    return "" if choice == DISCORD else choice

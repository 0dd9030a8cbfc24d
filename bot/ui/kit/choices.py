"""The choices of options that several slash commands share."""

from discord import app_commands

from bot.services.core import time_rules
from bot.ui.kit.time_text import hours
from bot.ui.kit.translator import text

PACES = [
    app_commands.Choice(name=text("pace-choice", hours=hours(pace)), value=pace) for pace in (*time_rules.PACES, 0)
]
"""The paces of a partie, in seconds for each decision; 0 is no clock."""

"""Answers failed commands and clicks with the reason and the next step."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.partie_text import refusal
from bot.kit.words import Words
from bot.model.errors import AgainstTheRules, NotOffered, Refused
from data.store.errors import DATABASE_ERRORS, DamagedValue, UnknownOutcome

_log = logging.getLogger(__name__)


async def answer_old_control(interaction: discord.Interaction[Any]) -> None:
    """Answers a click on a control from an older version of the bot."""
    await answer.say(interaction, words_for(interaction)("error-old-control"))


async def answer_error(interaction: discord.Interaction[Any], error: BaseException, partie: int | None = None) -> None:
    """Answers a failed command or click with the reason and the next step. Logs the reason, never a card."""
    say = words_for(interaction)
    if isinstance(error, Refused):
        told = _explain(say, error)
    elif isinstance(error, app_commands.MissingPermissions):
        told = say("error-not-allowed")
    else:
        key, level, why = _unforeseen(error)
        traced = error if level == logging.ERROR and not isinstance(error, DamagedValue) else None
        _log.log(level, "interaction %d (partie %s) %s", interaction.id, partie, why, exc_info=traced)
        told = say(key)
    await answer.say(interaction, told)


def _explain(say: Words, error: Refused) -> str:
    if isinstance(error, AgainstTheRules):
        return refusal(say, error.illegal)
    return say(f"refused-{error.key}", **error.words)


def _unforeseen(error: BaseException) -> tuple[str, int, str]:
    if isinstance(error, app_commands.AppCommandError):
        why = f"refused: no such command or option ({type(error).__name__}); this needs no action"
        return "error-no-such-command", logging.WARNING, why
    if isinstance(error, NotOffered):
        return (
            "error-old-control",
            logging.WARNING,
            "refused: the bot made no control with this id; this needs no action",
        )
    if isinstance(error, DATABASE_ERRORS) and not isinstance(error, UnknownOutcome):
        return "error-storage", logging.ERROR, "failed; see whether the disk is full, or the database's server away"
    if isinstance(error, DamagedValue):
        return (
            "error-damaged",
            logging.ERROR,
            f"failed, because a stored value is damaged ({error}); run python -m bot doctor",
        )
    return "error-unexpected", logging.ERROR, "failed; please report this bug"

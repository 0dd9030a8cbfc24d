"""Refusals in words."""

from bot.services.core.errors import AgainstTheRules, Refused
from bot.ui.refusals import refusal
from bot.ui.words import Words


def explain(say: Words, error: Refused) -> str:
    """What cannot be done, why, and what to do now."""
    if isinstance(error, AgainstTheRules):
        return refusal(say, error.illegal)
    return say(f"refused-{error.key}", **error.words)

"""Refusals in words."""

from bot.services.core.errors import AgainstTheRules, Refused
from bot.ui.kit.rule_errors_text import refusal
from bot.ui.kit.words import Words


def explain(say: Words, error: Refused) -> str:
    """What cannot be done, why, and what to do now."""
    if isinstance(error, AgainstTheRules):
        return refusal(say, error.illegal)
    return say(f"refused-{error.key}", **error.words)

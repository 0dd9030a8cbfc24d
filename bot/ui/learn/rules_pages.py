"""The game taught in short pages: what they are called, and the words of each.

The texts stand in the catalogue ``rules.ftl``, the page on what is special in a rule set among them.
"""

from bot.piquet.rules import RULE_SETS
from bot.ui.kit.words import Words

LESSONS: tuple[str, ...] = (
    "minute",
    "cards",
    "exchange",
    "point",
    "sequences",
    "sets",
    "talk",
    "sinking",
    "play",
    "bonuses",
    "partie",
    "first-deal",
    "advice",
    "glossary",
    "ratings",
    "discord",
)
"""The game itself, in the order in which a newcomer reads it."""

FURTHER: tuple[str, ...] = ("counterpique-score",)
"""What a set has to say on a second page."""

PAGES: tuple[str, ...] = (*LESSONS, *(f"set-{name}" for name in (*RULE_SETS, *FURTHER)), "options")
"""Every page, in order: the lessons, then ``set-`` and the name of each rule set, then house rules."""


def page(words: Words, name: str) -> tuple[str, str]:
    """Title and body (Discord markdown, under 1,200 characters) of a page of ``PAGES``; KeyError for any other."""
    return words(f"rules-page-{name}-title"), words(f"rules-page-{name}-body")

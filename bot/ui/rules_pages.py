"""The game taught in short pages: what they are called, and the words of each.

The texts stand in the catalogue ``rules.ftl``. A rule set that becomes playable adds its name to ``SETS`` and its
page there.
"""

from bot.ui.words import Words

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
    "discord",
)
"""The game itself, in the order in which a newcomer reads it."""

SETS: tuple[str, ...] = ("rubicon", "club", "au-cent", "french-1896", "carte-rouge", "hundred", "counterpique")
"""The rule sets; ``set-`` and its name is the page on what is special in each."""

FURTHER: tuple[str, ...] = ("counterpique-score",)
"""What a set has to say on a second page."""

PAGES: tuple[str, ...] = (*LESSONS, *(f"set-{name}" for name in (*SETS, *FURTHER)), "options")
"""Every page, in order: the lessons, then the rule sets, then house rules."""


def page(words: Words, name: str) -> tuple[str, str]:
    """Title and body (Discord markdown, under 1,200 characters) of a page of ``PAGES``; KeyError for any other."""
    return words(f"rules-page-{name}-title"), words(f"rules-page-{name}-body")

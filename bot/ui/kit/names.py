"""The names of people and of the house in a message, made safe: no markdown, no mention, no link."""

from functools import lru_cache

from discord.utils import escape_markdown, escape_mentions

from bot.services.core.sight import Sight
from bot.ui.kit.words import Words

LONGEST = 32


@lru_cache(4096)
def plain(name: str, longest: int = LONGEST) -> str:
    """A name for a text, escaped so that Discord shows it as it is."""
    return escape_mentions(escape_markdown(short_name(name, longest)))


def short_name(name: str, longest: int = LONGEST) -> str:
    """A name for a label: on one line, cut with an ellipsis if it is long."""
    line = " ".join(name.split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


def names(sight: Sight) -> tuple[str, str]:
    """Both players' names, escaped for a text."""
    return plain(sight.people.names[0]), plain(sight.people.names[1])


def short_names(say: Words, sight: Sight) -> tuple[str, str]:
    """Both players' names for the head of a narrow column, with room for little more than a word."""
    first, second = (
        say("house-short") if seat == sight.people.house else short_name(name)
        for seat, name in enumerate(sight.people.names)
    )
    return first, second


def house_name(say: Words, level: str) -> str:
    """The name of the house at this level."""
    return say("house-name", level=level)

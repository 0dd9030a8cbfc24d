"""People's names made safe for a message: no markdown, no mention, no link."""

from functools import lru_cache

from discord.utils import escape_markdown, escape_mentions

LONGEST = 32


@lru_cache(4096)
def plain(name: str, longest: int = LONGEST) -> str:
    """A name for a text, escaped so that Discord shows it as it is."""
    return escape_mentions(escape_markdown(short_name(name, longest)))


def short_name(name: str, longest: int = LONGEST) -> str:
    """A name for a label: on one line, cut with an ellipsis if it is long."""
    line = " ".join(name.split())
    return line if len(line) <= longest else line[: longest - 1] + "…"

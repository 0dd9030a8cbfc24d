"""What the players and the house are called in a message."""

from bot.services.core.sight import Sight
from bot.ui.kit.escape import plain, short_name
from bot.ui.kit.words import Words


def names(sight: Sight) -> tuple[str, str]:
    """Both names, escaped for a text."""
    return plain(sight.people.names[0]), plain(sight.people.names[1])


def house_name(say: Words, level: str) -> str:
    """The name of the house at this level."""
    return say("house-name", level=level)


def short_names(say: Words, sight: Sight) -> tuple[str, str]:
    """Both names for the head of a narrow column, with room for little more than a word."""
    first, second = (
        say("house-short") if seat == sight.people.house else short_name(name)
        for seat, name in enumerate(sight.people.names)
    )
    return first, second

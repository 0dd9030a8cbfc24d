"""A picture to send."""

from typing import Final, NamedTuple

from bot.kit.words import shortened

LONGEST_ALT: Final = 1024
"""The most characters that Discord allows in the description of a picture."""


class Picture(NamedTuple):
    """A PNG file, its name, and a description for people who cannot see it."""

    name: str
    data: bytes
    alt: str


def alt_text(described: str) -> str:
    """The description, cut to the length that Discord allows."""
    return shortened(described, LONGEST_ALT)

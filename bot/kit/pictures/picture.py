"""A picture to send: a file, and a description for people who cannot see it."""

from typing import NamedTuple

from bot.kit.words import shortened

LONGEST_ALT = 1024
"""The most characters that Discord allows in the description of a picture."""


class Picture(NamedTuple):
    """A PNG file, its name, and a description of what it shows."""

    name: str
    data: bytes
    alt: str


def alt_text(described: str) -> str:
    """A description, cut to the length that Discord allows."""
    return shortened(described, LONGEST_ALT)

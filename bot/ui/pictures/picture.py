"""A picture as it is sent: a file, and the same facts in words for whoever does not see it."""

from typing import NamedTuple

LONGEST_ALT = 1024
"""So many letters Discord takes as the description of a picture."""


class Picture(NamedTuple):
    """A file of the PNG format, its name, and what it shows in words."""

    name: str
    data: bytes
    alt: str


def shortened(alt: str) -> str:
    """A description as long as Discord takes it."""
    return alt if len(alt) <= LONGEST_ALT else alt[: LONGEST_ALT - 1] + "…"

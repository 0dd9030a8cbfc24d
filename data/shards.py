"""The part of a large bot that one process runs: some of its shards.

A shard is a connection to Discord that receives the events of some of the bot's servers.
"""

import re
from dataclasses import dataclass
from typing import Final, Self

from bot.model.ids import PRIVATE, PartieId

MOST: Final = 10_000
"""The most shards of a bot: about a thousand servers belong to each."""
_FORM: Final = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards ``first`` to ``last`` (inclusive) of ``count``. As text: ``0-7/16``, or ``3/16`` for one."""

    first: int
    last: int
    count: int

    @classmethod
    def of(cls, text: str) -> Self:
        """Reads the text form. Raises ValueError."""
        if (found := _FORM.fullmatch(text.replace(" ", ""))) is None:
            raise ValueError(text)
        first, count = int(found[1]), int(found[3])
        last = first if found[2] is None else int(found[2])
        if not first <= last < count <= MOST:
            raise ValueError(text)
        return cls(first, last, count)

    def __str__(self) -> str:
        numbers = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{numbers}/{self.count}"

    @property
    def numbers(self) -> range:
        """The numbers of these shards."""
        return range(self.first, self.last + 1)

    @property
    def share(self) -> float:
        """The fraction of all shards that these are, from 0 to 1."""
        return len(self.numbers) / self.count

    def have(self, guild: int, partie: PartieId) -> bool:
        """True if a partie on this server belongs to these shards. Private parties are spread over all by their ids."""
        return (partie if guild == PRIVATE else guild >> 22) % self.count in self.numbers
